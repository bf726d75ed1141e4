import type { KeptCheck } from '../features/symptoms/past-checks/kept-check.ts';

export const DAY = 86_400_000;

/** A check of oneself, now. */
export const checkOf = (changes: Partial<KeptCheck> = {}): KeptCheck => ({
  id: 'one',
  at: Date.now(),
  text: 'fever of 38 °C and cough',
  about: 'self',
  name: null,
  age: null,
  sex: null,
  days: 2,
  present: ['fever', 'cough'],
  absent: ['rash'],
  level: 'doctor',
  conditions: ['Influenza (flu)'],
  ...changes,
});

/** What lies on the device, as the app writes it. */
export const fileOf = (userId: string, checks: readonly unknown[], changes: object = {}): string =>
  JSON.stringify({ version: 1, userId, lock: null, checks, ...changes });

export const CHECKS = 'sahaay.person.checks';
