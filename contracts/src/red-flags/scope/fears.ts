import type { Token } from '../tokens.js';
import type { Status } from './status.js';
import { AND, FIRST_PERSON, ILLNESSES, RELATIVES, RESTART, set } from './vocabulary.js';

/** Words that open a fear. */
export const FEARS: ReadonlySet<string> = set(
  'worried scared concerned afraid anxious fear worry worrying worries panicking obsessing paranoid terrified frightened darr dar डर',
);
/** "Scared that", "worried about a stroke", "dar hai ki", and what is feared may still come. */
const OPENS_FEAR =
  /^(?:(?:about|of) (?!(?:my|his|her|this|these|the|our|him|water)\b)|i |(?:it|this|that) (?:is|was|might|may|could|can|will|would)\b|(?:that|if) (?!(?:my|his|her|this|these|the|our|him|water|he|she|they|we|baby)\b)|(?:hai|है) )/;
/** "Scared that he might have a stroke": nobody says that he has. */
const MAY = set('might may could can will would gets get');
/** "Worried about a lump": one has what one sees or feels. */
const REAL = set(
  'lump lumps rash mole moles spot spots mark marks bump bumps swelling pain pains ache discharge bleeding patch patches growth sore sores ulcer blister blisters cough headache headaches fever itching dizziness numbness',
);
const DESCRIBES_IT = set(
  'a an some any small big new red dark painful strange constant little large white black hard itchy severe bad chest back belly stomach breast neck skin weird',
);
/** After one of these the person tells why. */
const WHY = set('because as since coz cuz cause bcoz bcz kyunki kyonki क्योंकि');
const OWN = set('my his her mera meri mere uska uski मेरा मेरी मेरे उसका उसकी');

/** Marks what is only feared: up to a comma, to "and my …", or to the reason. "Scared it is a stroke, his face droops": the face does. */
export function markFear(tokens: readonly Token[], index: number, to: number, status: Status[]): void {
  const word = (step: number): string => tokens[index + step]?.word ?? '';
  const opens =
    OPENS_FEAR.test(`${word(1)} ${word(2)} ${word(3)}`) ||
    (/^(?:that|if)$/.test(word(1)) && [3, 4, 5].some((step) => MAY.has(word(step))));
  if (!opens || isReal(tokens, index + 2, to)) return;
  for (let rest = index + 1; rest < to && !(rest > index + 2 && ends(tokens, rest, to)); rest++)
    status[rest] = 'imagined';
}

/** "About a small red rash". */
function isReal(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from - 1]?.word !== 'about') return false;
  let at = from;
  while (at < to && DESCRIBES_IT.has(tokens[at]!.word)) at++;
  return at < to && REAL.has(tokens[at]!.word);
}

function ends(tokens: readonly Token[], at: number, to: number): boolean {
  const { word, comma } = tokens[at]!;
  const next = tokens[at + 1]?.word ?? '';
  if (WHY.has(word) || (OWN.has(word) && !MAY.has(tokens[at - 1]!.word))) return true;
  if (AND.has(word)) return RESTART.has(next) || RELATIVES.has(next) || OWN.has(next);
  return comma && !isListed(tokens, at, to) && (FIRST_PERSON.has(word) || !MAY.has(word));
}

/** "A stroke, cancer or diabetes": another illness of the list. */
function isListed(tokens: readonly Token[], at: number, to: number): boolean {
  return tokens
    .slice(at, Math.min(to, at + 3))
    .some(({ word, comma }, step) => ILLNESSES.has(word) && !(step > 0 && comma));
}
