import { EMERGENCY_NUMBER, TELE_MANAS_NUMBER } from '@sahaay/contracts/constants';
import type { DangerSign } from './diagnosis-state.ts';

export type DangerKind = DangerSign['kind'];

/** The kind that all signs share, which then has its own words, as has self-harm where nothing is more immediate; else the general one, which leads to 112. */
export function kindOf(signs: readonly Pick<DangerSign, 'kind'>[]): DangerKind {
  if (signs[0]?.kind === 'self_harm') return 'self_harm';
  const [first, ...others] = new Set(signs.map(({ kind }) => kind));
  return first && others.length === 0 ? first : 'medical';
}

/** Whom to call first: on every page the same. */
export const firstNumberOf = (kind: DangerKind): string =>
  kind === 'self_harm' ? TELE_MANAS_NUMBER : EMERGENCY_NUMBER;
