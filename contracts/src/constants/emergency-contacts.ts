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
