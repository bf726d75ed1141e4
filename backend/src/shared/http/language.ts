import { LANGUAGES, LOCALES, type Language, type Locale } from '@sahaay/contracts/constants';
import type { Request } from 'express';

/** The first language of `Accept-Language` in which the product answers, and English when it answers in none of them. */
export const languageOf = (request: Request): Language => firstOf(LANGUAGES, request);

/** The first language of `Accept-Language` that the pages speak, and English when they speak none of them. */
export const localeOf = (request: Request): Locale => firstOf(LOCALES, request);

function firstOf<Code extends Locale>(codes: readonly Code[], request: Request): Code | 'en' {
  return codes.find((code) => code === request.acceptsLanguages([...codes])) ?? 'en';
}
