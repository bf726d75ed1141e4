import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STARTER_SOURCE, type FoundPlace } from '../../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../../domain/places-provider.port.js';
import { tileNumbers, tilesAround } from '../../domain/tiles.js';
import { textKey } from '../../domain/text-key.js';
import { openStateOf } from '../local-time.js';
import { ReferenceDataLoader } from '../reference-data.js';
import { tilesToAsk } from './coverage.queries.js';
import { walkOutwards, withTerms, type FoundRow, type Narrowing } from './places.queries.js';
import { STARTER_SET } from './starter/starter-set.js';
import { specialtyTerm } from './terms.js';
import { wordsLike } from './word.queries.js';

/** Metres within which enough is looked for first. */
const INNER_RING = 10_000;
/** Of a name, so many words are looked for. */
const WORDS_AT_MOST = 8;

/** Metres round a person that must have been asked for before "none here" is believed. */
const NEIGHBOURHOOD = 10_000;

/** The places in our own database: what was imported, and the starter set. */
@Injectable()
export class DirectoryPlaces extends PlacesProvider {
  constructor(
    private readonly database: DataSource,
    private readonly referenceData: ReferenceDataLoader,
  ) {
    super();
  }

  /** @param source only places that this source recorded */
  override async nearest(query: PlaceQuery, source?: string): Promise<FoundPlace[]> {
    await this.referenceData.ready(STARTER_SET);
    const places = await this.search(query, source);
    const now = new Date();
    return places.map((row) => toPlace(row, now));
  }

  /** By what was asked of OpenStreetMap; an imported file does not say what it leaves out. */
  override async surveyed({ at, categories, radiusMeters }: PlaceQuery): Promise<boolean> {
    const tiles = tileNumbers(tilesAround(at, Math.min(radiusMeters, NEIGHBOURHOOD)));
    return (await tilesToAsk(this.database, tiles, categories)).size === 0;
  }

  private async search(query: PlaceQuery, source: string | undefined): Promise<FoundRow[]> {
    const general = query.specialties?.includes('general') === true;
    const narrowing = { source, orUnknown: general ? query.specialties : undefined };
    const offered = general ? [] : (query.specialties ?? []).map(specialtyTerm);
    if (query.text === undefined && offered.length === 0) return this.nearestOf(query, narrowing);
    const also = offered.length > 0 ? [offered] : [];
    if (query.text === undefined) return this.inRings(query, also, narrowing);
    const words = textKey(query.text).split(' ').filter(Boolean).slice(0, WORDS_AT_MOST);
    if (words.length === 0) return [];
    const exact = await this.inRings(query, [...words.map((word) => [word]), ...also], narrowing);
    if (exact.length > 0) return exact;
    const alike = await wordsLike(this.database, words);
    return alike.every((group) => group.length > 0) ? this.inRings(query, [...alike, ...also], narrowing) : [];
  }

  private async nearestOf(query: PlaceQuery, narrowing: Narrowing): Promise<FoundRow[]> {
    const precise = await walkOutwards(this.database, query, 'precise', narrowing);
    const limit = query.limit - precise.length;
    if (limit === 0) return precise;
    return [...precise, ...(await walkOutwards(this.database, { ...query, limit }, 'approximate', narrowing))];
  }

  /** Where many are near, what is further away is not read. */
  private async inRings(query: PlaceQuery, groups: string[][], narrowing: Narrowing): Promise<FoundRow[]> {
    if (query.radiusMeters > INNER_RING) {
      const near = await withTerms(this.database, { ...query, radiusMeters: INNER_RING }, groups, narrowing);
      if (near.filter(({ geo_quality }) => geo_quality === 1).length === query.limit) return near;
    }
    return withTerms(this.database, query, groups, narrowing);
  }
}

function toPlace(row: FoundRow, now: Date): FoundPlace {
  return {
    category: row.category,
    name: row.name,
    address: row.address ?? '',
    phone: row.phone,
    rating: row.rating,
    specialties: row.specialties,
    lat: row.lat,
    lng: row.lng,
    meters: row.meters,
    approximate: row.geo_quality === 0,
    ...openStateOf(row.opening_hours, row, now),
    wheelchair: row.wheelchair,
    source: row.source,
    attribution: attributionOf(row),
  };
}

function attributionOf({ source, licence }: FoundRow): string | null {
  if (source === 'osm') return '© OpenStreetMap contributors';
  if (source === STARTER_SOURCE) return null;
  return licence === null ? `Source: ${source}` : `Source: ${source}, ${licence}`;
}
