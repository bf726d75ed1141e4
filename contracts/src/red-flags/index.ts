/** Reading symptoms from plain text and screening them for red flags: one implementation for the page and the service. */
import { BUNDLE } from './bundle.generated.js';
import type { Person } from './person.js';
import { createScreen, type RedFlagMatch } from './screen.js';

export { MOST_STEPS, stepsToShow, type FirstAid } from './first-aid.js';
export { compileLexicon, lexiconOf, type Lexicon } from './lexicon.js';
export { normaliseWord, stem } from './normalise.js';
export { isSkipped, isStrong, lostChoices } from './phrases.js';
export { preparePhrases, type FindingKind, type PreparedPhrases } from './prepare-phrases.js';
export { readPerson, type Person } from './person.js';
export { quoter, type Quote } from './quotes.js';
export { readFindings, type Mention } from './read-findings.js';
export { soundOf } from './sound.js';
export { tokenise, type Token } from './tokens.js';
export {
  createScreen,
  dangersOf,
  imply,
  raiseFlags,
  toMatches,
  type FindingLinks,
  type RaisedFlag,
  type RedFlagBundle,
  type RedFlagHelpline,
  type RedFlagKind,
  type RedFlagMatch,
  type RedFlagRule,
  type RedFlagTexts,
} from './screen.js';

let screen: ReturnType<typeof createScreen> | undefined;

/**
 * Finds red flags in a description, on the device, before anything is sent.
 *
 * @param text what the person wrote
 * @param person age in years and sex, when known
 * @returns raised flags, the most immediate danger first; empty when there are none. The server may add to them, never take away
 */
export function screenRedFlags(text: string, person: Person = {}): RedFlagMatch[] {
  screen ??= createScreen(BUNDLE);
  return screen(text, person);
}
