import { textKey, editDistance } from '../../../directory/public.js';

/** States and union territories of India with the codes of GeoNames (admin1CodesASCII.txt). */
const INDIAN_STATES: Readonly<Record<string, string>> = {
  'andaman and nicobar islands': '01',
  'andhra pradesh': '02',
  assam: '03',
  chandigarh: '05',
  delhi: '07',
  gujarat: '09',
  haryana: '10',
  'himachal pradesh': '11',
  'jammu and kashmir': '12',
  kerala: '13',
  maharashtra: '16',
  manipur: '17',
  meghalaya: '18',
  karnataka: '19',
  nagaland: '20',
  odisha: '21',
  puducherry: '22',
  punjab: '23',
  rajasthan: '24',
  'tamil nadu': '25',
  tripura: '26',
  'west bengal': '28',
  sikkim: '29',
  'arunachal pradesh': '30',
  mizoram: '31',
  goa: '33',
  bihar: '34',
  'madhya pradesh': '35',
  'uttar pradesh': '36',
  chhattisgarh: '37',
  jharkhand: '38',
  uttarakhand: '39',
  telangana: '40',
  ladakh: '41',
};

/** Short forms that do not also mean a state of the USA, and common spellings. */
const ALSO_WRITTEN: Readonly<Record<string, keyof typeof INDIAN_STATES>> = {
  ap: 'andhra pradesh',
  chattisgarh: 'chhattisgarh',
  cg: 'chhattisgarh',
  dl: 'delhi',
  gj: 'gujarat',
  gujrat: 'gujarat',
  hr: 'haryana',
  hp: 'himachal pradesh',
  himachal: 'himachal pradesh',
  jammu: 'jammu and kashmir',
  kashmir: 'jammu and kashmir',
  'j k': 'jammu and kashmir',
  jh: 'jharkhand',
  ka: 'karnataka',
  karnatka: 'karnataka',
  kl: 'kerala',
  kerela: 'kerala',
  maharastra: 'maharashtra',
  mp: 'madhya pradesh',
  od: 'odisha',
  orissa: 'odisha',
  pb: 'punjab',
  pondicherry: 'puducherry',
  rajastan: 'rajasthan',
  rj: 'rajasthan',
  tamilnadu: 'tamil nadu',
  telengana: 'telangana',
  ts: 'telangana',
  up: 'uttar pradesh',
  uttaranchal: 'uttarakhand',
  wb: 'west bengal',
  'उत्तर प्रदेश': 'uttar pradesh',
  'मध्य प्रदेश': 'madhya pradesh',
  'हिमाचल प्रदेश': 'himachal pradesh',
  बिहार: 'bihar',
  राजस्थान: 'rajasthan',
  महाराष्ट्र: 'maharashtra',
  हरियाणा: 'haryana',
  पंजाब: 'punjab',
  गुजरात: 'gujarat',
  झारखंड: 'jharkhand',
  छत्तीसगढ़: 'chhattisgarh',
  उत्तराखंड: 'uttarakhand',
  bengal: 'west bengal',
};

const COUNTRY_NICKNAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  us: 'US',
  america: 'US',
  uae: 'AE',
  bharat: 'IN',
  भारत: 'IN',
  korea: 'KR',
};

/** States of other countries by their names, with the codes of GeoNames; those of the USA also by two letters. */
const STATES_ELSEWHERE: Readonly<Record<string, string>> = {
  US:
    'Alabama AL, Alaska AK, Arizona AZ, Arkansas AR, California CA, Colorado CO, Connecticut CT, Delaware DE, Florida FL, Georgia GA, Hawaii HI, Idaho ID, ' +
    'Illinois IL, Indiana IN, Iowa IA, Kansas KS, Kentucky KY, Louisiana LA, Maine ME, Maryland MD, Massachusetts MA, Michigan MI, Minnesota MN, ' +
    'Mississippi MS, Missouri MO, Montana MT, Nebraska NE, Nevada NV, New Hampshire NH, New Jersey NJ, New Mexico NM, New York NY, North Carolina NC, ' +
    'North Dakota ND, Ohio OH, Oklahoma OK, Oregon OR, Pennsylvania PA, Rhode Island RI, South Carolina SC, South Dakota SD, Tennessee TN, Texas TX, ' +
    'Utah UT, Vermont VT, Virginia VA, Washington WA, West Virginia WV, Wisconsin WI, Wyoming WY',
  CA:
    'Alberta 01, British Columbia 02, Manitoba 03, New Brunswick 04, Newfoundland and Labrador 05, Nova Scotia 07, Ontario 08, Prince Edward Island 09, ' +
    'Quebec 10, Saskatchewan 11',
  PK: 'Sindh 05, Balochistan 02, Khyber Pakhtunkhwa 03',
  AU: 'New South Wales 02, Northern Territory 03, Queensland 04, South Australia 05, Tasmania 06, Victoria 07, Western Australia 08',
};

/** The region in which, as one part of an address says, the rest of it lies. */
export interface Region {
  readonly country: string;
  /** GeoNames code of the state, when a state was named. */
  readonly state?: string;
}

const COUNTRIES = countryNames();
const ELSEWHERE = new Map(
  Object.entries(STATES_ELSEWHERE).flatMap(([country, states]) =>
    [...states.matchAll(/([A-Za-z ]+?) (\w+)(?:, |$)/g)].map(
      ([, name = '', state = '']) => [textKey(name), { country, state }] as const,
    ),
  ),
);
/** Names of states with fewer letters than this must be spelled right. */
const LONG_NAME = 7;
/** So many letters of a longer one may be wrong. */
const WRONG_AT_MOST = 2;

/** Reads a part of an address in the form of `textKey` as a country or a state: "india", "uk", "karnataka", "ny". */
export function regionNamed(key: string): Region | undefined {
  const state = INDIAN_STATES[ALSO_WRITTEN[key] ?? key];
  if (state) return { country: 'IN', state };
  const country = COUNTRY_NICKNAMES[key] ?? COUNTRIES.get(key);
  // Georgia alone means the country, not the state.
  if (country) return { country };
  const elsewhere = ELSEWHERE.get(key);
  if (elsewhere) return elsewhere;
  return /^[a-z]{2}$/.test(key) ? { country: 'US', state: key.toUpperCase() } : undefined;
}

/** The name of a state of India by its code in GeoNames: '16' is "Maharashtra". */
export function stateCalled(code: string): string | undefined {
  const name = Object.keys(INDIAN_STATES).find((state) => INDIAN_STATES[state] === code);
  return name?.replace(/\b(?!and\b)\w/g, (letter) => letter.toUpperCase());
}

/** Reads a misspelled state of India: "chhatisgarh". */
export function regionLike(key: string): Region | undefined {
  if (key.length < LONG_NAME) return undefined;
  const [name, wrong = Infinity] =
    Object.keys(INDIAN_STATES)
      .map((state) => [state, editDistance(key, state, WRONG_AT_MOST)] as const)
      .toSorted(([, a], [, b]) => a - b)[0] ?? [];
  return name !== undefined && wrong <= WRONG_AT_MOST ? regionNamed(name) : undefined;
}

function countryNames(): Map<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    codes.flatMap((code) => (names.of(code) ? [[textKey(names.of(code) ?? ''), code] as const] : [])).toReversed(),
  );
}
