import type { Token } from '../tokens.js';
import type { Status } from './status.js';
import { endOfHistory, FIRST_PERSON, ILLNESSES, RELATIVES, set } from './vocabulary.js';

const PATIENT = set('man woman boy girl male female lady gentleman patient');
const MEMBERS = set('member members relative relatives');
const HAD = set('had died suffered diagnosed passed');
const HAS = set('has have');
const OWN_CHILD = set(
  'son daughter baby child wife husband beta beti bete bachcha patni pati biwi बेटा बेटी बेटे बच्चा पत्नी पति बीवी',
);
const FEELS = set('have feel am had felt get having been');
/** "I have called", "I am worried": what one does for the patient is no complaint of one's own. */
const CARES =
  /^(?:\w+ed|given|told|been|done|seen|put|brought|taken|tried|alone|with|at|in|his|her|calling|driving|so|very|not|no|asking|writing|scared|afraid|help|to|her|him)$/;
/** "Mujhe batao", "mujhe dar lag raha": the same in Hindi. */
const CARES_HINDI = set(
  'batao bataiye batayen dar darr chinta lagta kya madad help salah samajh बताओ बताइए बताएं डर चिंता लगता क्या मदद सलाह समझ',
);
const MUJHE = set('mujhe muje mera meri mere मुझे मेरा मेरी मेरे');
const HINDI_HAS = set('ko ki ka ke को की का के');
const ALSO = set('bhi भी');
const NOW = set('raha rahi rahe रहा रही रहे aaj abhi आज अभी subah kal सुबह कल');
const WAS = set('tha thi the था थी थे');
const INHERITED =
  /\b(?:inherit\w*|hereditary|genetic|runs? in (?:the |my |our )?(?:family|blood)|family history|(?:mujhe|muje) bhi (?:ho|lag)|(?:could|can|will|do) i (?:also )?(?:get|have|inherit))\b|मुझे भी (?:हो|लग)|\bkhandani\b|खानदानी/u;

/** A stretch of words with one subject: a sentence, or a part of it after a comma where the person starts to speak of themselves. */
type Part = readonly [from: number, to: number];

/** Whether a word names a relative or the family. */
export function mayBeOfRelative(word: string): boolean {
  return RELATIVES.has(word) || word === 'family' || word === 'खानदान';
}

/** "My father had a stroke" is about him when the writer also speaks of himself; else he is the person in need. */
export function markRelatives(tokens: readonly Token[], sentences: readonly Part[], status: Status[]): void {
  const parts = sentences.flatMap((sentence) => splitAtSelf(tokens, sentence));
  const asksOfRisk = INHERITED.test(tokens.map(({ word }) => word).join(' '));
  const speaksOfSelf = asksOfRisk || parts.some((part) => isOfSelf(tokens, part));
  for (const [from, to] of parts) {
    for (let index = from; index < to; index++) {
      if (!mayBeOfRelative(tokens[index]!.word)) continue;
      if (
        !isFamilyHistory(tokens, index, to) &&
        !(speaksOfSelf && isOfRelative(tokens, index, to, asksOfRisk)) &&
        !alsoHas(tokens, index, to)
      )
        continue;
      const start = tokens[index - 1]?.word === 'in' ? from : index;
      const end = tokens[index + 1]?.word === 'history' ? endOfHistory(tokens, index + 2, to) : to;
      for (let rest = start; rest < end; rest++) {
        if (rest > index && FIRST_PERSON.has(tokens[rest]!.word)) break;
        if (status[rest] !== 'denied') status[rest] = 'family';
      }
    }
  }
}

function splitAtSelf(tokens: readonly Token[], [from, to]: Part): Part[] {
  const cuts = [from];
  for (let index = from + 1; index < to; index++) {
    const { comma, word } = tokens[index]!;
    const before = tokens[index - 1]!.word;
    const opens = FIRST_PERSON.has(word) && (comma || /^(?:and|aur|और|kya|क्या)$/.test(before));
    if (opens && !RELATIVES.has(tokens[index + 1]?.word ?? '')) cuts.push(index);
  }
  return cuts.map((cut, number) => [cut, cuts[number + 1] ?? to]);
}

function isOfSelf(tokens: readonly Token[], [from, to]: Part): boolean {
  const part = tokens.slice(from, to);
  const names = part.some(({ word }) => RELATIVES.has(word));
  return part.some(({ word }, index) => {
    const next = (step: number): string => part[index + step]?.word ?? '';
    if (word === 'i' || word === 'im' || word === 'ive') {
      const at = word === 'i' ? [1, 2].find((step) => FEELS.has(next(step))) : 0;
      return at !== undefined && !CARES.test(next(at + 1)) && (!names || word === 'i');
    }
    if (names) return false;
    if (MUJHE.has(word)) return !part.some((other) => CARES_HINDI.has(other.word));
    return PATIENT.has(word);
  });
}

function isFamilyHistory(tokens: readonly Token[], index: number, to: number): boolean {
  if (tokens[index]!.word !== 'family') return false;
  const next = tokens[index + 1]?.word ?? '';
  const members = [next, tokens[index - 2]?.word, tokens[index - 3]?.word].some((near) => MEMBERS.has(near ?? ''));
  return (
    next === 'history' ||
    tokens[index - 1]?.word === 'in' ||
    (members && tokens.slice(index + 1, Math.min(to, index + 5)).some(({ word }) => HAD.has(word)))
  );
}

function isOfRelative(tokens: readonly Token[], index: number, to: number, asksOfRisk: boolean): boolean {
  const { word } = tokens[index]!;
  if (!RELATIVES.has(word)) return false;
  const next = tokens[index + 1]?.word ?? '';
  const rest = tokens.slice(index + 1, to);
  if (rest.slice(0, 4).some((token) => HAD.has(token.word))) return true;
  if (HAS.has(next)) return asksOfRisk || !OWN_CHILD.has(word);
  if (!HINDI_HAS.has(next)) return false;
  if (rest.some((token) => NOW.has(token.word))) return false;
  return (
    asksOfRisk ||
    rest.some((token) => WAS.has(token.word)) ||
    (!OWN_CHILD.has(word) && rest.some((token) => ILLNESSES.has(token.word)))
  );
}

/** "maa ko bhi sugar hai": an illness that a relative has as well. */
function alsoHas(tokens: readonly Token[], index: number, to: number): boolean {
  if (
    !RELATIVES.has(tokens[index]!.word) ||
    !HINDI_HAS.has(tokens[index + 1]?.word ?? '') ||
    !ALSO.has(tokens[index + 2]?.word ?? '')
  )
    return false;
  const rest = tokens.slice(index + 3, to);
  return rest.some(({ word }) => ILLNESSES.has(word)) && !rest.some(({ word }) => NOW.has(word));
}
