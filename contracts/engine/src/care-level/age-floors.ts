import type { CareLevel } from '@sahaay/contracts/constants';

/** People of an age, in years, who get help sooner with an illness that others of them may wait with. */
interface AgeFloor {
  /** From this birthday on. */
  readonly from?: number;
  /** Before this birthday. */
  readonly below?: number;
  /** The level of care that is not enough for them, and the one they get. */
  readonly raises: CareLevel;
  readonly to: CareLevel;
}

/**
 * Every age at which triage raises care; red flags have theirs in their rules. Each needs an example on both sides of its
 * bound in age-floors.spec.ts. Babies under three months fall ill fast and show little of it (NICE NG143, table 1).
 */
export const AGE_FLOORS = {
  first_three_months: { below: 0.25, raises: 'doctor', to: 'urgent' },
  first_year: { below: 1, raises: 'self_care', to: 'doctor' },
  old_age: { from: 75, raises: 'self_care', to: 'doctor' },
} as const satisfies Readonly<Record<string, AgeFloor>>;

const FLOORS: readonly AgeFloor[] = Object.values(AGE_FLOORS);

/** The care somebody of this age gets who would get `level` otherwise; an unknown age raises nothing. */
export function raiseForAge(level: CareLevel, age: number | undefined): CareLevel {
  if (age === undefined) return level;
  return (
    FLOORS.find(({ from = 0, below = Infinity, raises }) => raises === level && age >= from && age < below)?.to ?? level
  );
}
