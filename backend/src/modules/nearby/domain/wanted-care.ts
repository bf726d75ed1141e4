import type { PlaceFilter } from '@sahaay/contracts/constants';
import { specialtyAskedFor, type SpecialtyKey } from '../../directory/public.js';
import type { CareStep } from './care-step.js';
import { ambulanceCare, emergencyCare } from './emergency-care.js';
import type { Need, Patient } from './whom-it-treats.js';

/** Knows the conditions. */
export interface Conditions {
  /** The specialty that treats a condition, if it is known. */
  specialtyFor(condition: string): SpecialtyKey | undefined;
  /** Whether a condition is an emergency for everybody who has it. */
  isEmergency(condition: string): boolean;
}

/** What the search is told beside the filter or the name. */
export interface Circumstances {
  readonly care?: 'emergency' | undefined;
  readonly who?: Patient | undefined;
}

/** A specialist this far away is worth showing beside a general doctor next door, metres. */
const SPECIALIST_REACH = 50_000;
/** A place asked for by its name is worth showing this far away, metres. */
const NAMED_REACH = 50_000;
const OUTPATIENTS = 'Ask for the outpatient department';
const MAY_TREAT = 'May treat this: ask first';
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
export function careByFilter(filter: PlaceFilter, { care, who }: Circumstances = {}): readonly CareStep[] {
  if (care === 'emergency') return emergencyCare({ patient: who });
  if (filter !== 'doctor') return [{ categories: [filter], rank: 0 }];
  return [
    { categories: ['doctor'], notOnly: EXAMINES_ONLY, general: 'not for one illness', rank: 0 },
    hospitals({ patient: who }),
  ];
}

/**
 * What to look for when a name was asked for: 'doctors for {condition}', 'ambulance', a kind of doctor or place in
 * everyday words, or else the name of a place.
 */
export function careByName(name: string, conditions: Conditions, told: Circumstances = {}): readonly CareStep[] {
  const { care, who: patient } = told;
  const words = name.trim();
  const condition = DOCTORS_FOR.exec(words)?.[1];
  if (condition !== undefined) {
    const specialty = specialtyOf(condition, conditions);
    const isEmergency = care === 'emergency' || conditions.isEmergency(condition);
    return isEmergency ? emergencyCare({ patient, also: specialty }) : careBySpecialty(specialty, patient);
  }
  if (AMBULANCE.test(words)) return ambulanceCare({ patient });
  if (care === 'emergency') return emergencyCare({ patient });
  const kind = words
    .replace(/24\s*[x*/]\s*7/i, '24')
    .replace(BESIDE_CATEGORY, '')
    .trim();
  const filter = CATEGORY_WORDS.find(([spellings]) => spellings.test(kind))?.[1];
  if (filter) return careByFilter(filter, told);
  const specialty = specialtyAskedFor(words);
  const isKind = specialty && (PERSON.test(words) || isOneWord(words.replace(NO_NAME, '')));
  return isKind ? careBySpecialty(specialty, patient) : careByOwnName(words, specialty ?? 'general', patient);
}

/** The place that bears the name, and other care only when there is none. */
function careByOwnName(text: string, specialty: SpecialtyKey, patient: Patient | undefined): readonly CareStep[] {
  const instead = careBySpecialty(specialty, patient).map((step) => ({
    ...step,
    rank: step.rank + 1,
    only: 'when none' as const,
  }));
  return [{ categories: ['hospital', 'doctor', 'dentist', 'pharmacy'], text, rank: 0, reach: NAMED_REACH }, ...instead];
}

function isOneWord(words: string): boolean {
  return words.trim().split(/\s+/).length === 1;
}

/** The name of an illness tells most, then the word for a doctor or a treatment: a child's fever is for a child's doctor. */
function specialtyOf(condition: string, conditions: Conditions): SpecialtyKey {
  const specialty = conditions.specialtyFor(condition);
  return specialty && !GENERAL.includes(specialty)
    ? specialty
    : (specialtyAskedFor(condition) ?? specialty ?? 'general');
}

function careBySpecialty(specialty: SpecialtyKey, patient: Patient | undefined): readonly CareStep[] {
  if (specialty === 'emergency') return emergencyCare({ patient });
  const need = { patient, also: specialty };
  if (GENERAL.includes(specialty)) {
    return [...ofChildren(patient), { ...generalDoctors(patient), rank: 0 }, hospitals({ patient })];
  }
  if (DENTAL.includes(specialty))
    return [
      { categories: ['dentist'], rank: 0 },
      { categories: ['hospital'], specialties: DENTAL, rank: 0 },
      { ...hospitals(need), rank: 1 },
    ];
  const specialists: CareStep = {
    categories: ['doctor', 'hospital'],
    specialties: [specialty],
    need,
    rank: 0,
    reach: SPECIALIST_REACH,
  };
  const others = [...ofChildren(patient), generalDoctors(patient), hospitals(need)];
  return [specialists, ...others.map((step) => ({ ...step, asked: [specialty] }))];
}

function generalDoctors(patient: Patient | undefined): CareStep {
  return { categories: ['doctor'], specialties: GENERAL, need: { patient }, rank: 1, remark: MAY_TREAT };
}

/** A child's doctor may treat a child of anything. */
function ofChildren(patient: Patient | undefined): readonly CareStep[] {
  return patient === 'child' ? [{ categories: ['doctor', 'hospital'], specialties: ['paediatrics'], rank: 1 }] : [];
}

function hospitals(need: Need): CareStep {
  return { categories: ['hospital'], need, rank: 2, only: 'when few', remark: OUTPATIENTS };
}
