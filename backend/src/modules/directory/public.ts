export { AROUND_CITY, middleOfAddress, middleOfPostcode, placeNamed } from './adapters/known-places.queries.js';
export type { FoundRow } from './adapters/conditions.js';
export { deleteUntouched, markAsked, tilesToAsk } from './adapters/coverage.queries.js';
export { recordedPlaces } from './adapters/recorded-places.js';
export { upsertPlaces } from './adapters/place-writes.js';
export { metersBetween, onTheGlobe, type Coordinates } from './domain/coordinates.js';
export { editDistance } from './domain/edit-distance.js';
export { isPlaceCategory, PLACE_CATEGORIES, type PlaceCategory } from './domain/place-category.js';
export { STARTER_SOURCE, type PlaceRow } from './domain/place-row.js';
export type { PlaceSearch } from './domain/place-search.js';
export {
  specialtiesFromName,
  specialtiesFromTags,
  specialtyAskedFor,
  specialtyTitle,
  type SpecialtyKey,
} from './domain/specialties.js';
export { textKey } from './domain/text-key.js';
export { boxAround, boxesOf, rangeOf, tileNumbers, tilesAround, type Box, type TileRange } from './domain/tiles.js';
