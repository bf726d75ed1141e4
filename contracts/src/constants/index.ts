/** Facts both sides of the API agree on. Built to `dist/` so that the backend can load them without a bundler. */
export { GENDERS, type Gender } from './genders.js';
export { PLACE_FILTERS, DEFAULT_PLACE_FILTER, type PlaceFilter } from './place-filters.js';
export { SIGNED_IN_COOKIE } from './signed-in-cookie.js';
export { SEARCH_RADIUS_HEADER, SEARCH_COVERAGE_HEADER } from './search-headers.js';
export {
  EMERGENCY_CONTACTS,
  AMBULANCE_NUMBERS,
  EMERGENCY_NUMBER,
  OTHER_HELPLINES,
  TELE_MANAS_NUMBER,
  type EmergencyContact,
} from './emergency-contacts.js';
export { factsOf, isAnswered, LANGUAGES, LOCALES, type Language, type Locale } from './languages.js';
export { blockOf, isTypedIn, type Letters } from './typed-in.js';
export * from './limits.js';
export { ADULT_AGE, isChildBornOn } from './adult-age.js';
export { latestDay } from './latest-day.js';
export { NOTICE_VERSION } from './notice.js';
export { CARE_LEVELS, type CareLevel } from './care-levels.js';
export { FAILURE_STATUSES, type FailureKind } from './failure-statuses.js';
