import { EMERGENCY_NUMBER, type Language } from '@sahaay/contracts/constants';
import { sentencesOf } from '../advice/sentences-of.ts';
import { onceOf } from '../once-of.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { readFindings } from '../reading/read-findings.ts';
import type { Reading } from '../reading/reading.ts';

/** One clause of a warning: what to do, and the signs at which to do it. */
interface Clause {
  readonly action: string;
  readonly signs: string;
}

/** How a language says a clause, and how it says it to somebody who has told of one of its signs. */
interface Form {
  readonly stop: string;
  /** Undefined for a clause that names no signs. */
  readonly clauseOf: (text: string) => Clause | undefined;
  readonly or: RegExp;
  readonly more: RegExp;
  readonly again: (clause: Clause) => string;
  /** The same of a sign that asks for 112. */
  readonly now: (clause: Clause) => string;
}

const FORMS: Readonly<Record<Language, Form>> = {
  // "Call 112 | for | fainting or black stool"
  en: {
    stop: '.',
    clauseOf: (text) => {
      const [, action, signs] = /^(.{4,50}?) (?:for|if|after|in) (.+)$/.exec(text) ?? [];
      return action === undefined || signs === undefined ? undefined : { action, signs };
    },
    or: /, | or /,
    more: /\b(?:more|again|worse|over|spreads?|quickly|suddenly)\b/,
    again: ({ action, signs }) => `${action} if any of this is new, gets worse or comes again: ${signs}`,
    now: ({ action, signs }) => `${action} if any of this is so now or comes again: ${signs}`,
  },
  // "बेहोशी या काला मल | हो तो | 112 पर फ़ोन करें"
  hi: {
    stop: '।',
    clauseOf: (text) => {
      const [before = '', ...after] = text.split(' तो ');
      const signs = before.replace(/ हों?$/, '');
      return after.length === 0 || signs === '' ? undefined : { signs, action: after.join(' तो ') };
    },
    or: /, | या /,
    more: /(?:ज़्यादा|बार-बार|फिर|दोबारा|बढ़|फैल|अचानक|से ऊपर|से अधिक)/,
    again: ({ action, signs }) => `${signs}: इनमें से कुछ भी नया हो, बढ़े या फिर से हो तो ${action}`,
    now: ({ action, signs }) => `${signs}: इनमें से कुछ भी अभी हो या फिर से हो तो ${action}`,
  },
};

/**
 * When to call for help at once, said to somebody who has told of some of it already: a clause with a sign that is there asks
 * for help when any of its signs is new, worse than now or comes again. The other clauses stay as they are.
 */
export function warningFor(warning: string, reading: Reading, base: KnowledgeBase, language: Language): string {
  const { stop, clauseOf, again } = FORMS[language];
  const said = warning
    .replace(/[.।]$/, '')
    .split('; ')
    .map((text) => {
      const found = clauseOf(text);
      return found && isTold(found, reading, base, language) ? again(found) : text;
    });
  return `${said.join('; ')}${stop}`;
}

/** A step that says when to call 112, said to somebody who has told of one of its signs: it is never spoken of as if it were yet to come. */
export function stepFor112(step: string, reading: Reading, base: KnowledgeBase, language: Language): string {
  if (!step.includes(EMERGENCY_NUMBER)) return step;
  const { stop, clauseOf, now } = FORMS[language];
  const said = sentencesOf(step).map((sentence) => {
    const found = clauseOf(sentence.replace(/[.।]$/, ''));
    if (!found?.action.includes(EMERGENCY_NUMBER)) return sentence;
    return isTold(found, reading, base, language) ? `${now(found)}${stop}` : sentence;
  });
  return said.join(' ');
}

function isTold({ signs }: Clause, reading: Reading, base: KnowledgeBase, language: Language): boolean {
  const { or, more } = FORMS[language];
  return signs.split(or).some((sign) => !more.test(sign) && isThere(sign, reading, base));
}

/** Whether a warning names signs; "Call 112 now." does not, and is said in an emergency alone. */
export function namesSigns(warning: string, language: Language): boolean {
  return FORMS[language].clauseOf(warning) !== undefined;
}

/** Whether all that a sign consists of was told. */
function isThere(sign: string, { present, known }: Reading, base: KnowledgeBase): boolean {
  const symptoms = symptomsIn(base)(sign);
  return symptoms.length > 0 && symptoms.every((id) => present.has(id) && !known.has(id));
}

/** The symptoms that a sign of a warning names, read once: the warnings of the knowledge have some thousand signs. */
const symptomsIn = onceOf(({ lexicon, findings }: KnowledgeBase) => {
  const read = new Map<string, readonly string[]>();
  return (sign: string): readonly string[] => {
    let symptoms = read.get(sign);
    if (!symptoms) {
      const heard = readFindings(sign, lexicon).map(({ finding }) => finding);
      read.set(sign, (symptoms = heard.filter((id) => findings.get(id)!.kind === 'symptom')));
    }
    return symptoms;
  };
});
