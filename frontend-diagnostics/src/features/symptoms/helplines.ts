import { AMBULANCE_NUMBERS, EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import type { T } from '../../services.ts';
import type { DangerSign } from './diagnosis-state.ts';
import { firstNumberOf, type DangerKind } from './kinds-of-danger.ts';

type Line = DangerSign['helplines'][number];

/** Keeps the first of two lines that have one number, and with it the name of that number. */
const eachOnce = (lines: readonly Line[]): Line[] =>
  lines.filter(({ number }, index) => lines.findIndex((line) => line.number === number) === index);

/**
 * Whom else to call after the first number. For violence these are the lines for it and then ambulances; otherwise
 * ambulances come first. A number has the same name wherever it is shown.
 */
export function otherLines(t: T, kind: DangerKind, helplines: readonly Line[]): Line[] {
  const ambulances = AMBULANCE_NUMBERS.map((number) => ({ name: t(`call.ambulance.${number}`), number }));
  const inOrder: Record<DangerKind, readonly Line[]> = {
    medical: [...ambulances, ...helplines],
    poisoning: [...ambulances, ...helplines],
    violence: [...helplines.filter(({ number }) => !isAmbulance(number)), ...ambulances],
    self_harm: [{ name: t('call.emergency'), number: EMERGENCY_NUMBER }, ...ambulances.slice(0, 1), ...helplines],
  };
  const first = firstNumberOf(kind);
  return eachOnce(inOrder[kind]).filter(({ number }) => number !== first);
}

const isAmbulance = (number: string): boolean => AMBULANCE_NUMBERS.some((one) => one === number);
