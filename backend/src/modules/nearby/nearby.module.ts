import { Module, type Type } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { DirectoryPlaces } from './adapters/directory/directory-places.js';
import { CITIES } from './adapters/gazetteer/cities.js';
import { STARTER_SET } from './adapters/directory/starter/starter-set.js';
import { OfflineGeocoder } from './adapters/offline-geocoder/offline-geocoder.js';
import { ReferenceDataLoader } from './adapters/reference-data.js';
import { Geocoder } from './domain/geocoder.port.js';
import { PlacesProvider } from './domain/places-provider.port.js';
import { NearbyController } from './http/nearby.controller.js';
import { Geocode } from './use-cases/geocode.js';
import { SearchNearby } from './use-cases/search-nearby.js';

/** Which provider answers for each setting of `PLACES_PROVIDER`. */
const PROVIDERS: Readonly<Record<Config['placesProvider'], Type<PlacesProvider>>> = {
  auto: DirectoryPlaces,
  directory: DirectoryPlaces,
};

@Module({
  controllers: [NearbyController],
  providers: [
    SearchNearby,
    Geocode,
    ReferenceDataLoader,
    DirectoryPlaces,
    {
      provide: PlacesProvider,
      useFactory: ({ placesProvider }: Config, ...providers: PlacesProvider[]) =>
        providers.find((provider) => provider instanceof PROVIDERS[placesProvider]),
      inject: [CONFIG, ...new Set(Object.values(PROVIDERS))],
    },
    { provide: Geocoder, useClass: OfflineGeocoder },
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
