import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../../../shared/errors.js';
import type { PlaceQuery } from '../../domain/places-provider.port.js';
import {
  boxesOf,
  rangeOf,
  tileNumbers,
  tilesAround,
  type TileRange,
  deleteUntouched,
  markAsked,
  tilesToAsk,
  upsertPlaces,
} from '../../../directory/public.js';
import { understand } from '../../../places-import/public.js';
import { CITIES, CITY_INDEXES, CountryOf } from '../../../geocoding/public.js';
import type { ReferenceDataLoader } from '../../../../shared/reference-data.js';
import { failureOf } from '../../../../shared/resilience/ask-json.js';
import { Overpass } from './overpass.js';
import { Pace, PUBLIC_SERVERS_INTERVAL } from '../../../../shared/map-services/pace.js';
import type { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import type { Config } from '../../../../config.js';
import type { LaggingReads } from '../../../../database/lagging-reads.js';

/** The harvest asks for this many metres round the person. For rare places it asks further, since the answer is short. */
const USUAL_REACH = 10_000;
const LONG_REACH = 50_000;
const PROVENANCE = { source: 'osm', licence: 'ODbL-1.0' };
const MEANWHILE = 'We cannot reach live map data right now. Please try again later.';

/** Brings places of OpenStreetMap, whose licence allows keeping them, into the directory where nobody asked for them yet. */
export class OsmHarvest {
  private readonly log = new Logger('OpenStreetMap');
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    private readonly database: DataSource,
    private readonly referenceData: ReferenceDataLoader,
    private readonly overpass: Overpass,
    private readonly reads: LaggingReads,
  ) {}

  /**
   * Makes sure that the directory holds what OpenStreetMap knows near the point. When the caller's patience ends first,
   * the call fails, but the work goes on for the next person.
   *
   * @throws DomainError `unavailable` when the server cannot answer, or not in time
   */
  async cover({ at, categories, radiusMeters, specialties, text, patience }: PlaceQuery): Promise<void> {
    const picky = specialties !== undefined || text !== undefined;
    const range = tilesAround(at, Math.min(radiusMeters, picky ? USUAL_REACH : LONG_REACH));
    const missing = await tilesToAsk(this.database, tileNumbers(range), categories);
    if (missing.size === 0) return;
    const part = rangeOf(range, missing);
    const key = JSON.stringify([part, categories.toSorted()]);
    const work = this.running.get(key) ?? this.start(key, part, categories);
    await inTime(work, patience).catch(() => {
      throw new DomainError('unavailable', 'places_unavailable', MEANWHILE);
    });
  }

  /** Waits for what is under way, e.g. before the database is closed. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.running.values());
  }

  private start(key: string, part: TileRange, categories: PlaceQuery['categories']): Promise<void> {
    const work = this.fetch(part, categories).finally(() => this.running.delete(key));
    this.running.set(key, work);
    work.catch((error: unknown) => this.log.warn(`No places from Overpass: ${failureOf(error)}`));
    return work;
  }

  private async fetch(part: TileRange, categories: PlaceQuery['categories']): Promise<void> {
    const boxes = boxesOf(part);
    const elements = await this.overpass.elements(boxes, categories);
    await this.referenceData.ready(CITIES);
    await this.referenceData.ready(CITY_INDEXES);
    const records = elements.map((element, i) => ({ number: i, json: JSON.stringify(element) }));
    const { rows } = await understand(this.database, records, PROVENANCE, new CountryOf(this.database));
    await this.database.transaction(async (db) => {
      await upsertPlaces(db, rows);
      for (const box of boxes) await deleteUntouched(db, box, categories);
      await markAsked(db, tileNumbers(part), categories);
    });
    await this.reads.settle();
  }
}

/** The harvest from the Overpass server that the settings name; null when they name none. */
export function osmHarvestOf(
  { osm: { overpassUrl, userAgent } }: Config,
  database: DataSource,
  referenceData: ReferenceDataLoader,
  services: OutsideServices,
  reads: LaggingReads,
): OsmHarvest | null {
  const pace = new Pace(database, PUBLIC_SERVERS_INTERVAL);
  return overpassUrl
    ? new OsmHarvest(database, referenceData, new Overpass(overpassUrl, userAgent, pace, services), reads)
    : null;
}

async function inTime(work: Promise<void>, patience: AbortSignal | undefined): Promise<void> {
  if (!patience) return work;
  patience.throwIfAborted();
  const { promise: lost, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(patience.reason as Error);
  patience.addEventListener('abort', giveUp, { once: true });
  await Promise.race([work, lost]).finally(() => patience.removeEventListener('abort', giveUp));
}
