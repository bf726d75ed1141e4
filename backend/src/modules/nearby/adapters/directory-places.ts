import { Injectable } from '@nestjs/common';
import { LaggingReads } from '../../../database/lagging-reads.js';
import type { FoundPlace } from '../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../domain/places-provider.port.js';
import {
  recordedPlaces,
  STARTER_SOURCE,
  tileNumbers,
  tilesAround,
  tilesToAsk,
  type FoundRow,
} from '../../directory/public.js';
import { openStateOf } from './local-time.js';
import { ReferenceDataLoader } from '../../../shared/reference-data.js';
import { STARTER_SET } from '../../places-import/public.js';

/** "None here" is believed only when somebody asked for all places within this many metres round the person. */
const NEIGHBOURHOOD = 10_000;

/** The places in our own database: what was imported, and the starter set. */
@Injectable()
export class DirectoryPlaces extends PlacesProvider {
  constructor(
    private readonly reads: LaggingReads,
    private readonly referenceData: ReferenceDataLoader,
  ) {
    super();
  }

  /** @param source when given, only places that this source recorded are found */
  override async nearest(query: PlaceQuery, source?: string): Promise<FoundPlace[]> {
    await this.referenceData.ready(STARTER_SET);
    const places = await this.reads.run((database) => recordedPlaces(database, query, source));
    const now = new Date();
    return places.map((row) => toPlace(row, now));
  }

  /** Only OpenStreetMap tells this: an imported file does not say what it leaves out. */
  override async surveyed({ at, categories, radiusMeters }: PlaceQuery): Promise<boolean> {
    const tiles = tileNumbers(tilesAround(at, Math.min(radiusMeters, NEIGHBOURHOOD)));
    return (await this.reads.run((database) => tilesToAsk(database, tiles, categories))).size === 0;
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
