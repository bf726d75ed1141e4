import type { PlaceFilter } from '@sahaay/contracts/constants';
import { type PlaceCategory, specialtyAskedFor, specialtyTitle, type SpecialtyKey } from '../../directory/public.js';

/** One group of places to look for. */
export interface CareStep {
  readonly categories: readonly PlaceCategory[];
  readonly specialties?: readonly SpecialtyKey[];
  readonly text?: string;
  /** Places that offer nothing but these are left out. */
  readonly notOnly?: readonly SpecialtyKey[];
  /** When there are too many places, those of a lower rank stay first, and within one rank the nearest. */
  readonly rank: number;
  /** When given, the search asks for this group only if the groups before found few places, or none at all. */
  readonly only?: 'when few' | 'when none';
  /** The search always looks this far for the group, in metres, however many places are nearby. */
  readonly reach?: number;
  /** What a person should know about a place of this group, as a part of its description; holds no comma. */
  readonly remark?: string;
}

type SpecialtyFor = (condition: string) => SpecialtyKey | undefined;

/** A specialist this far away is worth showing beside a general doctor next door, metres. */
const SPECIALIST_REACH = 50_000;
/** A place asked for by its name is worth showing this far away, metres. */
const NAMED_REACH = 50_000;
const OUTPATIENTS = 'Ask for the outpatient department';
const GENERAL: readonly SpecialtyKey[] = ['general', 'internal'];
const DENTAL: readonly SpecialtyKey[] = ['dentist', 'orthodontics', 'oral_surgery'];

const DOCTORS_FOR = /^doctors?\s+for\b\s*(.*)$/is;
const AMBULANCE = /\bambulances?\b/i;
/** Words that mean a kind of doctor, not a place's name: "eye doctor", "cardiologist". */
const PERSON =
  /(doctor|specialist|surgeon|therapist|dentist|logist|iatrist|ician|midwife|clinic|test|scan|x-?ray|डॉक्टर|डाक्टर|विशेषज्ञ|चिकित्सक)s?$/i;
/** Beside a word for a specialty these words do not name a place either: "scan centre near me". */
const NO_NAME = /\b(near|me|the|a|for|and|good|best|care|cent(re|er)|clinic|hospital|doctor|specialist|lab)s?\b/gi;
const CATEGORY_WORDS: readonly (readonly [RegExp, PlaceFilter])[] = [
  [/^(dentists?|dental clinics?)$/i, 'dentist'],
  [
    /^(pharmac(y|ies)|pharma|chemists?( shops?)?|drug ?stores?|medical (stores?|shops?)|medicines?( shops?)?|dawa+i?( ki)?( dukan)?|दवाई?( की)?( दुकान)?|मेडिकल स्टोर|केमिस्ट)$/i,
    'pharmacy',
  ],
  [/^(hospitals?|aspata+l|haspatal|अस्पताल|हॉस्पिटल|चिकित्सालय)$/i, 'hospital'],
  [/^(doctors?|clinics?|gps?|physicians?|docs?|डॉक्टर|डाक्टर|चिकित्सक|क्लिनिक)$/i, 'doctor'],
];
/** What people add to the kind of a place: "24 hour pharmacy near me". */
const BESIDE_CATEGORY =
  /(^|\s)(24|x|\/?7|hours?|hrs?|open|now|all|night|day|late|near(est|by|est to)?|closest|to|me|my|here|around|the|a|any|good|best|nearby|private|paas|pass|mein?|पास|में|मेरे|के|नज़?दीकी|खुला|खुली)(?=\s|$)/gi;
/** These places examine people for doctors and treat nobody. */
const EXAMINES_ONLY: readonly SpecialtyKey[] = ['pathology', 'radiology'];

/** What to look for when somebody chose a filter. */
export function careByFilter(filter: PlaceFilter): readonly CareStep[] {
  if (filter !== 'doctor') return [{ categories: [filter], rank: 0 }];
  return [{ categories: ['doctor'], notOnly: EXAMINES_ONLY, rank: 0 }, hospitals(OUTPATIENTS)];
}

/**
 * What to look for when a name was asked for: 'doctors for {condition}', 'ambulance', a kind of doctor or place in
 * everyday words, or else the name of a place.
 *
 * @param specialtyFor finds the specialty that treats a condition, if it is known
 */
export function careByName(name: string, specialtyFor: SpecialtyFor): readonly CareStep[] {
  const words = name.trim();
  const condition = DOCTORS_FOR.exec(words)?.[1];
  if (condition !== undefined) return careBySpecialty(specialtyOf(condition, specialtyFor));
  if (AMBULANCE.test(words)) return AMBULANCE_CARE;
  const kind = words
    .replace(/24\s*[x*/]\s*7/i, '24')
    .replace(BESIDE_CATEGORY, '')
    .trim();
  const filter = CATEGORY_WORDS.find(([spellings]) => spellings.test(kind))?.[1];
  if (filter) return careByFilter(filter);
  const specialty = specialtyAskedFor(words);
  if (specialty && (PERSON.test(words) || isOneWord(words.replace(NO_NAME, '')))) return careBySpecialty(specialty);
  const instead = careBySpecialty(specialty ?? 'general').map((step) => ({
    ...step,
    rank: step.rank + 1,
    only: 'when none' as const,
  }));
  return [
    { categories: ['hospital', 'doctor', 'dentist', 'pharmacy'], text: words, rank: 0, reach: NAMED_REACH },
    ...instead,
  ];
}

function isOneWord(words: string): boolean {
  return words.trim().split(/\s+/).length === 1;
}

/** The name of an illness tells most, then the word for a doctor or a treatment: a child's fever is for a child's doctor. */
function specialtyOf(condition: string, specialtyFor: SpecialtyFor): SpecialtyKey {
  const specialty = specialtyFor(condition);
  return specialty && !GENERAL.includes(specialty)
    ? specialty
    : (specialtyAskedFor(condition) ?? specialty ?? 'general');
}

const AMBULANCE_CARE: readonly CareStep[] = [
  { categories: ['ambulance'], rank: 0 },
  { categories: ['hospital'], specialties: ['emergency'], rank: 0 },
  { ...hospitals('Call first to ask about emergencies'), only: 'when none' },
];

function careBySpecialty(specialty: SpecialtyKey): readonly CareStep[] {
  const inHospital = hospitals(`${OUTPATIENTS} (${specialtyTitle(specialty).toLowerCase()})`);
  if (specialty === 'emergency') return AMBULANCE_CARE.slice(1);
  if (GENERAL.includes(specialty)) return [{ ...GENERAL_DOCTORS, rank: 0 }, hospitals(OUTPATIENTS)];
  if (DENTAL.includes(specialty))
    return [
      { categories: ['dentist'], rank: 0 },
      { categories: ['hospital'], specialties: DENTAL, rank: 0 },
      { ...inHospital, rank: 1 },
    ];
  const specialists: CareStep = {
    categories: ['doctor', 'hospital'],
    specialties: [specialty],
    rank: 0,
    reach: SPECIALIST_REACH,
  };
  return [specialists, GENERAL_DOCTORS, inHospital];
}

const GENERAL_DOCTORS: CareStep = { categories: ['doctor'], specialties: GENERAL, rank: 1, remark: 'General practice' };

function hospitals(remark: string): CareStep {
  return { categories: ['hospital'], rank: 2, only: 'when few', remark };
}
