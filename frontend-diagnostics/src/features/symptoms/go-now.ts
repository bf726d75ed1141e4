import { GO_NOW } from '@sahaay/engine/screen/go-now';
import type { DangerSign } from './diagnosis-state.ts';

/**
 * Whether somebody with these signs is driven to a hospital at once, and waits for no ambulance: only when that holds for
 * every sign. The device finds signs without the way; the list has it.
 */
export function mayGoNow(signs: readonly Pick<DangerSign, 'id' | 'transport'>[]): boolean {
  const isGoing = ({ id, transport }: (typeof signs)[number]): boolean =>
    transport ? transport === 'go_now' : GO_NOW.includes(id);
  return signs.length > 0 && signs.every(isGoing);
}
