import { LANGUAGES, type Language } from '@sahaay/contracts/constants';
import type { Request } from 'express';

/** The language of `Accept-Language` that we speak; English when there is none. */
export function languageOf(request: Request): Language {
  return LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? 'en';
}
