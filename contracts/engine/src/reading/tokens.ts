import { normaliseWord } from './normalise.ts';
import { pieceEnd } from './pieces.ts';

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

const HARD = new Set(['.', ';', ':', '!', '?', '(', ')', '[', ']', '{', '}', '\n', '।', '–', '—']);
const BUT = new Set([
  'but',
  'bt',
  'however',
  'except',
  'although',
  'though',
  'whereas',
  'lekin',
  'magar',
  'लेकिन',
  'मगर',
]);
/** "Par" is "on" after a noun and "but" after a verb or a comma. */
const PAR = new Set(['par', 'pr', 'पर']);
const HINDI_VERB = new Set([
  'hai',
  'hain',
  'tha',
  'thi',
  'the',
  'nahi',
  'nahin',
  'gaya',
  'gayi',
  'gaye',
  'raha',
  'rahi',
  'rahe',
  'hu',
  'hun',
  'h',
  'hn',
  'nhi',
  'rha',
  'rhi',
  'rhe',
  'gya',
  'gyi',
  'gye',
  'है',
  'हैं',
  'था',
  'थी',
  'थे',
  'नहीं',
  'गया',
  'गई',
  'रहा',
  'रही',
  'रहे',
  'हूं',
]);
/** "Knee (left)" is one thing. */
const OF_A_SIDE = /\((?:r|l|left|right)\)/i;
/** A colon after one of these belongs to the words that follow: "Absent: cough, fever". */
const HEADING = new Set(['history', 'past', 'family', 'absent', 'denies', 'denied', 'negative', 'no']);
const WITH_IS = new Set(["there's", "where's"]);
const NOT = new Set([
  'aint',
  'dont',
  'doesnt',
  'didnt',
  'isnt',
  'arent',
  'wasnt',
  'werent',
  'havent',
  'hasnt',
  'hadnt',
  'wont',
  'wouldnt',
  'shouldnt',
  'dnt',
  'dint',
  'donot',
  'doesnot',
]);
const CANNOT = new Set(['cant', 'cnt', 'couldnt', 'cannot', 'unable']);

/** A word as it is read wherever it stands. */
export interface PlainWord {
  /** Without capitals, accents of typing and apostrophes. */
  readonly plain: string;
  /** The same, "don't" and its like as `not`, "can't" as `cannot`. */
  readonly word: string;
  /** What it does to the words around it. */
  readonly role: 'but' | 'par' | 'heading' | null;
}

/** The words that are read in another way or do something to the words around them. */
const SPECIAL = new Map<string, PlainWord>([
  ...[...CANNOT].map((plain) => [plain, { plain, word: 'cannot', role: null }] as const),
  ...[...NOT].map((plain) => [plain, { plain, word: 'not', role: null }] as const),
  ...[...BUT].map((plain) => [plain, { plain, word: plain, role: 'but' }] as const),
  ...[...PAR].map((plain) => [plain, { plain, word: plain, role: 'par' }] as const),
  ...[...HEADING].map((plain) => [plain, { plain, word: plain, role: 'heading' }] as const),
]);

/** Splits a text into words with their places; contractions of "not" become `not` or `cannot`. */
export function tokenise(text: string): Token[] {
  return joinTries(new Tokeniser(text).read());
}

class Tokeniser {
  private readonly tokens: Token[] = [];
  private readonly known = new Map<string, PlainWord>();
  private segment = 0;
  private comma = false;
  private heading = false;
  private last = '';

  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): Token[] {
    const { text } = this;
    for (let start = 0, end: number; start < text.length; start = Math.max(end, start + 1)) {
      end = pieceEnd(text, start);
      if (end === start) continue;
      const piece = text.slice(start, end);
      if (piece === ',' || piece === '/') this.comma = true;
      else if (!HARD.has(piece)) this.addWord(piece, start, end);
      else if (!this.joins(piece, start)) this.openSegment(false);
    }
    return this.tokens;
  }

  /** Whether a mark that parts sentences parts none here. */
  private joins(mark: string, at: number): boolean {
    if (mark === ':') return this.heading;
    return (mark === '(' || mark === ')') && OF_A_SIDE.test(this.text.slice(Math.max(0, at - 5), at + 7));
  }

  private openSegment(comma: boolean): void {
    this.segment++;
    this.comma = comma;
    this.heading = false;
  }

  private addWord(raw: string, start: number, end: number): void {
    const { plain, word: own, role } = plainOf(raw, this.known);
    if (this.last === 'not' && raw.toLowerCase() === 'been' && /^\s+able\b/i.test(this.text.slice(end))) return;
    const before = joinedTo(this.last, plain);
    if (before !== undefined) this.tokens[this.tokens.length - 1] = { ...this.tokens.at(-1)!, word: before };
    const word = before === 'cannot' ? 'able' : own;
    if (this.turns(plain, role)) this.openSegment(this.comma);
    if (role === 'heading') this.heading = true;
    this.tokens.push({ word, start, end, segment: this.segment, comma: this.comma });
    this.last = word;
    this.comma = false;
  }

  /** Whether a word begins to speak of something else: "as though" is a simile. */
  private turns(plain: string, role: PlainWord['role']): boolean {
    if (role === 'par') return this.comma || HINDI_VERB.has(this.last);
    return role === 'but' && !(plain === 'though' && this.last === 'as');
  }
}

const PRONOUN = new Set(['i', 'he', 'she', 'they', 'we', 'it', 'but']);
const TRIES = new Set(['try', 'tried', 'trying', 'tries']);

/** "I try to lift my arm, cannot": what was tried cannot be done. */
function joinTries(tokens: Token[]): Token[] {
  for (let at = tokens.length - 1; at > 1; at--) {
    if (tokens[at]!.word !== 'cannot' || !isLastOfClause(tokens, at)) continue;
    const from = triedBefore(tokens, at);
    if (from !== null) tokens.splice(from, 2, { ...tokens[from]!, word: 'cannot' });
  }
  return tokens;
}

function isLastOfClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.comma || next.segment !== tokens[at]!.segment;
}

/** The place of "try to" in the same sentence, or in the one before when nothing else is said in this one. */
function triedBefore(tokens: readonly Token[], at: number): number | null {
  const { segment } = tokens[at]!;
  let from = at;
  while (from > 0 && tokens[from - 1]!.segment >= segment - 1 && !TRIES.has(tokens[from]!.word)) from--;
  const tried = tokens[from]!;
  const isOther =
    tried.segment !== segment &&
    tokens.some((token) => token.segment === segment && token.word !== 'cannot' && !PRONOUN.has(token.word));
  return TRIES.has(tried.word) && !isOther && tokens[from + 1]?.word === 'to' ? from : null;
}

/** The words alone, as `tokenise` reads them; `known` keeps how words are read. Fast for what has no punctuation: thousands of phrases are read at start. */
export function wordsOf(text: string, known: Map<string, PlainWord> = new Map()): string[] {
  if (/[^\p{L}\p{M}\p{N} ]/u.test(text)) return tokenise(text).map(({ word }) => word);
  const words: string[] = [];
  for (const raw of text.split(' ')) {
    if (raw === '') continue;
    const { plain, word } = plainOf(raw, known);
    const before = joinedTo(words.at(-1) ?? '', plain);
    if (before !== undefined) words[words.length - 1] = before;
    words.push(before === 'cannot' ? 'able' : word);
  }
  return words;
}

/** How a word is read; `known` keeps what was worked out before, as words come again and again. */
function plainOf(raw: string, known: Map<string, PlainWord>): PlainWord {
  let answer = known.get(raw);
  if (!answer) {
    const normal = normaliseWord(raw);
    const plain = normal.includes("'") ? withoutVerb(normal).replaceAll("'", '') : normal;
    known.set(raw, (answer = SPECIAL.get(plain) ?? { plain, word: plain, role: null }));
  }
  return answer;
}

/** "Breathing's getting worse", "my son's knee", "he'll", "I'd": what is shortened to a letter or two belongs to no noun; "he's" and "that's" are words of their own. */
function withoutVerb(word: string): string {
  if (word.length > 6 && word.endsWith("'s") && !WITH_IS.has(word)) return word.slice(0, -2);
  return word.replace(/'(?:ll|d)$/, '');
}

/**
 * "Can not", "not able" → cannot (and the word itself becomes `able`); the "back of" something is no back.
 * @returns what the last word becomes when both belong together
 */
function joinedTo(last: string, plain: string): string | undefined {
  if (plain === 'of' && last === 'back') return 'rear';
  const isCannot = plain === 'not' ? last === 'can' || last === 'could' : plain === 'able' && last === 'not';
  return isCannot ? 'cannot' : undefined;
}
