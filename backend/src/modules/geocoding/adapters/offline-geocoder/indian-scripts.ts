const FIRST = 0x09_00;
const LAST = 0x0d_7f;
/** Unicode holds the scripts of India one after the other, 128 signs each, with the same letter at the same place. */
const SIGNS_OF_A_SCRIPT = 0x80;

const VOWELS = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
const VOWEL_SIGNS = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const WITH_A_DOT: Readonly<Record<string, string>> = {
  k: 'q',
  kh: 'kh',
  g: 'g',
  j: 'z',
  d: 'r',
  dh: 'rh',
  ph: 'f',
  y: 'y',
};
const [NASAL, VOWEL, CONSONANT, DOT, VOWEL_SIGN, SILENCER, DOTTED, DIGIT] = [
  0x01, 0x05, 0x15, 0x3c, 0x3e, 0x4d, 0x58, 0x66,
];
const DOTTED_CONSONANTS = 'q kh g z r rh f y'.split(' ');

/** A vowel that is written with its consonant and not spoken between two syllables. */
const UNSPOKEN_BETWEEN = /(?<=[aeiouə][^aeiouəh\W]h?)ə(?=[^aeiouə\W]h?[aeiouə])/g;
/** Signs of one script alone: of Punjabi, of Assamese and, for consonants without a vowel, of Malayalam. */
const ALONE: Readonly<Record<string, string>> = {
  'ੰ': 'ਂ',
  ৰ: 'র',
  ৱ: 'व',
  ൺ: 'ണ്',
  ൻ: 'ന്',
  ർ: 'ര്',
  ൽ: 'ല്',
  ൾ: 'ള്',
  ൿ: 'ക്',
};

/** English words of addresses as Hindi and Marathi spell them by ear, which letter for letter nobody would know again. */
const ENGLISH_BY_EAR: ReadonlyMap<string, string> = new Map(
  `
airport: एयरपोर्ट | apartment: अपार्टमेंट | bank: बैंक | beach: बीच | block: ब्लॉक, ब्लाक | bridge: ब्रिज | bypass: बाईपास, बायपास
camp: कैंप, कैम्प | cantt: कैंट, कैन्ट, कैंटोनमेंट | centre: सेंटर, सेन्टर | circle: सर्कल, सर्किल | city: सिटी
civil: सिविल | club: क्लब | college: कॉलेज, कालेज | court: कोर्ट | cross: क्रॉस
defence: डिफेंस, डिफेन्स | depot: डिपो | east: ईस्ट | electronic: इलेक्ट्रॉनिक, इलेक्ट्रॉनिक्स | enclave: एन्क्लेव, एनक्लेव, इन्क्लेव
estate: एस्टेट, इस्टेट | extension: एक्सटेंशन, एक्सटेन्शन | field: फील्ड, फ़ील्ड | flyover: फ्लाईओवर, फ्लाइओवर | fort: फोर्ट, फ़ोर्ट
garden: गार्डन, गार्डेन | gate: गेट | gateway: गेटवे | greater: ग्रेटर | green: ग्रीन | ground: ग्राउंड, ग्राउण्ड | heights: हाइट्स
hill: हिल | hills: हिल्स | house: हाउस | industrial: इंडस्ट्रियल | junction: जंक्शन, जंक्सन, जंगशन | lake: लेक | layout: लेआउट, लेआऊट
line: लाइन, लाईन | lines: लाइन्स, लाइंस, लाईन्स | link: लिंक | main: मेन | mall: मॉल | medical: मेडिकल
metro: मेट्रो | mg: एमजी | model: मॉडल, माडल | naka: नाका | new: न्यू | north: नॉर्थ | of: ऑफ, ऑफ़ | office: ऑफिस, ऑफ़िस | old: ओल्ड
palace: पैलेस | park: पार्क | phase: फेज, फेज़, फ़ेज़, फेस | place: प्लेस | plaza: प्लाजा, प्लाज़ा | point: पॉइंट, पॉइन्ट | port: पोर्ट
railway: रेलवे | residency: रेजिडेंसी | ring: रिंग | road: रोड | school: स्कूल | society: सोसाइटी, सोसायटी
south: साउथ | square: स्क्वायर, स्क्वेयर | stadium: स्टेडियम | stage: स्टेज | stand: स्टैंड, स्टैण्ड | state: स्टेट
steel: स्टील | street: स्ट्रीट | temple: टेंपल, टेम्पल | terminal: टर्मिनल | terminus: टर्मिनस
tower: टावर, टॉवर | town: टाउन | township: टाउनशिप | university: यूनिवर्सिटी, युनिवर्सिटी | valley: वैली | view: व्यू
ward: वार्ड | west: वेस्ट | white: व्हाइट, वाइट | whitefield: व्हाइटफील्ड, वाइटफील्ड | zoo: ज़ू`
    .split(/[|\n]/)
    .flatMap((entry) => {
      const [english = '', spellings = ''] = entry.trim().split(': ');
      return spellings.split(', ').map((spelling) => [spelling.normalize('NFC'), english] as const);
    }),
);
/** A word with its vowel signs and dots. */
const WORD = /[\p{L}\p{M}]+/gu;

/** Whether a text holds letters of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada or Malayalam. */
export function isInIndianScript(text: string): boolean {
  return [...text].some(isIndian);
}

/** Writes the words of any Indian script about as people write them in Latin letters: देवरिया → "devriya". */
export function inLatinLetters(text: string): string {
  let latin = '';
  const known = text.replace(WORD, (word) => ENGLISH_BY_EAR.get(word.normalize('NFC')) ?? word);
  for (const letter of [...known].flatMap((sign) => [...(ALONE[sign] ?? sign)])) {
    latin = isIndian(letter) ? joined(latin, letter.charCodeAt(0) % SIGNS_OF_A_SCRIPT) : latin + letter;
  }
  return latin
    .replace(/ə(?!\p{L})/gu, '')
    .replace(UNSPOKEN_BETWEEN, '')
    .replaceAll('ə', 'a');
}

function isIndian(letter: string): boolean {
  const code = letter.charCodeAt(0);
  return code >= FIRST && code <= LAST;
}

/** @param sign its place among the signs of its script */
function joined(latin: string, sign: number): string {
  if (sign >= NASAL && sign < NASAL + 2) return `${latin}n`;
  if (sign >= VOWEL && sign < VOWEL + VOWELS.length) return latin + VOWELS[sign - VOWEL];
  if (sign >= CONSONANT && sign < CONSONANT + CONSONANTS.length) return `${latin}${CONSONANTS[sign - CONSONANT]}ə`;
  if (sign === DOT) return latin.replace(/(kh|dh|ph|[kgjdy])ə$/, (_, consonant: string) => `${WITH_A_DOT[consonant]}ə`);
  if (sign >= VOWEL_SIGN && sign < VOWEL_SIGN + VOWEL_SIGNS.length)
    return latin.replace(/ə$/, '') + VOWEL_SIGNS[sign - VOWEL_SIGN];
  if (sign === SILENCER) return latin.replace(/ə$/, '');
  if (sign >= DOTTED && sign < DOTTED + DOTTED_CONSONANTS.length) return `${latin}${DOTTED_CONSONANTS[sign - DOTTED]}ə`;
  if (sign >= DIGIT && sign < DIGIT + 10) return latin + (sign - DIGIT);
  return latin;
}
