import type { CareStep, Remark } from './care-step.js';
import type { Need } from './whom-it-treats.js';

const HOURS_UNKNOWN: Remark = [
  'We do not know its emergency hours: call first',
  'We do not know its emergency hours: call 112 first',
];

/**
 * Where to go in an emergency: hospitals that record emergency care, and where a birth is near maternity hospitals.
 * Where none is close by, hospitals that say that they are general and, as the last resort, those of which nothing is
 * known; each tells that its hours are not known.
 */
export function emergencyCare(needed: Omit<Need, 'isEmergency'>): readonly CareStep[] {
  const need: Need = { ...needed, isEmergency: true };
  const hospitals = { categories: ['hospital'], asked: ['emergency'], need, remark: HOURS_UNKNOWN } as const;
  const maternity: CareStep = { ...hospitals, specialties: ['gynaecology'], rank: 0 };
  return [
    { ...hospitals, specialties: ['emergency'], rank: 0 },
    ...(need.patient === 'mother' ? [maternity] : []),
    { ...hospitals, general: 'by its own words', rank: 1, only: 'when none near' },
    { ...hospitals, rank: 2, only: 'when none near' },
  ];
}

/** Where an ambulance stands, and where one can go without. */
export function ambulanceCare(needed: Omit<Need, 'isEmergency'>): readonly CareStep[] {
  return [{ categories: ['ambulance'], rank: 0 }, ...emergencyCare(needed)];
}

/** Whether somebody waits for help now, so that what is far away is of no use. */
export function areForEmergencies(steps: readonly CareStep[]): boolean {
  return steps.some(({ need }) => need?.isEmergency);
}
