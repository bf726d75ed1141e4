/** Whom a text speaks of, for danger signs that were found on the device before any answer came. */
import type { Language } from '@sahaay/contracts/constants';
import { namelessIn } from '../reading/nameless.ts';
import { readPerson, type Given } from '../reading/person.ts';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';
import { speakOfFlags } from './speak.ts';

/**
 * Says danger signs of the person they are about.
 *
 * @param text what was typed; it may name the person
 * @param given what the form tells of them
 */
export function inVoiceOf(
  signs: readonly RedFlagMatch[],
  text: string,
  given: Given,
  language: Language,
): RedFlagMatch[] {
  const { who } = readPerson(text, given, {}, namelessIn);
  return speakOfFlags(signs, who, language);
}
