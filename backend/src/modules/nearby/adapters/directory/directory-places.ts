import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STARTER_SOURCE, type FoundPlace } from '../../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../../domain/places-provider.port.js';
import { tileNumbers, tilesAround } from '../../domain/tiles.js';
import { openStateOf } from '../local-time.js';
import { ReferenceDataLoader } from '../reference-data.js';
import { tilesToAsk } from './coverage.queries.js';
import { pickWithin, walkOutwards, type FoundRow } from './places.queries.js';
import { STARTER_SET } from './starter/starter-set.js';

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

  private async search(query: PlaceQuery, source?: string): Promise<FoundRow[]> {
    if (query.specialties === undefined && query.text === undefined && source === undefined) {
      const precise = await walkOutwards(this.database, query);
      if (precise.length === query.limit) return precise;
    }
    return pickWithin(this.database, query, source);
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
