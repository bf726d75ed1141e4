import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { OutsideServices } from '../../shared/resilience/outside-services.js';
import { DirectoryPlaces } from './adapters/directory/directory-places.js';
import { STARTER_SET } from './adapters/directory/starter/starter-set.js';
import { FirstThatKnows } from './adapters/first-that-knows.js';
import { CITIES, CITY_INDEXES } from './adapters/gazetteer/cities.js';
import { googleMapsOf, type GoogleMaps } from './adapters/google/google-maps.js';
import { LearningDirectory, LiveOrDirectory } from './adapters/live-or-directory.js';
import { OfflineGeocoder } from './adapters/offline-geocoder/offline-geocoder.js';
import { openStreetMapOf, type OpenStreetMap } from './adapters/openstreetmap/openstreetmap.js';
import { OsmPlaces } from './adapters/openstreetmap/osm-places.js';
import { ReferenceDataLoader } from './adapters/reference-data.js';
import { Geocoder } from './domain/geocoder.port.js';
import { PlacesProvider } from './domain/places-provider.port.js';
import { NearbyController } from './http/nearby.controller.js';
import { PlaceMetrics } from './http/place-metrics.js';
import { Geocode } from './use-cases/geocode.js';
import { SearchNearby } from './use-cases/search-nearby.js';

type Source = Config['placesProvider'];
type Places = (directory: DirectoryPlaces, map: OpenStreetMap, google: GoogleMaps | null) => PlacesProvider;
type Geocoders = (offline: OfflineGeocoder, map: OpenStreetMap, google: GoogleMaps | null) => Geocoder;

/** Who answers searches for each setting of `PLACES_PROVIDER`. */
const PLACES: Readonly<Record<Source, Places>> = {
  auto: (directory, { harvest }, google) => {
    if (google) return new LiveOrDirectory(google.places, directory);
    return harvest ? new LearningDirectory(directory, harvest) : directory;
  },
  google: (directory, _, google) => (google ? new LiveOrDirectory(google.places, directory) : directory),
  osm: (directory, { harvest }) =>
    harvest ? new LiveOrDirectory(new OsmPlaces(harvest, directory), directory) : directory,
  directory: (directory) => directory,
};

/** Who finds addresses for each setting of `PLACES_PROVIDER`. */
const GEOCODERS: Readonly<Record<Source, Geocoders>> = {
  auto: (offline, { nominatim }, google) => {
    if (google) return new FirstThatKnows([google.geocoder, offline]);
    return nominatim ? new FirstThatKnows([offline, nominatim]) : offline;
  },
  google: (offline, _, google) => (google ? new FirstThatKnows([google.geocoder, offline]) : offline),
  osm: (offline, { nominatim }) => (nominatim ? new FirstThatKnows([nominatim, offline]) : offline),
  directory: (offline) => offline,
};

const OPEN_STREET_MAP = Symbol('OPEN_STREET_MAP');
const GOOGLE_MAPS = Symbol('GOOGLE_MAPS');

@Module({
  controllers: [NearbyController],
  providers: [
    SearchNearby,
    Geocode,
    PlaceMetrics,
    ReferenceDataLoader,
    DirectoryPlaces,
    OfflineGeocoder,
    {
      provide: OPEN_STREET_MAP,
      useFactory: openStreetMapOf,
      inject: [CONFIG, DataSource, ReferenceDataLoader, OutsideServices],
    },
    { provide: GOOGLE_MAPS, useFactory: googleMapsOf, inject: [CONFIG, OutsideServices] },
    {
      provide: PlacesProvider,
      useFactory: ({ placesProvider }: Config, ...sources: Parameters<Places>) => PLACES[placesProvider](...sources),
      inject: [CONFIG, DirectoryPlaces, OPEN_STREET_MAP, GOOGLE_MAPS],
    },
    {
      provide: Geocoder,
      useFactory: ({ placesProvider }: Config, ...sources: Parameters<Geocoders>) =>
        GEOCODERS[placesProvider](...sources),
      inject: [CONFIG, OfflineGeocoder, OPEN_STREET_MAP, GOOGLE_MAPS],
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
