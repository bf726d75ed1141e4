export { createTranslator, type Catalogue, type Locale, type Translate } from './translate.ts';
export { formatDateTime } from './date-time.ts';
