import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { OutsideServices } from '../../shared/resilience/outside-services.js';
import { FirstThatKnows } from './adapters/first-that-knows.js';
import { googleGeocoderOf, type GoogleGeocoder } from './adapters/google-geocoder.js';
import { nominatimOf, type Nominatim } from './adapters/nominatim.js';
import { OfflineGeocoder } from './adapters/offline-geocoder/offline-geocoder.js';
import { Geocoder } from './domain/geocoder.port.js';
import { GeocodingController } from './http/geocoding.controller.js';
import { Geocode } from './use-cases/geocode.js';

type Geocoders = (offline: OfflineGeocoder, nominatim: Nominatim | null, google: GoogleGeocoder | null) => Geocoder;

/** Who finds addresses for each setting of `PLACES_PROVIDER`. */
const GEOCODERS: Readonly<Record<Config['placesProvider'], Geocoders>> = {
  auto: (offline, nominatim, google) => {
    if (google) return new FirstThatKnows([google, offline]);
    return nominatim ? new FirstThatKnows([offline, nominatim]) : offline;
  },
  google: (offline, _, google) => (google ? new FirstThatKnows([google, offline]) : offline),
  osm: (offline, nominatim) => (nominatim ? new FirstThatKnows([nominatim, offline]) : offline),
  directory: (offline) => offline,
};

const NOMINATIM = Symbol('NOMINATIM');
const GOOGLE_GEOCODER = Symbol('GOOGLE_GEOCODER');

/** Turns what a person types as a place into a position. */
@Module({
  controllers: [GeocodingController],
  providers: [
    Geocode,
    OfflineGeocoder,
    { provide: NOMINATIM, useFactory: nominatimOf, inject: [CONFIG, DataSource, OutsideServices] },
    { provide: GOOGLE_GEOCODER, useFactory: googleGeocoderOf, inject: [CONFIG, OutsideServices] },
    {
      provide: Geocoder,
      useFactory: ({ placesProvider }: Config, ...sources: Parameters<Geocoders>) =>
        GEOCODERS[placesProvider](...sources),
      inject: [CONFIG, OfflineGeocoder, NOMINATIM, GOOGLE_GEOCODER],
    },
  ],
})
export class GeocodingModule {}
