import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FoundPlace } from '../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../domain/places-provider.port.js';
import {
  STARTER_SOURCE,
  tileNumbers,
  tilesAround,
  textKey,
  tilesToAsk,
  lookUp,
  lookUpFew,
  canBeLookedUp,
  type Conditions,
  type FoundRow,
  walkOutwards,
  areWords,
  wordsLike,
} from '../../directory/public.js';
import { openStateOf } from './local-time.js';
import { ReferenceDataLoader } from '../../../shared/reference-data.js';
import { STARTER_SET } from '../../places-import/public.js';

/** How much further than the places met on the way suggest it is looked for enough of them. */
const MARGIN = 1.3;
/** Of a name, so many words are looked for. */
const WORDS_AT_MOST = 8;

/** Metres round a person that must have been asked for before "none here" is believed, and within which what is sought is first looked up. */
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

  private async search(query: PlaceQuery, source: string | undefined): Promise<readonly FoundRow[]> {
    const general = query.specialties?.includes('general') === true;
    const offered = query.specialties && !general ? [{ in: 'specialties', oneOf: query.specialties } as const] : [];
    const conditions = { sought: offered, source, orUnknown: general ? query.specialties : undefined };
    if (query.text === undefined) return this.nearestOf(query, conditions);
    const words = textKey(query.text).split(' ').filter(Boolean).slice(0, WORDS_AT_MOST);
    if (words.length === 0) return [];
    const named = (groups: readonly (readonly string[])[]) =>
      this.nearestOf(query, {
        ...conditions,
        sought: [...groups.map((oneOf) => ({ in: 'name', oneOf }) as const), ...offered],
      });
    const exact = (await areWords(this.database, words)) ? await named(words.map((word) => [word])) : [];
    if (exact.length > 0) return exact;
    const alike = await wordsLike(this.database, words);
    return alike.every((group) => group.length > 0) ? named(alike) : [];
  }

  private async nearestOf(query: PlaceQuery, conditions: Conditions): Promise<readonly FoundRow[]> {
    if (!canBeLookedUp(conditions)) return (await walkOutwards(this.database, query, conditions)).found;
    const few = query.radiusMeters <= NEIGHBOURHOOD ? await lookUpFew(this.database, query, conditions) : undefined;
    return few ?? this.walkOrLookUp(query, conditions);
  }

  /** What is common is met by walking; else it is looked up, first as near as what was met suggests, so that in a city not all of its places are read. */
  private async walkOrLookUp(query: PlaceQuery, conditions: Conditions): Promise<readonly FoundRow[]> {
    const { found, reach } = await walkOutwards(this.database, query, conditions);
    if (found.length === query.limit) return found;
    const promising = reach * Math.sqrt(query.limit / found.length) * MARGIN;
    if (promising < query.radiusMeters) {
      const near = await lookUp(this.database, { ...query, radiusMeters: promising }, conditions);
      if (near.filter(({ geo_quality }) => geo_quality === 1).length === query.limit) return near;
    }
    return lookUp(this.database, query, conditions);
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
