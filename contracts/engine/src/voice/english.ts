import { inStep } from './english-steps.ts';
import type { ThirdPerson } from './voices.ts';

/** Where one clause ends and the next begins. */
const CLAUSES = /(?<=[.!?;:] )/;
/** A clause that names somebody speaks to the helper, whose "you" stays. */
const NAMES_SOMEBODY = /\b(?:child|baby|person|patient|her|mother|somebody)\b/i;
const IN_NEED = /\bthe (?:person|patient)\b/gi;
const FIRST = /\b(?:(do|are|have|were) )?(yourself|yours|your|you)\b(?! (?:wrote|describe))/i;
/** Not of the one who writes. */
const YOU = /(?<!\bsomeone (?=you cannot))\b(?:yourself|yours|your|you)\b(?! (?:wrote|describe))/gi;

const SINGULAR: Readonly<Record<string, string>> = { do: 'does', are: 'is', have: 'has', were: 'was', go: 'goes' };
/** Verbs that are the same of one and of many: modal ones and those of the past. */
const ANY_NUMBER =
  /^(?:can|cannot|could|must|may|might|will|would|should|did|had|lost|slept|ate|took|fell|(?!bleed|need|feed|breed)\w+ed)$/i;
/** "When you walk or climb stairs": of more than one verb, which are said of "them". */
const SEVERAL_VERBS = /^[^.;:?]*(?:\b(?:or|and)\b|,)/;
/** A second verb beside the first: "cough, sneeze or strain", "walk or work hard". */
const SECOND_VERB =
  /(^(?: up| down| over| hard)?(?:, | or )|(?<=, \w+) or )(bend|climb|laugh|lift|look|move|sneeze|stand|strain|talk|twist|work)\b/g;
/** Words after which "you" is the one who does it, and such after which something is done to them. */
const DONE_BY = /\b(?:do|are|have|were|did|can|must|will|would|could|should|since|if|when|while) $/i;
const DONE_TO =
  /\b(?:makes?|lets?|let|helps?|bring|around|near|of|for|with|about|to|from|bitten|give|given|gave|told|both of) $/i;
const ENDS_OF_OBJECT =
  /^(?:[.,;:?!)]|$| (?:about|after|again|all|and|as|at|awake|before|by|dizzy|during|each|first|for|from|hard|in|into|more|now|of|on|or|sick|safe|so|that|tired|to|today|too|unconscious|up|very|when|with|without|lately|how|soon|although|though)\b)/;

/** Says an English text of the child, or of "them". */
export function inEnglish(text: string, voice: ThirdPerson): string {
  let isNamed = voice === 'other';
  let isForHelper = false;
  return text
    .replace(/\b(?:by yourself|(?:on|of) your own)\b/, 'without a doctor')
    .split(CLAUSES)
    .map((clause) => {
      const isOfSomebody = NAMES_SOMEBODY.test(clause);
      const written = clause.startsWith('Take ') ? clause.replace(/ with you(?=[.;])/, ' along') : clause;
      const told = voice === 'child' ? written.replace(IN_NEED, (who) => withCaseOf(who, 'the child')) : written;
      if (isOfSomebody && !clause.includes('?')) {
        isForHelper = true;
        return told;
      }
      const step = isForHelper ? told : inStep(told);
      const said = isNamed ? step : nameChild(step);
      isNamed ||= isOfSomebody || said !== step;
      return said.replace(YOU, (you, at: number) =>
        withCaseOf(you, theyFor(you, said.slice(0, at), said.slice(at + you.length))),
      );
    })
    .join('');
}

/** Puts "the child" where a clause first says "you", with a verb that fits. */
function nameChild(clause: string): string {
  const found = FIRST.exec(clause);
  if (!found) return clause;
  const [told, auxiliary, you] = found as unknown as [string, string | undefined, string];
  const before = clause.slice(0, found.index);
  const after = clause.slice(found.index + told.length);
  const asChild = (word: string): string => `${before}${withCaseOf(told, word)}${after}`;
  if (/^your$/i.test(you)) return asChild(`${auxiliary ? `${auxiliary.toLowerCase()} ` : ''}the child's`);
  if (!/^you$/i.test(you)) return clause;
  if (auxiliary) return asChild(`${SINGULAR[auxiliary.toLowerCase()]!} the child`);
  if (isDoneTo(before, after) || /\b(?:did|can|must|will|would|could|should) $/i.test(before))
    return asChild('the child');
  return nameSubject(`${before}${withCaseOf(told, 'the child')}`, after) ?? clause;
}

/** "When you walk" → "when the child walks"; undefined where several verbs follow. */
function nameSubject(child: string, after: string): string | undefined {
  const [, adverb = '', verb, rest] = /^ ((?:often|also|still|suddenly|first|never) )?(\w+)([^]*)$/.exec(after) ?? [];
  if (!verb || rest === undefined) return undefined;
  const joined = rest.replace(SECOND_VERB, (_, joint: string, second: string) => joint + ofOne(second));
  if (joined === rest && SEVERAL_VERBS.test(rest)) return undefined;
  return `${child} ${adverb}${ofOne(verb)}${joined}`;
}

function ofOne(verb: string): string {
  if (ANY_NUMBER.test(verb)) return verb;
  return SINGULAR[verb] ?? (/(?:ch|sh|ss|x|z)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie') + 's');
}

function theyFor(you: string, before: string, after: string): string {
  if (/^your$/i.test(you)) return 'their';
  if (/^yours$/i.test(you)) return 'theirs';
  if (/^yourself$/i.test(you)) return 'themselves';
  return isDoneTo(before, after) ? 'them' : 'they';
}

/** Whether "you" is the one to whom something is done: "does it wake you at night". */
function isDoneTo(before: string, after: string): boolean {
  return DONE_TO.test(before) || (!DONE_BY.test(before) && ENDS_OF_OBJECT.test(after));
}

function withCaseOf(told: string, word: string): string {
  return /^\p{Lu}/u.test(told) ? word[0]!.toUpperCase() + word.slice(1) : word;
}
