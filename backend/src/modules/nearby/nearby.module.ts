import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { DirectoryPlaces } from './adapters/directory/directory-places.js';
import { STARTER_SET } from './adapters/directory/starter/starter-set.js';
import { FirstThatKnows } from './adapters/first-that-knows.js';
import { CITIES } from './adapters/gazetteer/cities.js';
import { LearningDirectory, LiveOrDirectory } from './adapters/live-or-directory.js';
import { OfflineGeocoder } from './adapters/offline-geocoder/offline-geocoder.js';
import { openStreetMapOf, type OpenStreetMap } from './adapters/openstreetmap/openstreetmap.js';
import { OsmPlaces } from './adapters/openstreetmap/osm-places.js';
import { ReferenceDataLoader } from './adapters/reference-data.js';
import { Geocoder } from './domain/geocoder.port.js';
import { PlacesProvider } from './domain/places-provider.port.js';
import { NearbyController } from './http/nearby.controller.js';
import { Geocode } from './use-cases/geocode.js';
import { SearchNearby } from './use-cases/search-nearby.js';

type Source = Config['placesProvider'];

/** Who answers searches for each setting of `PLACES_PROVIDER`. */
const PLACES: Readonly<Record<Source, (directory: DirectoryPlaces, map: OpenStreetMap) => PlacesProvider>> = {
  auto: (directory, { harvest }) => (harvest ? new LearningDirectory(directory, harvest) : directory),
  osm: (directory, { harvest }) =>
    harvest ? new LiveOrDirectory(new OsmPlaces(harvest, directory), directory) : directory,
  directory: (directory) => directory,
};

/** Who finds addresses for each setting of `PLACES_PROVIDER`. */
const GEOCODERS: Readonly<Record<Source, (offline: OfflineGeocoder, map: OpenStreetMap) => Geocoder>> = {
  auto: (offline, { nominatim }) => (nominatim ? new FirstThatKnows([offline, nominatim]) : offline),
  osm: (offline, { nominatim }) => (nominatim ? new FirstThatKnows([nominatim, offline]) : offline),
  directory: (offline) => offline,
};

const OPEN_STREET_MAP = Symbol('OPEN_STREET_MAP');

@Module({
  controllers: [NearbyController],
  providers: [
    SearchNearby,
    Geocode,
    ReferenceDataLoader,
    DirectoryPlaces,
    OfflineGeocoder,
    {
      provide: OPEN_STREET_MAP,
      useFactory: ({ osm }: Config, database: DataSource, referenceData: ReferenceDataLoader) =>
        openStreetMapOf(osm, database, referenceData),
      inject: [CONFIG, DataSource, ReferenceDataLoader],
    },
    {
      provide: PlacesProvider,
      useFactory: ({ placesProvider }: Config, directory: DirectoryPlaces, map: OpenStreetMap) =>
        PLACES[placesProvider](directory, map),
      inject: [CONFIG, DirectoryPlaces, OPEN_STREET_MAP],
    },
    {
      provide: Geocoder,
      useFactory: ({ placesProvider }: Config, offline: OfflineGeocoder, map: OpenStreetMap) =>
        GEOCODERS[placesProvider](offline, map),
      inject: [CONFIG, OfflineGeocoder, OPEN_STREET_MAP],
    },
  ],
})
export class NearbyModule {
  constructor(private readonly referenceData: ReferenceDataLoader) {}

  /** Loads what ships with the product, so that the first person who asks need not wait for it. */
  async warmUp(): Promise<void> {
    await this.referenceData.ready(STARTER_SET);
    await this.referenceData.ready(CITIES);
  }
}
