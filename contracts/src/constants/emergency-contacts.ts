/** A national helpline. `key` names its label in the text catalogue, `number` is dialled as written. */
export interface EmergencyContact {
  readonly key: 'emergency' | 'medical' | 'police' | 'fire' | 'women' | 'lpg';
  readonly number: string;
}

/** India's single emergency number (Emergency Response Support System, Ministry of Home Affairs). */
export const EMERGENCY_NUMBER = '112';

/** Ambulance lines of the National Health Mission: 108 (emergencies), 102 (mothers and infants, patient transport). */
export const AMBULANCE_NUMBERS = ['108', '102'] as const;

/** Tele-MANAS, the national mental health helpline (Ministry of Health and Family Welfare): free, day and night. */
export const TELE_MANAS_NUMBER = '14416';

export const EMERGENCY_CONTACTS: readonly EmergencyContact[] = [
  { key: 'emergency', number: EMERGENCY_NUMBER },
  { key: 'medical', number: '102' },
  { key: 'police', number: '100' },
  { key: 'fire', number: '101' },
  { key: 'women', number: '1091' },
  { key: 'lpg', number: '1906' },
];

/** A helpline for people in one kind of trouble. `key` names its label in the text catalogue. */
export interface Helpline {
  readonly key: 'ambulance' | 'women' | 'child' | 'mind' | 'elder' | 'poisons';
  readonly number: string;
}

/**
 * National helplines besides the contacts above: 108 (National Health Mission), 181 (Ministry of Women and Child
 * Development), 1098 (Mission Vatsalya of the same ministry), Tele-MANAS, 14567 (Ministry of Social Justice and
 * Empowerment), and the National Poisons Information Centre (AIIMS, New Delhi).
 */
export const OTHER_HELPLINES: readonly Helpline[] = [
  { key: 'ambulance', number: '108' },
  { key: 'mind', number: TELE_MANAS_NUMBER },
  { key: 'women', number: '181' },
  { key: 'child', number: '1098' },
  { key: 'elder', number: '14567' },
  { key: 'poisons', number: '1800 116 117' },
];
