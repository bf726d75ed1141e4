export { CITIES, CITY_INDEXES, likelyCities } from './adapters/gazetteer/cities.js';
export { CountryOf, type NearestTown } from './adapters/gazetteer/country-of.js';
export { surroundingsOf, type Surroundings } from './adapters/gazetteer/surroundings.js';
export { towardsAddress, type StatedArea } from './adapters/gazetteer/misplaced.js';
export { middleOfPin } from './adapters/offline-geocoder/postcode-areas.js';
export { regionNamed } from './adapters/offline-geocoder/regions.js';
export { LOCATION_NOT_FOUND } from './domain/location-not-found.js';
