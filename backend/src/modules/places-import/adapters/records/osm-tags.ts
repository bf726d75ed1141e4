import type { PlaceCategory, SpecialtyKey } from '../../../directory/public.js';

export const AMBULANCE_STATION = 'ambulance_station';

export const BY_AMENITY: Readonly<Record<string, PlaceCategory>> = {
  hospital: 'hospital',
  clinic: 'doctor',
  doctors: 'doctor',
  pharmacy: 'pharmacy',
  dentist: 'dentist',
};

/** Values of `healthcare=*` in OpenStreetMap, and the specialty that the value itself names. */
export const BY_HEALTHCARE: Readonly<Record<string, readonly [PlaceCategory, SpecialtyKey?]>> = {
  hospital: ['hospital'],
  doctor: ['doctor'],
  clinic: ['doctor'],
  centre: ['doctor'],
  pharmacy: ['pharmacy'],
  dentist: ['dentist'],
  physiotherapist: ['doctor', 'physiotherapy'],
  rehabilitation: ['doctor', 'physiotherapy'],
  psychotherapist: ['doctor', 'psychotherapy'],
  counselling: ['doctor', 'psychotherapy'],
  optometrist: ['doctor', 'optometry'],
  audiologist: ['doctor', 'audiology'],
  podiatrist: ['doctor', 'podiatry'],
  speech_therapist: ['doctor', 'speech_therapy'],
  nutrition_counselling: ['doctor', 'nutrition'],
  alternative: ['doctor', 'ayurveda'],
  midwife: ['doctor', 'gynaecology'],
  birthing_centre: ['doctor', 'gynaecology'],
  dialysis: ['doctor', 'nephrology'],
  vaccination_centre: ['doctor', 'vaccination'],
  laboratory: ['doctor', 'pathology'],
  sample_collection: ['doctor', 'pathology'],
  hospice: ['hospital', 'palliative'],
};

/** The keys of OpenStreetMap by which places of a category are tagged, each with its values. */
export function osmTagsOf(category: PlaceCategory): (readonly [key: string, values: readonly string[]])[] {
  if (category === 'ambulance') return [['emergency', [AMBULANCE_STATION]]];
  const amenities = Object.keys(BY_AMENITY).filter((value) => BY_AMENITY[value] === category);
  const kinds = Object.keys(BY_HEALTHCARE).filter((value) => BY_HEALTHCARE[value]?.[0] === category);
  return [
    ['amenity', amenities],
    ['healthcare', kinds],
  ];
}
