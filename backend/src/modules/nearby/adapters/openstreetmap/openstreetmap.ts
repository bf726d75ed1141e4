import type { DataSource } from 'typeorm';
import type { Config } from '../../../../config.js';
import type { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import type { ReferenceDataLoader } from '../reference-data.js';
import { Nominatim } from './nominatim.js';
import { OsmHarvest } from './osm-harvest.js';
import { Overpass } from './overpass.js';
import { Pace } from './pace.js';

/** What of OpenStreetMap this installation may ask. */
export interface OpenStreetMap {
  readonly harvest: OsmHarvest | null;
  readonly nominatim: Nominatim | null;
}

/** The terms of the public servers allow one request a second for the whole application. */
const INTERVAL = 1000;

/** The servers that the settings name. */
export function openStreetMapOf(
  { osm: { overpassUrl, nominatimUrl, userAgent }, placesCountry }: Config,
  database: DataSource,
  referenceData: ReferenceDataLoader,
  services: OutsideServices,
): OpenStreetMap {
  const pace = new Pace(database, INTERVAL);
  return {
    harvest: overpassUrl
      ? new OsmHarvest(database, referenceData, new Overpass(overpassUrl, userAgent, pace, services))
      : null,
    nominatim: nominatimUrl ? new Nominatim(nominatimUrl, userAgent, placesCountry, pace, services) : null,
  };
}
