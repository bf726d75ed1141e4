import type { Part } from '@sahaay/contracts/contact-details';

interface Word extends Part {
  readonly word: string;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const HOMES = setOf(
  'flat house plot door apartment apt villa quarter qtr bungalow hno मकान फ्लैट फ़्लैट प्लॉट घर क्वार्टर हाउस বাড়ি ফ্ল্যাট வீடு ఇల్లు ఫ్లాట్',
);
const NUMBER_WORDS = setOf('no number num नंबर नम्बर नं क्रमांक নম্বর নং எண் నంబర్ నెం');
const STREETS = setOf(
  'road rd street st lane gali nagar colony marg chowk vihar society enclave layout sector block mohalla cross puram peth रोड गली गल्ली नगर कॉलोनी मार्ग चौक विहार सोसाइटी सोसायटी सेक्टर मोहल्ला पेठ রোড স্ট্রিট লেন নগর পাড়া தெரு சாலை நகர் வீதி వీధి రోడ్డు రోడ్ నగర్ కాలనీ',
);
/** Cities after which six digits are a PIN code, also with nothing between. */
const CITIES = setOf(
  'delhi mumbai kolkata chennai bengaluru bangalore hyderabad pune ahmedabad jaipur lucknow kanpur nagpur patna bhopal indore surat noida gurugram gurgaon kochi दिल्ली मुंबई कोलकाता चेन्नई बेंगलुरु हैदराबाद पुणे जयपुर लखनऊ',
);
const PIN_WORDS = setOf('pin pincode zip पिन पिनकोड পিন পিনকোড பின் பின்கோடு పిన్ పిన్‌కోడ్');
/** Words that stand between a number and a street in a sentence, and in no address. */
const NO_NAMES = setOf(
  'minutes minute hours days weeks months years year km kms kilometres metres people persons doctors doctor shops children men women times steps on in at by from to of the our my this that near and or for with across a an मिनट घंटे दिन साल किमी किलोमीटर मीटर लोग बार में पर से का की के हमारी हमारे और',
);
/** How many words a street's name has at the most, and over how many an address goes on. */
const LONGEST_NAME = 3;
const LONGEST_REST = 8;

const isHouseNumber = (word: string): boolean => /^(?:\d{1,4}[a-z]?|[a-z]\d{1,4})$/i.test(word);
const isShort = (word: string): boolean => /^[a-z]$/i.test(word);

/** Reads a text as words, and knows what stands between them. */
class Reader {
  readonly words: readonly Word[];
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.words = [...text.matchAll(/[\p{L}\p{M}\p{N}\u200c]+/gu)].map(({ 0: word, index }) => ({
      word: word.toLowerCase(),
      from: index,
      to: index + word.length,
    }));
  }

  word(at: number): string {
    return this.words[at]?.word ?? '';
  }

  asWritten(at: number): string {
    const word = this.words[at];
    return word ? this.#text.slice(word.from, word.to) : '';
  }

  gapBefore(at: number): string {
    const [before, word] = [this.words[at - 1], this.words[at]];
    return before && word ? this.#text.slice(before.to, word.from) : '';
  }

  /** Whether this word belongs to the same line of an address as the one before it. */
  isJoined(at: number): boolean {
    return at < this.words.length && /^[\s,./#:()-]{1,3}$/.test(this.gapBefore(at));
  }

  part(from: number, to: number): Part {
    return { from: this.words[from]!.from, to: this.words[to]!.to };
  }
}

/** The last word of a house number that begins here, such as `17/3` or `B-302`; undefined when none does. */
function endOfNumber(read: Reader, at: number): number | undefined {
  let end = isShort(read.word(at)) && /^[-/ ]?$/.test(read.gapBefore(at + 1)) ? at + 1 : at;
  if (!isHouseNumber(read.word(end))) return undefined;
  while (/^[-/]$/.test(read.gapBefore(end + 1)) && isHouseNumber(read.word(end + 1))) end += 1;
  return end;
}

/** Whether this is the number of the word before it, as in `Sector 15`. */
const isNumberOf = (read: Reader, at: number): boolean =>
  /^\d{1,3}[a-z]?$/.test(read.word(at)) && read.gapBefore(at) === ' ';

/** The last word of the street whose name begins with the word `first`, or later, at most so many words later. */
function endOfStreet(read: Reader, after: number, first: number, most: number): number | undefined {
  let end: number | undefined;
  for (let at = after + 1; at <= after + most && read.isJoined(at) && !NO_NAMES.has(read.word(at)); at += 1)
    if (STREETS.has(read.word(at)) && at >= first) end = isNumberOf(read, at + 1) ? at + 1 : at;
  return end;
}

/** `12 Lake Road`. */
function streetAt(read: Reader, at: number): number | undefined {
  const number = endOfNumber(read, at);
  return number === undefined ? undefined : endOfStreet(read, number, number + 2, LONGEST_NAME + 1);
}

/** `Flat 302, Sai Apartments, MG Road`, or `house no. 45` alone. */
function homeAt(read: Reader, at: number): number | undefined {
  const isNumbered = NUMBER_WORDS.has(read.word(at + 1));
  const isHome = HOMES.has(read.word(at)) || (isNumbered && read.word(at) === 'h');
  const first = isNumbered ? at + 2 : at + 1;
  const number = isHome && read.isJoined(first) ? endOfNumber(read, first) : undefined;
  if (number === undefined) return undefined;
  return endOfStreet(read, number, number + 1, LONGEST_REST) ?? (isNumbered ? number : undefined);
}

/** The last word of the PIN code that begins here: `560038`, `560 038`. */
function endOfCode(read: Reader, at: number): number | undefined {
  if (/^[1-9]\d{5}$/.test(read.word(at))) return at;
  const isHalf = /^[1-9]\d\d$/.test(read.word(at)) && read.gapBefore(at + 1) === ' ';
  return isHalf && /^\d{3}$/.test(read.word(at + 1)) ? at + 1 : undefined;
}

/** `pin code 560 038`, `Pune - 411004` or `Chennai 600028`. */
function pinAt(read: Reader, at: number): number | undefined {
  if (PIN_WORDS.has(read.word(at)))
    return endOfCode(read, ['code', 'कोड', 'কোড'].includes(read.word(at + 1)) ? at + 2 : at + 1);
  const end = endOfCode(read, at + 1);
  // Counts of blood cells end in noughts, codes of places do not.
  if (end === undefined || read.word(end).endsWith('00')) return undefined;
  if (CITIES.has(read.word(at)) && /^ ?[-–,]? ?$/.test(read.gapBefore(at + 1))) return end;
  const isPlace = end === at + 1 && /^[\p{Lu}\p{Lo}]/u.test(read.asWritten(at));
  return isPlace && /^ ?[-–,] ?$/.test(read.gapBefore(at + 1)) ? end : undefined;
}

/** Where somebody lives: a house with its street or its number, or a place with its PIN code. */
export function postalAddressesIn(text: string): Part[] {
  const read = new Reader(text);
  const found: Part[] = [];
  for (let at = 0; at < read.words.length; at += 1) {
    const end = homeAt(read, at) ?? streetAt(read, at) ?? pinAt(read, at);
    if (end === undefined) continue;
    found.push(read.part(at, end));
    at = end;
  }
  return found;
}
