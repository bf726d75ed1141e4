import { specialtiesFromName, type SpecialtyKey } from '../../directory/public.js';
import type { FoundPlace } from './place.js';

/** Whom a search is for, where that changes which places fit; anybody else is a grown-up. `mother`: a birth is near or just over. */
export const PATIENTS = ['child', 'mother'] as const;
export type Patient = (typeof PATIENTS)[number];

/** What a place must be good for. */
export interface Need {
  readonly patient?: Patient | undefined;
  /** A place for this alone will do too, such as a heart hospital for a heart attack. */
  readonly also?: SpecialtyKey | undefined;
  readonly isEmergency?: boolean;
}

/** Clinics for one illness or of one old system of medicine. Their names say it, mostly without any recorded specialty. */
const ONE_ILLNESS =
  /\bt\.? ?b\.?(?= |$)|\btubercul|\bkshay|\bdots?( |-)(cent|clinic|plus|provider)|\bd\.o\.t\.?s?\b|\blepro|\bkusht?h|\bhansen|\bde ?-?addiction|\bnas?ha ?-?mukti|\brehab|\bdialy[sz]|\b(ictc|art) (cent|clinic)|\bhiv\b|\bfilaria|\bmalaria clinic|\bthalass|\bdental|\bdento|\bdentist|\beyes?\b|\bnetra|\bayur|\bayush\b|\bhomo?eo|\bunani\b|\bsiddha (hosp|clinic|disp|med)|\bnaturo|\bpancha? ?karma|टी\.? ?बी|क्षय|कुष्ठ|नशा ?मुक्ति|नेत्र|आयुर्वेद|होम्यो|यूनानी|दंत|डायलिसिस/iu;
/** "Asha Multispeciality and Dental Hospital" is for everybody. */
const MANY_KINDS_BY_NAME = /\bmulti|\bgeneral hosp/i;
const GENERAL_BY_NAME =
  /\bgeneral hosp|\bcivil hosp|\bdistrict|\bsadar\b|\bsub ?-?div|\btaluka?\b|\bmedical college|\bmulti|\bgovt|\bgovernment|\brural hosp|\breferral hosp|\bcommunity health|\bchc\b|\barea hosp|\bmunicipal|\brailway hosp|\besic?\b|\baiims\b|जिला|सामान्य|सरकारी|सदर/iu;
const FOR_EVERYBODY: readonly SpecialtyKey[] = ['general', 'internal'];
/** A hospital that operates or mends bones takes all emergencies, when it has a department for them. */
const TAKES_INJURED: readonly SpecialtyKey[] = ['surgery', 'orthopaedics'];
const FOR_CHILDREN: readonly SpecialtyKey[] = ['paediatrics'];
const FOR_MOTHERS: readonly SpecialtyKey[] = ['gynaecology', 'fertility'];
/** A place with so many specialties is for everybody, even when none of them says so. */
const MANY = 3;

/** Whether a place is for one illness alone, by its name: a clinic for tuberculosis, eyes, teeth, dialysis, ayurveda … */
export function isForOneIllness({ name }: Pick<FoundPlace, 'name'>): boolean {
  return ONE_ILLNESS.test(name) && !MANY_KINDS_BY_NAME.test(name);
}

/** Whether the name or the record of a hospital says that it treats everybody. */
export function saysGeneral({ name, specialties }: Pick<FoundPlace, 'name' | 'specialties'>): boolean {
  return GENERAL_BY_NAME.test(name) || FOR_EVERYBODY.some((key) => specialties.includes(key));
}

/**
 * Whether a person in need can be sent to a place, by all that its record and its name tell. A place of which nothing is
 * recorded treats everybody; one for children, for births or for one illness does not.
 */
export function treats(place: FoundPlace, need: Need): boolean {
  const named = specialtiesFromName(place.name);
  const offered = new Set([...place.specialties, ...named]);
  const isForEverybody = MANY_KINDS_BY_NAME.test(place.name) || offersAny(offered, FOR_EVERYBODY);
  const isForChildren = named.includes('paediatrics') && !offered.has('gynaecology') && !isForEverybody;
  if (isForChildren && need.patient !== 'child' && need.also !== 'paediatrics') return false;
  if (need.also !== undefined && offered.has(need.also)) return true;
  return !isForOneIllness(place) && (isForEverybody || treatsAsOffered(offered, need));
}

/** Whether what a place is known to offer makes it fit: nothing in particular, very much, or what is for such a person. */
function treatsAsOffered(offered: ReadonlySet<SpecialtyKey>, { patient, isEmergency }: Need): boolean {
  const aside: readonly SpecialtyKey[] = ['emergency', ...(isEmergency ? TAKES_INJURED : [])];
  const others = new Set([...offered].filter((key) => !aside.includes(key)));
  const special = [...others].filter((key) => !FOR_CHILDREN.includes(key) && !FOR_MOTHERS.includes(key));
  if (others.size === 0 || special.length >= MANY) return true;
  if (special.length > 0) return false;
  return (
    (patient === 'child' && offersAny(others, FOR_CHILDREN)) || (patient === 'mother' && offersAny(others, FOR_MOTHERS))
  );
}

function offersAny(offered: ReadonlySet<SpecialtyKey>, these: readonly SpecialtyKey[]): boolean {
  return these.some((key) => offered.has(key));
}
