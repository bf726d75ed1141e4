import { late } from '@sahaay/contracts/late';
import type { PackedModels, Given as RedFlagPerson, RedFlagMatch } from '@sahaay/engine/screen';

export interface ScreenQuestion {
  readonly id: number;
  readonly text: string;
  readonly person: RedFlagPerson;
  /** Given once: from then on the learned reader reads, too. */
  readonly models?: PackedModels;
}

export interface ScreenAnswer {
  readonly id: number;
  readonly signs: RedFlagMatch[];
  /** What went wrong, instead of an answer. */
  readonly problem?: string;
}

interface Screen {
  /** Danger signs by the rules and, once it was taught, by the learned reader. */
  read(text: string, person: RedFlagPerson): Promise<RedFlagMatch[]>;
  /** Rejects with a sentence when the models are of no use; the rules go on without them. */
  teach(models: PackedModels): Promise<unknown>;
}

const rules = late(() => import('@sahaay/engine/screen'));
let screen: Promise<Screen> | undefined;

/**
 * Fetches the rules once, into a worker, so that reading four thousand characters never holds up typing. Where no
 * worker can be started, the rules go into the page. A failure is not kept.
 *
 * @throws when the rules cannot be fetched
 */
export function loadScreen(): Promise<Screen> {
  screen ??= screenOfWorker()
    .catch(screenOfPage)
    .catch((error: unknown) => {
      screen = undefined;
      throw error;
    });
  return screen;
}

async function screenOfPage(): Promise<Screen> {
  const module = await rules.get();
  if (!module) throw new Error('The rules for danger signs could not be fetched.');
  const device = module.createDeviceScreen();
  return {
    read: async (text, person) => device.read(text, person),
    teach: async (models) => device.teach(models),
  };
}

/** Resolves once the worker has answered, since browsers only report a worker that could not start. */
async function screenOfWorker(): Promise<Screen> {
  // A remote on another origin may not start a worker, and this line then throws.
  const worker = new Worker(new URL('./red-flag-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (signs: RedFlagMatch[]) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.onmessage = ({ data: { id, signs, problem } }: MessageEvent<ScreenAnswer>) => {
    if (problem === undefined) waiting.get(id)?.resolve(signs);
    else waiting.get(id)?.reject(new Error(problem));
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker that reads danger signs failed.'));
    waiting.clear();
  };
  const ask = (question: Omit<ScreenQuestion, 'id'>): Promise<RedFlagMatch[]> =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...question } satisfies ScreenQuestion);
    });
  await ask({ text: '', person: {} });
  return {
    read: (text, person) => ask({ text, person }),
    teach: (models) => ask({ text: '', person: {}, models }),
  };
}
