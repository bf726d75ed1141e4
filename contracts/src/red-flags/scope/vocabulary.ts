import type { Token } from '../tokens.js';

/** A set of the words of a line. */
export const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

export const AND = set('and n nd aur और plus then');
/** Words that start a new statement after a comma or "and". */
export const RESTART = set(
  'i im ive my he his she her it there have has had having also now with started but think thinking mujhe mera meri mere मुझे मेरा मेरी मेरे',
);
export const FIRST_PERSON = set('i im ive mujhe muje mera meri mere मुझे मेरे मेरा मेरी');
export const RELATIVES = set(
  'father mother dad mom mum brother sister grandfather grandmother grandma grandpa uncle aunt cousin parents papa mummy maa bhai behen behan husband wife son daughter baby child pitaji pita baap dada dadi nana nani chacha chachi mausi pati patni biwi beta beti bete पिता पिताजी पापा मां माँ मम्मी भाई बहन दादा दादी नाना नानी चाचा चाची मौसी पति पत्नी बीवी बेटा बेटी बेटे',
);
/** Verbs that end a Hindi clause. */
export const ENDS_CLAUSE = set(
  'hai hain hu hun hoon tha thi hua hui gaya gayi gaye raha rahi rahe h hn gya gyi gye rha rhi rhe है हैं हूं हूँ था थी हुआ हुई गया गई गयी गए रहा रही रहे',
);
/** Illnesses people name when they speak of former times or of relatives. */
export const ILLNESSES = set(
  'attack stroke lakwa paralysis cancer tb asthma dama sugar diabetes mirgi epilepsy dengue malaria typhoid piliya jaundice pneumonia corona covid daura bp thyroid migraine अटैक दौरा लकवा कैंसर टीबी अस्थमा दमा शुगर मधुमेह मिर्गी डेंगू मलेरिया टाइफाइड पीलिया निमोनिया कोरोना बीपी थायराइड',
);
/** Verbs with which a case report goes on from the history to what is now: "with a history of asthma presents with wheeze". */
const PRESENTS = set(
  'present presents presented presenting come comes came complain complains complained complaining develop develops developed notices noticed reports reported experiences experienced visits visited seeks sees arrives arrived brought wakes woke awoke awakens has had is was suddenly',
);
const UNITS_NOW = /^(?:minutes?|hours?|hrs?|days?|weeks?|din|ghante|hafte)$/;

/** Where a history whose first word is at `from` ("of", "is", "significant") ends: at the verb of what is now, or at the end of the segment. */
export function endOfHistory(tokens: readonly Token[], from: number, to: number): number {
  for (let index = from + 1; index < to; index++) {
    const { word, comma } = tokens[index]!;
    if (PRESENTS.has(word) || (comma && word === 'with')) return index;
  }
  return to;
}

/** "History of fever for three days": a history so short is what is now. */
export function isRecentHistory(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ word }) => UNITS_NOW.test(word));
}
