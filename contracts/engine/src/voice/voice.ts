import type { Language } from '@sahaay/contracts/constants';
import { inEnglish } from './english.ts';
import { KEPT, OWN_FORMS } from './exceptions.ts';
import { inHindi } from './hindi.ts';
import type { Voice } from './voices.ts';

/**
 * Says a text, which is written for the one in need ("Do you have a fever?"), of the one it is about ("Does the child have a
 * fever?"). A text that names the child or the person is for the helper already and stays.
 *
 * @returns the text itself for `self`
 */
export function inVoice(text: string, voice: Voice, language: Language): string {
  if (voice === 'self' || KEPT.has(text)) return text;
  return OWN_FORMS[text]?.[voice] ?? (language === 'hi' ? inHindi(text, voice) : inEnglish(text, voice));
}
