import { takesApart } from './compounds.ts';
import { readContent, type ReadText } from './content.ts';
import type { Lexicon } from './lexicon.ts';
import { matchPhrase, type Match } from './match-phrases.ts';
import { settleOverlaps, type ToldMatch } from './overlaps.ts';
import type { FindingKind } from './prepare-phrases.ts';
import { readScopes, type Status } from './scope.ts';
import { readSmallAge, type SmallAge } from './small-ages.ts';
import { tokenise, type Token } from './tokens.ts';
import { NEGATIONS } from './words.ts';

/** A finding that a text speaks of, with the place of the words. */
export interface Mention {
  readonly finding: string;
  /** Said to be there (true) or denied (false). */
  readonly present: boolean;
  readonly start: number;
  readonly end: number;
  /** How many words tell of it. */
  readonly words: number;
}

/** Words of findings that are fears themselves. */
const NAMES_FEAR = new Set([
  'fear',
  'fears',
  'afraid',
  'scared',
  'terrified',
  'frightened',
  'worry',
  'worried',
  'avoid',
  'exposed',
  'exposure',
]);

/** Finds the findings a text says to be there or denies. What is past, imagined or of a relative counts only where the finding is of that kind. `tokens`: those of the text, where they are known already. */
export function readFindings(text: string, lexicon: Lexicon, tokens = tokenise(text)): Mention[] {
  const read = readContent(text, tokens, lexicon);
  const status = readScopes(tokens, read.words);
  const told: ToldMatch[] = [];
  const age = readSmallAge(text);
  for (const match of matchesOf(read, lexicon)) {
    if (age && takesAgeForTime(match, age, tokens)) continue;
    const present = isPresent(
      statusOf(match, tokens, status, lexicon),
      lexicon.kinds[match.phrase.finding] ?? 'symptom',
    );
    if (present !== null) told.push({ match, present });
  }
  const mentions = new Map<string, Mention>();
  for (const { match, present } of settleOverlaps(told, tokens, lexicon).sort(
    (a, b) => a.match.words.length - b.match.words.length,
  )) {
    const {
      phrase: { finding },
      words,
      from,
      to,
    } = match;
    mentions.set(`${finding} ${from} ${to}`, {
      finding,
      present,
      start: tokens[from]!.start,
      end: tokens[to]!.end,
      words: words.length,
    });
  }
  return [...mentions.values()];
}

/** Every phrase that is said, segment by segment. `isApart`: whether other words take those of a phrase apart. */
export function matchesOf(text: ReadText, lexicon: Lexicon, isApart = takesApart): Match[] {
  const { tokens, words, content } = text;
  const marks = lexicon.phrases.marks();
  const matches: Match[] = [];
  let token = 0;
  for (let from = 0, to = 0, mark = 1; from < content.length; from = to, mark++) {
    const { segment } = content[from]!;
    for (; to < content.length && content[to]!.segment === segment; to++) marks.addFamily(content[to]!.family, mark);
    for (; token < tokens.length && tokens[token]!.segment <= segment; token++) {
      marks.addForm(words[token]!.form, mark);
      marks.addForm(words[token]!.stemForm, mark);
    }
    for (let at = from; at < to; at++) {
      for (const phrase of lexicon.phrases.within(content[at]!.family, marks, mark)) {
        const match = matchPhrase(phrase, content[at]!, text, lexicon);
        if (match && !isApart(match.words, tokens, phrase.isInOrder && phrase.isStrict)) matches.push(match);
      }
    }
  }
  return matches;
}

/** "My 6 month old has a cough" tells of no cough for months: a phrase with "months" of an age needs the child as well. */
function takesAgeForTime({ words }: Match, { start, end, unit }: SmallAge, tokens: readonly Token[]): boolean {
  const ofAge = words.map(({ index }) => tokens[index]!).filter((token) => token.start < end && token.end > start);
  return ofAge.some((token) => token.start === unit) && ofAge.every((token) => token.start <= unit);
}

/** Whether what is said means having the finding (true), not having it (false), or nothing (null). */
function isPresent(status: Status, kind: FindingKind): boolean | null {
  if (status === 'denied') return false;
  if (kind === 'family') return status === 'family' ? true : null;
  if (status === 'present') return true;
  return kind === 'history' && status === 'past' ? true : null;
}

/** "No burning in the chest, a heavy pressure": the place is not denied by itself. A phrase that itself says "not" or "cannot" is not denied by that word; "fear of heights" is a real fear. */
function statusOf(
  { phrase, words }: Match,
  tokens: readonly Token[],
  status: readonly Status[],
  { sites, negations }: Lexicon,
): Status {
  if (words.every(({ index }) => status[index] === 'present')) return 'present';
  const saysNot = phrase.isInOrder ? phrase.saysNot : words.some(({ family }) => negations.has(family));
  const open = words.filter(({ index }) => !NEGATIONS.has(tokens[index]!.word));
  const told = open.filter(({ family }) => !sites.has(family));
  const meant = (told.length > 0 ? told : open).map(({ index }) => status[index]!);
  const isFear = words.some(({ index }) => NAMES_FEAR.has(tokens[index]!.word));
  const special = meant.find(
    (one) => one !== 'present' && !(saysNot && one === 'denied') && !(isFear && one === 'imagined'),
  );
  return special ?? 'present';
}
