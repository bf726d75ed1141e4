import { LANGUAGES, type Language } from '@sahaay/contracts/constants';
import type { Request } from 'express';

/** The first language of `Accept-Language` that the product speaks, and English when it speaks none of them. */
export function languageOf(request: Request): Language {
  return LANGUAGES.find((language) => language === request.acceptsLanguages([...LANGUAGES])) ?? 'en';
}
