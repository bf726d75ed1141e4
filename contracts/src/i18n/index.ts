export {
  createTranslator,
  regionalTag,
  type Catalogue,
  type Locale,
  type TextsLike,
  type Translate,
} from './translate.ts';
export { createTexts, type LaterTexts, type TextFiles, type Texts } from './texts.ts';
export { unpackTexts } from './text-key.ts';
export { quotedIn, writtenIn } from './written-in.ts';
export { formatDateTime, formatDay } from './date-time.ts';
