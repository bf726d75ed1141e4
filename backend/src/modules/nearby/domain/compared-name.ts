import { soundOf } from '@sahaay/engine/reading';
import { textKey } from '../../directory/public.js';

const WORDS_THAT_TELL_NOTHING = new Set([
  'the',
  'of',
  'and',
  'hospital',
  'hospitals',
  'clinic',
  'centre',
  'center',
  'medical',
  'dr',
  'new',
  'inc',
  'ltd',
  'llp',
  'pvt',
  'private',
  'limited',
  'research',
  'अस्पताल',
  'हॉस्पिटल',
  'चिकित्सालय',
  'क्लिनिक',
]);
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  hosp: 'hospital',
  govt: 'government',
  gov: 'government',
  gen: 'general',
  inst: 'institute',
  med: 'medical',
  coll: 'college',
  ctr: 'centre',
  mem: 'memorial',
  saint: 'st',
  shri: 'sri',
  shree: 'sri',
  pharma: 'pharmacy',
  univ: 'university',
};
/** What a hospital is for, where its name says so. Those of one trust at one address differ in nothing else. */
const WHAT_FOR = new Set(
  (
    'eye netralaya heart cardiac dental skin ent ear children childrens child kids pediatric paediatric maternity women womens cancer oncology ' +
    'ortho orthopaedic orthopedic bone kidney urology neuro mental psychiatric fertility ivf ayurvedic ayurveda homoeopathic tb chest'
  ).split(' '),
);
/** A word at least this long may hold one or two extra letters by mistake; in a shorter word they make another name. */
const LONG_WORD = 7;
const SLIP_AT_MOST = 2;

/** A name as it is compared with many others. */
class ComparedName {
  readonly key: string;
  private words: Set<string> | undefined;

  constructor(name: string) {
    this.key = textKey(name);
  }

  get tellingWords(): Set<string> {
    return (this.words ??= tellingWords(this.key));
  }
}

type Named = { readonly name: string };

const compared = new WeakMap<Named, ComparedName>();

/** The name of a place, prepared for comparing. */
export function nameOf(place: Named): ComparedName {
  const known = compared.get(place);
  if (known) return known;
  const name = new ComparedName(place.name);
  compared.set(place, name);
  return name;
}

/** The words of a name that say what the place is for: "eye", "maternity". */
export function whatFor(place: Named): ReadonlySet<string> {
  return new Set(
    nameOf(place)
      .key.split(' ')
      .filter((word) => WHAT_FOR.has(word)),
  );
}

function tellingWords(key: string): Set<string> {
  return new Set(
    key
      .split(' ')
      .map((word) => ABBREVIATIONS[word] ?? word)
      .filter((word) => !WORDS_THAT_TELL_NOTHING.has(word))
      .map((word) => soundOf(word.replaceAll('x', 'ksh')) ?? word),
  );
}

/**
 * "Shetty Nursing Home" and "Shetty Nurshing Home", "Jaslok Hospital" and "Jaslok Hospital and Research Centre". "Dr Ramesh Rao" and
 * "Dr Rajesh Rao" are two people, and so are "Dr Rao" and "Dr Rao Gupta". Initials stand for names where two telling words beside them are
 * the same: "J.K. Hindu Charitable Hospital" is "Lala Jai Kishan Hindu Charitable Hospital".
 */
export function nearlyTheSameName(a: Named, b: Named): boolean {
  const [shorter, longer] = [nameOf(a).key.split(' '), nameOf(b).key.split(' ')].sort(
    (x, y) => x.length - y.length,
  ) as [string[], string[]];
  if (hasTheNames(shorter, longer) || hasTheNames(longer, shorter)) return true;
  return shorter.length === longer.length ? differsByASlip(shorter, longer) : isPartOf(shorter, longer);
}

/**
 * Whether a name with initials stands in another that has their names. After two telling words that are the same, what is left of one
 * may be the beginning of the other's: registers cut long names off and write words as one.
 */
function hasTheNames(initials: readonly string[], names: readonly string[]): boolean {
  return names.some((_, from) => {
    const there = names.slice(from);
    const stands = (word: string, at: number): boolean =>
      word === there[at] || (word.length === 1 && (there[at] ?? '').startsWith(word));
    const differs = initials.findIndex((word, at) => !stands(word, at));
    const same = differs < 0 ? initials.length : differs;
    const telling = initials.slice(0, same).filter((word) => word.length > 1 && !WORDS_THAT_TELL_NOTHING.has(word));
    const [rest, itsRest] = [initials.slice(same).join(''), there.slice(same).join('')];
    return telling.length > 1 && (rest.startsWith(itsRest) || itsRest.startsWith(rest));
  });
}

/** Whether at least half of the words of the shorter address stand in the other. */
export function shareWords(a: string, b: string): boolean {
  const [fewer, more] = [new Set(textKey(a).split(' ')), new Set(textKey(b).split(' '))].sort(
    (x, y) => x.size - y.size,
  ) as [Set<string>, Set<string>];
  return a !== '' && b !== '' && fewer.intersection(more).size * 2 >= fewer.size;
}

function differsByASlip(one: readonly string[], other: readonly string[]): boolean {
  const pairs = one.map((word, i) => [word, other[i] ?? ''].sort((x, y) => x.length - y.length) as [string, string]);
  const same = pairs.filter(([word, its]) => word === its);
  if (!pairs.every(([word, its]) => word === its || isSlip(word, its))) return false;
  return same.length === pairs.length || same.some(([word]) => !WORDS_THAT_TELL_NOTHING.has(word));
}

/** Whether the longer word is the other with one or two letters more. */
function isSlip(word: string, longer: string): boolean {
  const more = longer.length - word.length;
  if (word.length < LONG_WORD || more < 1 || more > SLIP_AT_MOST) return false;
  let met = 0;
  for (const letter of longer) if (letter === word[met]) met++;
  return met === word.length;
}

/** Whether a name stands whole in a longer one that adds nothing telling, or is telling enough by itself. */
function isPartOf(words: readonly string[], longer: readonly string[]): boolean {
  const at = longer.findIndex((_, i) => words.every((word, j) => longer[i + j] === word));
  if (at < 0) return false;
  const telling = (those: readonly string[]) => those.filter((word) => !WORDS_THAT_TELL_NOTHING.has(word)).length;
  const own = telling(words);
  return own > 1 || (own === 1 && telling(longer) === 1);
}
