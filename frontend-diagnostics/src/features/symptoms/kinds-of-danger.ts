import { EMERGENCY_NUMBER, TELE_MANAS_NUMBER } from '@sahaay/contracts/constants';
import type { DangerSign } from './diagnosis-state.ts';

export type DangerKind = DangerSign['kind'];

/**
 * The kind whose words the page uses: the one that all signs share, or self-harm where nothing is more immediate, or
 * else the general kind, which leads to 112.
 */
export function kindOf(signs: readonly Pick<DangerSign, 'kind'>[]): DangerKind {
  if (signs[0]?.kind === 'self_harm') return 'self_harm';
  const [first, ...others] = new Set(signs.map(({ kind }) => kind));
  return first && others.length === 0 ? first : 'medical';
}

/** Whom to call first. It is the same on every page. */
export const firstNumberOf = (kind: DangerKind): string =>
  kind === 'self_harm' ? TELE_MANAS_NUMBER : EMERGENCY_NUMBER;
