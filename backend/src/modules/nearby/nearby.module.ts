import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { LaggingReads } from '../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../shared/reference-data.js';
import { OutsideServices } from '../../shared/resilience/outside-services.js';
import { DiagnosticsModule } from '../diagnostics/diagnostics.module.js';
import { CITIES, CITY_INDEXES } from '../geocoding/public.js';
import { STARTER_SET } from '../places-import/public.js';
import { DirectoryPlaces } from './adapters/directory-places.js';
import { GazetteerSurroundings } from './adapters/gazetteer-surroundings.js';
import { googlePlacesOf, type GooglePlaces } from './adapters/google/google-places.js';
import { LearningDirectory, LiveOrDirectory } from './adapters/live-or-directory.js';
import { osmHarvestOf, type OsmHarvest } from './adapters/openstreetmap/osm-harvest.js';
import { OsmPlaces } from './adapters/openstreetmap/osm-places.js';
import { KnownSurroundings } from './domain/known-surroundings.port.js';
import { PlacesProvider } from './domain/places-provider.port.js';
import { NearbyController } from './http/nearby.controller.js';
import { PlaceMetrics } from './http/place-metrics.js';
import { SayWhere } from './use-cases/say-where.js';
import { SearchNearby } from './use-cases/search-nearby.js';

type Places = (directory: DirectoryPlaces, harvest: OsmHarvest | null, google: GooglePlaces | null) => PlacesProvider;

/** Who answers searches for each setting of `PLACES_PROVIDER`. */
const PLACES: Readonly<Record<Config['placesProvider'], Places>> = {
  auto: (directory, harvest, google) => {
    if (google) return new LiveOrDirectory(google, directory);
    return harvest ? new LearningDirectory(directory, harvest) : directory;
  },
  google: (directory, _, google) => (google ? new LiveOrDirectory(google, directory) : directory),
  osm: (directory, harvest) =>
    harvest ? new LiveOrDirectory(new OsmPlaces(harvest, directory), directory) : directory,
  directory: (directory) => directory,
};

const OSM_HARVEST = Symbol('OSM_HARVEST');
const GOOGLE_PLACES = Symbol('GOOGLE_PLACES');

@Module({
  imports: [DiagnosticsModule],
  controllers: [NearbyController],
  providers: [
    SearchNearby,
    SayWhere,
    PlaceMetrics,
    DirectoryPlaces,
    { provide: KnownSurroundings, useClass: GazetteerSurroundings },
    {
      provide: OSM_HARVEST,
      useFactory: osmHarvestOf,
      inject: [CONFIG, DataSource, ReferenceDataLoader, OutsideServices, LaggingReads],
    },
    { provide: GOOGLE_PLACES, useFactory: googlePlacesOf, inject: [CONFIG, OutsideServices] },
    {
      provide: PlacesProvider,
      useFactory: ({ placesProvider }: Config, ...sources: Parameters<Places>) => PLACES[placesProvider](...sources),
      inject: [CONFIG, DirectoryPlaces, OSM_HARVEST, GOOGLE_PLACES],
    },
  ],
})
export class NearbyModule {
  constructor(private readonly referenceData: ReferenceDataLoader) {}

  /** Loads what ships with the product, so that the first person who asks need not wait for it. */
  async warmUp(): Promise<void> {
    await this.referenceData.ready(STARTER_SET);
    await this.referenceData.ready(CITIES);
    await this.referenceData.ready(CITY_INDEXES);
  }
}
