import { normaliseWord } from './normalise.js';

/** One word of a text. `start` and `end` are places in the text as it was written. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Words of different segments (sentences, "but", brackets) never belong to one phrase. */
  readonly segment: number;
  /** What stands before the word: a comma, or nothing. */
  readonly comma: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’‘`][\p{L}]+)*(?:\.\d+)?|[.;:!?()[\]{}\n।,/–—]/gu;
const HARD = new Set(['.', ';', ':', '!', '?', '(', ')', '[', ']', '{', '}', '\n', '।', '–', '—']);
const BUT = new Set(['but', 'bt', 'however', 'except', 'although', 'though', 'whereas', 'lekin', 'magar', 'लेकिन', 'मगर']);
/** "Par" is "on" after a noun and "but" after a verb or a comma. */
const PAR = new Set(['par', 'pr', 'पर']);
const HINDI_VERB = new Set(['hai', 'hain', 'tha', 'thi', 'the', 'nahi', 'nahin', 'gaya', 'gayi', 'gaye', 'raha', 'rahi', 'rahe', 'hu', 'hun', 'h', 'hn', 'nhi', 'rha', 'rhi', 'rhe', 'gya', 'gyi', 'gye', 'है', 'हैं', 'था', 'थी', 'थे', 'नहीं', 'गया', 'गई', 'रहा', 'रही', 'रहे', 'हूं', 'हूँ']);
/** "Knee (left)" is one thing. */
const OF_A_SIDE = /\((?:r|l|left|right)\)/i;
/** A colon after one of these belongs to the words that follow: "Absent: cough, fever". */
const HEADING = new Set(['history', 'past', 'family', 'absent', 'denies', 'denied', 'negative', 'no']);
const NOT = new Set(['aint', 'dont', 'doesnt', 'didnt', 'isnt', 'arent', 'wasnt', 'werent', 'havent', 'hasnt', 'hadnt', 'wont', 'wouldnt', 'shouldnt', 'dnt', 'dint', 'donot', 'doesnot']);
const CANNOT = new Set(['cant', 'cnt', 'couldnt', 'cannot']);

/** Splits a text into words with their places; contractions of "not" become `not` or `cannot`. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let segment = 0;
  let comma = false;
  let heading = false;
  const known = new Map<string, string>();
  for (const { 0: raw, index: start } of text.matchAll(WORD)) {
    if (raw === ',' || raw === '/') {
      comma = true;
      continue;
    }
    if (HARD.has(raw)) {
      if ((raw === '(' || raw === ')') && OF_A_SIDE.test(text.slice(Math.max(0, start - 5), start + 7))) continue;
      if (raw === ':' && heading) continue;
      segment++;
      comma = false;
      heading = false;
      continue;
    }
    if (tokens.at(-1)?.word === 'not' && raw.toLowerCase() === 'been' && /^\s+able\b/i.test(text.slice(start + raw.length))) continue;
    const { word, before } = contract(plainOf(raw, known), tokens.at(-1)?.word);
    if (before !== undefined) tokens[tokens.length - 1] = { ...tokens.at(-1)!, word: before };
    if (BUT.has(word) || (PAR.has(word) && (comma || HINDI_VERB.has(tokens.at(-1)?.word ?? '')))) {
      segment++;
      heading = false;
    }
    if (HEADING.has(word)) heading = true;
    tokens.push({ word, start, end: start + raw.length, segment, comma });
    comma = false;
  }
  return joinTries(tokens);
}

const PRONOUN = new Set(['i', 'he', 'she', 'they', 'we', 'it', 'but']);

/** "I try to lift my arm, cannot": what was tried cannot be done. */
function joinTries(tokens: Token[]): Token[] {
  for (let at = tokens.length - 1; at > 1; at--) {
    const { word, segment } = tokens[at]!;
    const isLast = tokens[at + 1] === undefined || tokens[at + 1]!.comma || tokens[at + 1]!.segment !== segment;
    if (word !== 'cannot' || !isLast) continue;
    let from = at;
    while (from > 0 && tokens[from - 1]!.segment >= segment - 1 && !/^(?:try|tried|trying|tries)$/.test(tokens[from]!.word)) from--;
    const tried = tokens[from]!;
    const isOther = tried.segment !== segment && tokens.some((token) => token.segment === segment && token.word !== 'cannot' && !PRONOUN.has(token.word));
    if (/^(?:try|tried|trying|tries)$/.test(tried.word) && !isOther && tokens[from + 1]?.word === 'to') tokens.splice(from, 2, { ...tried, word: 'cannot' });
  }
  return tokens;
}

/** The words alone, as `tokenise` reads them; `known` keeps what words look like when plain. Fast for what has no punctuation: thousands of phrases are read at start. */
export function wordsOf(text: string, known: Map<string, string> = new Map()): string[] {
  if (/[^\p{L}\p{M}\p{N} ]/u.test(text)) return tokenise(text).map(({ word }) => word);
  const words: string[] = [];
  for (const raw of text.split(' ')) {
    if (raw === '') continue;
    const { word, before } = contract(plainOf(raw, known), words.at(-1));
    if (before !== undefined) words[words.length - 1] = before;
    words.push(word);
  }
  return words;
}

/** A word without capitals, accents of typing and apostrophes; `known` keeps what was worked out before, as words come again and again. */
function plainOf(raw: string, known: Map<string, string>): string {
  let plain = known.get(raw);
  if (plain === undefined) known.set(raw, (plain = normaliseWord(raw).replaceAll("'", '')));
  return plain;
}

/**
 * "can not", "unable", "not able" → cannot; "don't" → not; the "back of" something is no back.
 * @returns the word, and what the word before becomes when they belong together
 */
function contract(word: string, last: string | undefined): { word: string; before?: string } {
  if (CANNOT.has(word) || word === 'unable') return { word: 'cannot' };
  if (NOT.has(word)) return { word: 'not' };
  if (last === 'back' && word === 'of') return { word, before: 'rear' };
  if ((word === 'not' && (last === 'can' || last === 'could')) || (word === 'able' && last === 'not')) return { word: 'able', before: 'cannot' };
  return { word };
}
