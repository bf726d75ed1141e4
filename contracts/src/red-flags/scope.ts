import type { Token } from './tokens.js';

/** How a mention is meant. Only `present` counts as a complaint. */
export type Status = 'present' | 'denied' | 'past' | 'family' | 'imagined';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const NEGATES = set('no not never none nobody nothing without nor neither denies denied deny denying absent absence negative nil');
/** These deny a whole list, "and" included. */
const NEGATES_LIST = set('denies denied deny denying absent absence negative without neither');
const NEGATES_BEFORE = set('nahi nahin nhi nahee नहीं नही');
/** "bukhar nahi utar raha": the fever does not go down, so it is there. */
const AFTER_NAHI = set('ruk rukta rukti ruki utar utarta ja jaa jata jati tham thamta theek thik thek kam pa mil रुक उतर जा थम ठीक कम पा');
const AFTER_PSEUDO = set('only just sure doubt relief improvement improving improve better change idea one matter help helping helps calms works relieves stops going stopping stop subside subsiding settling responding trying reason cause warning dieting effort explanation doing moving apparent obvious wonder');
/** "I cannot walk without pain": the pain is there. */
const HARDLY = set('cannot not never hard harder difficult difficulty');
const ENDS_NEGATION = set('because since due when until unless if then so while only just instead despite worsened worse');
/** Verbs that end a Hindi clause. */
const ENDS_CLAUSE = set('hai hain hu hun hoon tha thi hua hui gaya gayi gaye raha rahi rahe है हैं हूं हूँ था थी हुआ हुई गया गई गयी गए रहा रही रहे');
const AND = set('and aur और plus then');
const OR = set('or nor ya या');
const RESTART = set('i im ive my he his she her it there have has had having also now with started but mujhe mera meri mere');
const RELATIVES = set('father mother dad mom mum brother sister grandfather grandmother uncle aunt cousin parents papa mummy bhai behen husband wife son daughter baby child');
const FIRST_PERSON = set('i im ive mujhe muje mera meri mere मुझे मेरे मेरा मेरी');
const PATIENT = set('man woman boy girl male female lady gentleman patient');
const MEMBERS = set('member members relative relatives');
const HAD = set('had died suffered diagnosed passed');
const HAS = set('has have');
const OWN_CHILD = set('son daughter baby child wife husband');
const ASKS = set('can could does do is are will');
/** "Worse if I bend" tells of a trigger; "what if I bend" does not. */
const ASKS_IF = set('what do know wonder see ask happens happen unsure');
/** "My dog is limping" is for a vet; "my dog bit me" is not. */
const ANIMAL = set('dog cat cow buffalo goat pet puppy kitten horse hen parrot kutta billi gaay bhains');
const ANIMAL_DOES = /^(?:is|has|was|had|keeps|cannot|vomit\w*|cough\w*|limp\w*|ate|eats|ko|की|ki|को)$/;
/** Figures of speech: nobody dies "of boredom", and no one is hurt by "hanging out". */
const IDIOMS = /^(?:(?:dying|die|died) (?:of|from) (?:boredom|laughter|laughing|curiosity|embarrassment)|dying (?:to (?:see|know|go|try|meet|eat)|for (?:a|some))|(?:sick|tired) of (?!life|living|everything|it|this|being)\S+|(?:bored|laughed|tickled) to death|hang(?:ing|s)? (?:out|around)|dead (?:tired|serious|sure)|periods? of|kill(?:ing)? time|(?:feel|feeling|completely|totally|really) knocked out|the edge of|edge of the|shak(?:e|ing) hands? with|shook hands|hand shake with)\b/;
const CAUSES = set('cause causes damage damages lead always prevent mean');
const ASKS_WHAT = /^(?:how (?:is|are|does|do|did|can|long|often|common|many|much)|why (?:is|are|does|do)|(?:what|which) (?:is|are|does|causes?|kind|type|foods?|vaccines?|tests?)|who (?:gets|can)|when (?:is|are|does)) (?!happening|wrong)/;
const ASKS_HINDI = /(?:ne (?:par|pe)|ने (?:पर|पे)) (?:kya|क्या) (?:kar|करें|करना|करे)|(?:kya|क्या) (?:karna|करना) (?:chahiye|चाहिए)|(?:kya|क्या) (?:hota|होता) (?:hai|है)$|(?:kaise|कैसे) (?:hota|failta|phailta|होता|फैलता)/;
const HAPPENED_HINDI = /(?:^| )(?:liya|gaya|gayi|gaye|diya|raha|rahi|rahe|mujhe|mere|meri|mera|लिया|गया|गई|गए|दिया|रहा|रही|रहे|मुझे|मेरे|मेरी|मेरा)(?: |$)/;
const FEELS = set('have feel am had felt get having been');
const UNIT = set('day days week weeks month months year years hour hours');

/** Marks each word of a text with how it is meant: said, denied, past, of a relative, or only imagined. */
export function readScopes(tokens: readonly Token[]): Status[] {
  const status: Status[] = tokens.map(() => 'present');
  for (const [from, to] of segments(tokens)) {
    markImagined(tokens, from, to, status);
    markPast(tokens, from, to, status);
    markDenied(tokens, from, to, status);
    markDeniedBefore(tokens, from, to, status);
    markZero(tokens, from, to, status);
  }
  markRelatives(tokens, status);
  markAnsweredNo(tokens, status);
  return status;
}

function segments(tokens: readonly Token[]): [number, number][] {
  const out: [number, number][] = [];
  let from = 0;
  for (let index = 1; index <= tokens.length; index++) {
    if (index === tokens.length || tokens[index]!.segment !== tokens[from]!.segment) {
      out.push([from, index]);
      from = index;
    }
  }
  return tokens.length === 0 ? [] : out;
}

function markDenied(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let cue = from; cue < to; cue++) {
    const word = tokens[cue]!.word;
    const next = tokens[cue + 1]?.word ?? '';
    if (word === 'without' && tokens.slice(from, cue).some((token) => HARDLY.has(token.word))) continue;
    if (!NEGATES.has(word) || AFTER_PSEUDO.has(next === 'any' ? (tokens[cue + 2]?.word ?? '') : next)) continue;
    const wholeList = NEGATES_LIST.has(word);
    const list = wholeList || isList(tokens, cue + 1, to);
    for (let index = cue + 1; index < to; index++) {
      const { word: told, comma } = tokens[index]!;
      if (ENDS_NEGATION.has(told)) break;
      const joined = comma || AND.has(told);
      if (told === 'as' && RESTART.has(tokens[index + 1]?.word ?? '')) break;
      if (joined && !list) break;
      if (AND.has(told) && !wholeList && word === 'not') break;
      if ((comma && RESTART.has(told)) || (AND.has(told) && RESTART.has(tokens[index + 1]?.word ?? ''))) break;
      status[index] = 'denied';
    }
  }
}

/** "fever, cough or vomiting", "fever, cough, chills": a list, and not a new statement after a comma. */
function isList(tokens: readonly Token[], from: number, to: number): boolean {
  let commas = 0;
  let length = 0;
  let short = true;
  for (let index = from; index < to; index++) {
    const { word, comma } = tokens[index]!;
    if (comma) {
      commas++;
      length = 0;
      if (RESTART.has(word)) return false;
    }
    if (OR.has(word)) return true;
    if (AND.has(word) && commas > 0 && !RESTART.has(tokens[index + 1]?.word ?? '')) return true;
    if (AND.has(word)) return false;
    if (++length > 3) short = false;
  }
  return commas >= 2 && short;
}

/** "Itching on a scale of ten is 0": told, and told that there is none. */
function markZero(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  const last = tokens[to - 1]!;
  if (to - from > 2 && last.word === '0' && /^(is|was|of|at)$/.test(tokens[to - 2]!.word)) status.fill('denied', from, to);
}

/** Hindi says "bukhar nahi hai": the denial follows. It reaches back to the last comma, "and" or verb ("bukhar hai, dard nahi"). */
function markDeniedBefore(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let cue = from; cue < to; cue++) {
    if (!NEGATES_BEFORE.has(tokens[cue]!.word) || AFTER_NAHI.has(tokens[cue + 1]?.word ?? '')) continue;
    if (cue + 1 < to && !tokens[cue + 1]!.comma && !RESTART.has(tokens[cue + 1]!.word)) status[cue + 1] = 'denied';
    for (let index = cue - 1; index >= from; index--) {
      if (AND.has(tokens[index]!.word) || (index < cue - 1 && ENDS_CLAUSE.has(tokens[index]!.word))) break;
      status[index] = 'denied';
      if (tokens[index]!.comma) break;
    }
  }
}

function markPast(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let index = from; index < to; index++) {
    const { word } = tokens[index]!;
    const previous = tokens[index - 1]?.word ?? '';
    const isCue =
      (word === 'history' && !UNIT.has(previous) && previous !== 'family' && tokens[index + 1]?.word !== 'no') ||
      word === 'previously' ||
      (word === 'childhood' && previous === 'in');
    const lastYear = word === 'last' && tokens[index + 1]?.word === 'year' && tokens.slice(from, index).some((token) => HAD.has(token.word));
    if (lastYear) for (let back = from; back < index; back++) status[back] = 'past';
    if (isCue) for (let rest = index + 1; rest < to; rest++) status[rest] = 'past';
    if (/^(?:bachpan|बचपन|saal|sal|साल)$/.test(word) && isLongAgo(tokens, index)) for (let rest = index; rest < to && !(rest > index && tokens[rest]!.comma); rest++) status[rest] = 'past';
    if (isLongAgo(tokens, index)) {
      for (let back = index; back >= from; back--) {
        status[back] = 'past';
        if (tokens[back]!.comma) break;
      }
    }
  }
}

/** "Three years ago", "in 2015", "when I was a child", "do saal pehle", "bachpan mein". */
function isLongAgo(tokens: readonly Token[], index: number): boolean {
  const word = (step: number): string => tokens[index + step]?.word ?? '';
  return (
    (/^(?:ago|back|pehle|pahle|पहले)$/.test(word(0)) && /^(?:years?|saal|sal|साल)$/.test(word(-1))) ||
    (/^(?:19|20)\d\d$/.test(word(0)) && /^(?:in|mein|me|में)$/.test(word(/^in$/.test(word(-1)) ? -1 : 1))) ||
    (/^(?:child|kid|boy|girl|young|little|small|baby|teenager)$/.test(word(0)) && /^(?:was|as)$/.test(word(word(-1) === 'a' ? -2 : -1)) && /^(?:i|as|he|she)$/.test(word(word(-1) === 'a' ? (word(-2) === 'as' ? -2 : -3) : -2))) ||
    (/^(?:saal|sal|साल)$/.test(word(0)) && /^(?:pichle|pichhle|पिछले)$/.test(word(-1))) ||
    /^(?:bachpan|बचपन)$/.test(word(0))
  );
}

function markImagined(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  if (asksInGeneral(tokens, from, to)) status.fill('imagined', from, to);
  for (let index = from; index < to - 1; index++) {
    const pair = `${tokens[index]!.word} ${tokens[index + 1]!.word}`;
    const third = tokens[index + 2]?.word ?? '';
    const isWorry = /^(worried|scared|concerned|afraid|anxious|fear|worry) (about|that|of|i|if)$/.test(pair) && !/^(my|his|her|this|these|the|our|him|water)$/.test(third);
    if (ANIMAL.has(tokens[index]!.word) && ANIMAL_DOES.test(tokens[index + 1]!.word)) for (let rest = index + 1; rest < to && !FIRST_PERSON.has(tokens[rest]!.word); rest++) status[rest] = 'imagined';
    if (IDIOMS.test(`${pair} ${third}`)) status[index] = status[index + 1] = 'imagined';
    if (pair === 'do if' && third === 'a') for (let rest = index + 2; rest < to; rest++) status[rest] = 'imagined';
    if (!isWorry && !/^(what if|in case|symptoms of|signs of|sign of|risk of|how to|prevent \w+|avoid \w+|if i|vaccine for|might have|i might|exposed to|exposure to|told if|confused about|aid for)$/.test(pair)) continue;
    if (/^(symptoms|signs) of$/.test(pair) && /^(no|have|having|has|with|any)$/.test(tokens[index - 1]?.word ?? '')) continue;
    if (pair === 'if i' && index > from && !ASKS_IF.has(tokens[index - 1]!.word)) continue;
    if (/^i might$/.test(pair) && !/^(have|get|be|overdose\w*)$/.test(third)) continue;
    for (let rest = pair === 'confused about' ? index : index + 1; rest < to; rest++) status[rest] = 'imagined';
  }
}

/** "Can stress cause chest pain?", "how does dengue spread", "daura padne par kya karein" ask in general when they name nobody. */
function asksInGeneral(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const text = words.join(' ');
  if (ASKS_HINDI.test(text) && !HAPPENED_HINDI.test(text)) return true;
  if (ASKS_WHAT.test(text) && !words.some((word) => RESTART.has(word) || RELATIVES.has(word))) return true;
  if (!ASKS.has(words[0]!) || words.some((word) => RESTART.has(word) || RELATIVES.has(word))) return false;
  return words.some((word) => CAUSES.has(word));
}

/** "My father had a stroke" is about him when the writer also speaks of himself; else he is the person in need. */
function markRelatives(tokens: readonly Token[], status: Status[]): void {
  const parts = segments(tokens);
  const speaksOfSelf = parts.some(([from, to]) => {
    const part = tokens.slice(from, to);
    const names = part.some(({ word }) => RELATIVES.has(word));
    return part.some(({ word }, index) => {
      if (word === 'i') return part.slice(index + 1, index + 3).some((next) => FEELS.has(next.word));
      return !names && (PATIENT.has(word) || FIRST_PERSON.has(word));
    });
  });
  for (const [from, to] of parts) {
    for (let index = from; index < to; index++) {
      const { word } = tokens[index]!;
      const next = tokens[index + 1]?.word ?? '';
      const soon = tokens.slice(index + 1, Math.min(to, index + 5));
      const members = [next, tokens[index - 2]?.word, tokens[index - 3]?.word].some((near) => MEMBERS.has(near ?? ''));
      const familyHistory = word === 'family' && (next === 'history' || tokens[index - 1]?.word === 'in' || (members && soon.some((token) => HAD.has(token.word))));
      const relative = speaksOfSelf && RELATIVES.has(word) && (soon.some((token) => HAD.has(token.word)) || (HAS.has(next) && !OWN_CHILD.has(word)));
      if (!familyHistory && !relative) continue;
      const start = tokens[index - 1]?.word === 'in' ? from : index;
      for (let rest = start; rest < to; rest++) {
        if (rest > index && FIRST_PERSON.has(tokens[rest]!.word)) break;
        if (status[rest] !== 'denied') status[rest] = 'family';
      }
    }
  }
}

/** "Fever? No." answers the sentence before it. */
function markAnsweredNo(tokens: readonly Token[], status: Status[]): void {
  const parts = segments(tokens);
  for (let part = 1; part < parts.length; part++) {
    const [from, to] = parts[part]!;
    if (to - from !== 1 || !NEGATES.has(tokens[from]!.word)) continue;
    const [start, end] = parts[part - 1]!;
    if (end - start <= 4) for (let index = start; index < end; index++) status[index] = 'denied';
  }
}
