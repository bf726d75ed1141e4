/** Short codes of positions, read and written by arithmetic: one implementation for the page (offline) and the service. */
export { digipinCenter, digipinOf, spotDigipin } from './digipin.js';
export {
  isPlusCodeArea,
  needsSpotNearby,
  plusCodeCenter,
  plusCodeOf,
  shortPlusCodeCenter,
  spotPlusCode,
  type SpottedPlusCode,
} from './plus-code.js';
