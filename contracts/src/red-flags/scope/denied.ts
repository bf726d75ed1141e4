import type { Token } from '../tokens.js';
import type { Status } from './status.js';
import { AND, ENDS_CLAUSE, RESTART, set } from './vocabulary.js';

const NEGATES = set(
  'no not never none nobody nothing without nor neither denies denied deny denying absent absence negative nil',
);
/** These deny a whole list, "and" included. */
const NEGATES_LIST = set('denies denied deny denying absent absence negative neither');
/** "Fever: no", "chest pain absent, cough present": they answer what stands before them. */
const ANSWERS_NO = set('no nope nah none nil absent negative never nobody nothing nahi nahin nhi नहीं नही');
/** "Fever is not there." */
const NOT_THERE = set('there present seen anymore');
const NEGATES_BEFORE = set('nahi nahin nhi nahee नहीं नही');
/** "bukhar nahi utar raha": the fever does not go down, so it is there. */
const AFTER_NAHI = set(
  'ruk rukta rukti ruki utar utarta ja jaa jata jati tham thamta theek thik kam pa mil रुक उतर जा थम ठीक कम पा',
);
/** "bukhar kam nahi ho raha": only the relief is denied. */
const RELIEF = set(
  'kam theek thik band ruk khatam aram aaram asar fark farak farq fayda faida control कम ठीक बंद रुक खत्म आराम असर फर्क फायदा',
);
/** "bol nahi pa raha": what he cannot do is said, nothing before it is denied. */
const CAN = set(
  'pa paa pata paata pati paati pate paate paya payi paye sakta sakti sakte saka saki sake पा पाता पाती पाते पाया पाई सकता सकती सकते सका सकी',
);
/** "aisa dard kabhi nahi hua": the worst ever. */
const EVER = set('kabhi kbhi कभी');
const SO_MUCH = set('itna itni itne aisa aisi aise इतना इतनी इतने ऐसा ऐसी ऐसे');
/** "khoon ruk hi nahi raha". */
const PARTICLES = set('hi bhi b to toh bilkul ही भी तो बिल्कुल बिलकुल');
/** What stands before "since" or "after" is not denied: "dast ke baad do din se peshab nahi". */
const BEFORE_THAT = set('se baad bad jab से बाद जब');
const THAT = set('ki कि');
const AFTER_PSEUDO = set(
  'only just sure doubt relief improvement improving improve better change idea one matter help helping helps calms works relieves stops going stopping stop subside subsiding settling responding trying reason cause warning dieting effort explanation slow slowing calming healing subsides doing moving apparent obvious wonder without gone sorry wait',
);
/** "I cannot walk without pain": the pain is there. */
const HARDLY = set('cannot not never hard harder difficult difficulty');
const ENDS_NEGATION = set(
  'apart besides because since due when until unless if then so while only just instead despite worsened worse',
);
const HABITS = set('bowel urine urinary stool weight appetite vision voice taste mood menstrual');
const HAVE = set('have having had any got feel');
const OR = set('or nor ya या');
/** A describing word opens a new statement: "no cough, tender glands and fever". */
const DESCRIBES = set(
  'a an tender swollen severe bad high mild red itchy painful sore constant terrible big some lots much more',
);
/** Nobody is "without sleepy": such a word opens a new statement too. */
const STATES = set(
  'sleepy drowsy muddled confused dizzy pale unconscious faint breathless sweaty shivery restless floppy weak tired',
);
const NEITHER_HINDI = set('na न ना');
const BINA = set('bina bagair बिना बगैर');
const KE = set('ke के');
const NON = set('smoker smokers smoking diabetic pregnant drinker drinking alcoholic itchy painful tender');
const ONLY = set('sirf only just bas बस सिर्फ');
const WAS = set('tha thi the था थी थे');

const CUES: ReadonlySet<string> = new Set([
  ...NEGATES,
  ...ANSWERS_NO,
  ...NEGATES_BEFORE,
  ...NEITHER_HINDI,
  ...BINA,
  'free',
  'non',
  '0',
]);

/** Whether a word may deny. */
export function mayDeny(word: string): boolean {
  return CUES.has(word);
}

/** Marks what a segment denies. */
export function markDenied(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  markForward(tokens, from, to, status);
  markHindi(tokens, from, to, status);
  markNeitherHindi(tokens, from, to, status);
  markBina(tokens, from, to, status);
  markFree(tokens, from, to, status);
  markZero(tokens, from, to, status);
  markNon(tokens, from, to, status);
}

function markForward(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let cue = from; cue < to; cue++) {
    const word = tokens[cue]!.word;
    const next = tokens[cue + 1]?.word ?? '';
    const isRepeated = next === word && cue + 1 < to && !tokens[cue + 1]!.comma;
    if (isRepeated) continue;
    if (answersBefore(tokens, cue, from, to)) {
      markBack(tokens, cue - 1, from, status);
      continue;
    }
    if (word === 'without' && tokens.slice(from, cue).some((token) => HARDLY.has(token.word))) continue;
    if (!NEGATES.has(word) || isPseudo(tokens, next === 'any' ? cue + 2 : cue + 1)) continue;
    const list = listOf(tokens, cue, to);
    for (let index = cue + 1; index < to; index++) {
      const { word: told, comma } = tokens[index]!;
      const after = tokens[index + 1]?.word ?? '';
      if (ENDS_NEGATION.has(told) || (told === 'as' && RESTART.has(after))) break;
      if (AND.has(told)) {
        const goesOn = word === 'without' ? !DESCRIBES.has(after) : list !== null && word !== 'not';
        if (
          !goesOn ||
          RESTART.has(after) ||
          (word === 'without' && STATES.has(after)) ||
          (list === 'and' && DESCRIBES.has(after))
        )
          break;
      }
      if (
        comma &&
        (list === null ||
          (list === 'or' && !NEGATES_LIST.has(word) && !orAhead(tokens, index, to)) ||
          RESTART.has(told) ||
          (list === 'and' && DESCRIBES.has(told)))
      )
        break;
      status[index] = 'denied';
    }
  }
}

/** "I do not have fever, cough and cold" denies a list; "I cannot sit, my leg is red and hot" does not. */
function listOf(tokens: readonly Token[], cue: number, to: number): 'or' | 'and' | null {
  const { word } = tokens[cue]!;
  if (NEGATES_LIST.has(word)) return 'or';
  const list = listAfter(tokens, cue + 1, to);
  return list === 'and' && word === 'not' && !HAVE.has(tokens[cue + 1]?.word ?? '') ? null : list;
}

/** "No doubt", "no change in my cough" deny nothing; "no change in bowel habits" does. */
function isPseudo(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  return (
    AFTER_PSEUDO.has(word) &&
    !(
      /^changes?$/.test(word) &&
      /^(?:in|of|to)$/.test(tokens[at + 1]?.word ?? '') &&
      HABITS.has(tokens[at + 2]?.word ?? '')
    )
  );
}

/** "No gas or stool, belly swollen": a list with "or" ends at the first comma after its last "or". */
function orAhead(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => OR.has(word));
}

function answersBefore(tokens: readonly Token[], cue: number, from: number, to: number): boolean {
  const { word, comma } = tokens[cue]!;
  if (cue === from || comma || (word !== 'not' && !ANSWERS_NO.has(word))) return false;
  const ends = (at: number): boolean => at >= to || tokens[at]!.comma;
  if (word === 'not') return NOT_THERE.has(tokens[cue + 1]?.word ?? '') && ends(cue + 2);
  return !NEGATES_BEFORE.has(word) && ends(cue + 1);
}

/** Denies what stands before a word, back to the last comma or "and". */
function markBack(tokens: readonly Token[], last: number, from: number, status: Status[]): void {
  for (let index = last; index >= from && !AND.has(tokens[index]!.word); index--) {
    status[index] = 'denied';
    if (tokens[index]!.comma) break;
  }
}

/** "fever, cough or vomiting", "fever, cough, chills": a list, joined by "or" or by "and", and not a new statement after a comma. */
function listAfter(tokens: readonly Token[], from: number, to: number): 'or' | 'and' | null {
  let commas = 0;
  let length = 0;
  let short = true;
  for (let index = from; index < to; index++) {
    const { word, comma } = tokens[index]!;
    if (comma) {
      commas++;
      length = 0;
      if (RESTART.has(word)) return null;
    }
    if (OR.has(word)) return 'or';
    if (AND.has(word)) return commas > 0 && !RESTART.has(tokens[index + 1]?.word ?? '') ? 'and' : null;
    if (++length > 3) short = false;
  }
  return commas >= 2 && short ? 'and' : null;
}

/** Hindi says "bukhar nahi hai": the denial follows. It reaches back to the last comma, "and", "since" or verb ("bukhar hai, dard nahi"), over "was" only in "khansi thi ab nahi". */
function markHindi(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let cue = from; cue < to; cue++) {
    if (
      !NEGATES_BEFORE.has(tokens[cue]!.word) ||
      (cue + 1 < to && !tokens[cue + 1]!.comma && AFTER_NAHI.has(tokens[cue + 1]!.word))
    )
      continue;
    const told = lastBefore(tokens, from, cue);
    const before = told >= from ? tokens[told]!.word : '';
    if (RELIEF.has(before)) {
      status[told] = 'denied';
      continue;
    }
    if (tokens.slice(cue + 1, Math.min(to, cue + 4)).some(({ word }) => CAN.has(word))) continue;
    if (EVER.has(before) && tokens.slice(from, told).some(({ word }) => SO_MUCH.has(word))) continue;
    if (cue + 1 < to && !tokens[cue + 1]!.comma && !RESTART.has(tokens[cue + 1]!.word)) status[cue + 1] = 'denied';
    const isOver = /^(?:ab|अब)$/.test(before) && cue - 2 > from && WAS.has(tokens[cue - 2]!.word);
    for (let index = isOver ? cue - 3 : cue - 1; index >= from; index--) {
      const { word, comma } = tokens[index]!;
      if (AND.has(word) || (index < cue - 1 && (ENDS_CLAUSE.has(word) || BEFORE_THAT.has(word)))) break;
      if (THAT.has(word) && ENDS_CLAUSE.has(tokens[index - 1]?.word ?? '')) break;
      status[index] = 'denied';
      if (comma) break;
    }
  }
}

/** The word before a place, particles left out. */
function lastBefore(tokens: readonly Token[], from: number, cue: number): number {
  let at = cue - 1;
  while (at > from && PARTICLES.has(tokens[at]!.word)) at--;
  return at;
}

/** "na bukhar na khansi": two of them deny, one alone asks ("dard hai na"). */
function markNeitherHindi(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  const cues: number[] = [];
  for (let at = from; at + 1 < to; at++)
    if (NEITHER_HINDI.has(tokens[at]!.word) && !tokens[at + 1]!.comma) cues.push(at);
  if (cues.length < 2) return;
  for (const cue of cues) {
    for (let index = cue + 1; index < to; index++) {
      const { word, comma } = tokens[index]!;
      if (comma || cues.includes(index) || ONLY.has(word) || ENDS_CLAUSE.has(word)) break;
      status[index] = 'denied';
    }
  }
}

/** "bina bukhar ke khansi", "bukhar ke bina khansi". */
function markBina(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let cue = from; cue < to; cue++) {
    if (!BINA.has(tokens[cue]!.word)) continue;
    const end = [cue + 2, cue + 3, cue + 4].find((at) => at < to && KE.has(tokens[at]!.word));
    if (end !== undefined) status.fill('denied', cue + 1, end);
    else if (cue - 2 >= from && KE.has(tokens[cue - 1]!.word)) status[cue - 2] = 'denied';
  }
}

/** "Free of fever", "fever free for two days". */
function markFree(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let cue = from; cue < to; cue++) {
    if (tokens[cue]!.word !== 'free') continue;
    const next = cue + 1 < to ? tokens[cue + 1]!.word : '';
    if (/^(?:of|from)$/.test(next))
      for (let index = cue + 2; index < to && !tokens[index]!.comma && !AND.has(tokens[index]!.word); index++)
        status[index] = 'denied';
    else if (cue > from && /^(?:for|since|now|today|)$/.test(next)) status[cue - 1] = 'denied';
  }
}

/** "Itching on a scale of ten is 0": told, and told that there is none. */
function markZero(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  const last = tokens[to - 1]!;
  if (to - from > 2 && last.word === '0' && /^(is|was|of|at)$/.test(tokens[to - 2]!.word))
    status.fill('denied', from, to);
}

/** "A non-smoker": only that word, and not in "non-productive cough". */
function markNon(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let cue = from; cue < to - 1; cue++)
    if (tokens[cue]!.word === 'non' && NON.has(tokens[cue + 1]!.word)) status[cue + 1] = 'denied';
}

/** "Fever? No.", "cough: no, fever: yes": the answer denies what was asked before it. */
export function markAnswers(
  tokens: readonly Token[],
  parts: readonly (readonly [number, number])[],
  status: Status[],
): void {
  for (let part = 1; part < parts.length; part++) {
    const [from, to] = parts[part]!;
    if (!ANSWERS_NO.has(tokens[from]!.word) || (to - from > 1 && !tokens[from + 1]!.comma)) continue;
    const [start, end] = parts[part - 1]!;
    if (end - start <= 5) markBack(tokens, end - 1, start, status);
  }
}
