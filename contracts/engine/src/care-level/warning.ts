import type { Language } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { readFindings } from '../reading/read-findings.ts';
import type { Reading } from '../reading/reading.ts';
import { SENTENCES } from '../sentences.ts';

/** What to do, and the signs at which to do it: "Call 112 | for | fainting or black stool". */
const CLAUSE = /^(.{4,50}?) (?:for|if|after|in) (.+)$/;
/** Says already that it is about more than there is. */
const MORE = /\b(?:more|again|worse|over|spreads?|quickly|suddenly)\b/;

/**
 * When to call for help at once, said to somebody who has told of some of it already: a clause with a sign that is there asks
 * for help when any of its signs is new, worse than now or comes again. The other clauses stay as they are.
 */
export function warningFor(warning: string, reading: Reading, base: KnowledgeBase, language: Language): string {
  if (language === 'hi') {
    const { warning: said, warningMore: more } = SENTENCES.hi;
    return warning === said && signsOf(said).some((sign) => isThere(sign, reading, base)) ? more : warning;
  }
  return warning
    .replace(/\.$/, '')
    .split('; ')
    .map((clause) => told(clause, reading, base))
    .join('; ')
    .concat('.');
}

/** Whether a warning names signs; "Call 112 now." does not, and is said in an emergency alone. */
export function namesSigns(warning: string): boolean {
  return CLAUSE.test(warning);
}

function told(clause: string, reading: Reading, base: KnowledgeBase): string {
  const [, action, signs = ''] = CLAUSE.exec(clause) ?? [];
  const isTold = signsOf(signs).some((sign) => isThere(sign, reading, base));
  return isTold ? `${action} if any of this is new, gets worse or comes again: ${signs}` : clause;
}

function signsOf(signs: string): string[] {
  return signs.split(/, | or | या /);
}

/** Whether all that a sign consists of was told, and the sign asks for no more of it. */
function isThere(sign: string, { present, known }: Reading, { lexicon, findings }: KnowledgeBase): boolean {
  if (MORE.test(sign)) return false;
  const heard = readFindings(sign, lexicon).filter(({ finding }) => findings.get(finding)!.kind === 'symptom');
  return heard.length > 0 && heard.every(({ finding }) => present.has(finding) && !known.has(finding));
}
