import { EMERGENCY_NUMBER, TELE_MANAS_NUMBER } from '@sahaay/contracts/constants';
import { late } from '@sahaay/contracts/late';
import { inWorker } from '@sahaay/contracts/workers';
import type { Emergency } from './emergencies.ts';
import { OwnWorker as Worker } from '../../../own-worker.ts';

/** What somebody who wrote something needs before it is sent. */
export interface Danger {
  /** Despair, with nothing beside it that needs an ambulance first. */
  readonly isSelfHarm: boolean;
  /** Whether the help stays on the page after it was sent, since despair is part of it. */
  readonly stays: boolean;
  /** Whom to call, the first of them before all others. */
  readonly numbers: readonly [string, ...string[]];
}

const rules = late(() => import('./emergencies.ts'));

/** The rules are far larger than this remote: they come when somebody turns to the box. */
const reader = inWorker<string, Emergency[]>({
  start: () => new Worker(new URL('./danger-worker.ts', import.meta.url), { type: 'module' }),
  first: '',
  onPage: async () => {
    const module = await rules.get();
    if (!module) throw new Error('The rules for emergencies could not be fetched.');
    return module.emergenciesIn;
  },
});

/** Fetches the rules while the person is still writing. What fails here is tried again when something is sent. */
export const fetchRules = (): void => void reader().catch(() => undefined);

/** Reads a text on the device. Undefined where it tells of no emergency, and where the rules could not be fetched. */
export async function findDanger(text: string): Promise<Danger | undefined> {
  try {
    const ask = await reader();
    return dangerOf(await ask(text));
  } catch {
    return undefined;
  }
}

/** Despair that stands beside nothing more immediate leads to the people who listen, and all else to 112. */
function dangerOf(emergencies: readonly Emergency[]): Danger | undefined {
  if (emergencies.length === 0) return undefined;
  const all = emergencies.flatMap(({ numbers }) => numbers);
  const isSelfHarm = emergencies[0]?.kind === 'self_harm';
  const first = isSelfHarm ? TELE_MANAS_NUMBER : EMERGENCY_NUMBER;
  const others = [...new Set(all)].filter((number) => number !== first);
  return { isSelfHarm, stays: all.includes(TELE_MANAS_NUMBER), numbers: [first, ...others] };
}
