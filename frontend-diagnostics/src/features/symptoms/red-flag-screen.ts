import { late } from '@sahaay/contracts/late';
import { inWorker } from '@sahaay/contracts/workers';
import type { PackedModels, Given as RedFlagPerson, RedFlagMatch } from '@sahaay/engine/screen';
import { OwnWorker as Worker } from '../../own-worker.ts';

export interface ScreenQuestion {
  readonly text: string;
  readonly person: RedFlagPerson;
  /** Given once: from then on the learned reader reads, too. */
  readonly models?: PackedModels;
}

interface Screen {
  /** Danger signs by the rules and, once it was taught, by the learned reader. */
  read(text: string, person: RedFlagPerson): Promise<RedFlagMatch[]>;
  /** Rejects with a sentence when the models are of no use; the rules go on without them. */
  teach(models: PackedModels): Promise<unknown>;
}

const rules = late(() => import('@sahaay/engine/screen'));

/** A remote on another origin may not start a worker, and the page then reads. */
const reader = inWorker<ScreenQuestion, RedFlagMatch[]>({
  start: () => new Worker(new URL('./red-flag-worker.ts', import.meta.url), { type: 'module' }),
  first: { text: '', person: {} },
  onPage: async () => {
    const module = await rules.get();
    if (!module) throw new Error('The rules for danger signs could not be fetched.');
    const device = module.createDeviceScreen();
    return ({ text, person, models }) => {
      if (models) device.teach(models);
      return device.read(text, person);
    };
  },
});

/**
 * Fetches the rules once, into a worker, so that reading four thousand characters never holds up typing. Where no
 * worker can be started, the rules go into the page. A failure is not kept.
 *
 * @throws when the rules cannot be fetched
 */
export async function loadScreen(): Promise<Screen> {
  const ask = await reader();
  return {
    read: (text, person) => ask({ text, person }),
    teach: (models) => ask({ text: '', person: {}, models }),
  };
}
