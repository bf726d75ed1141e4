import { late } from '@sahaay/contracts/late';
import type { Person as RedFlagPerson, RedFlagMatch } from '@sahaay/engine/screen';

export interface ScreenQuestion {
  readonly id: number;
  readonly text: string;
  readonly person: RedFlagPerson;
}

export interface ScreenAnswer {
  readonly id: number;
  readonly signs: RedFlagMatch[];
}

type Screen = (text: string, person: RedFlagPerson) => Promise<RedFlagMatch[]>;

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
  return async (text, person) => module.screenRedFlags(text, person);
}

/** Resolves once the worker has answered, since browsers only report a worker that could not start. */
async function screenOfWorker(): Promise<Screen> {
  // A remote on another origin may not start a worker, and this line then throws.
  const worker = new Worker(new URL('./red-flag-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (signs: RedFlagMatch[]) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.onmessage = ({ data: { id, signs } }: MessageEvent<ScreenAnswer>) => {
    waiting.get(id)?.resolve(signs);
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker that reads danger signs failed.'));
    waiting.clear();
  };
  const ask: Screen = (text, person) =>
    new Promise((resolve, reject) => {
      const question: ScreenQuestion = { id: ++count, text, person };
      waiting.set(question.id, { resolve, reject });
      worker.postMessage(question);
    });
  await ask('', {});
  return ask;
}
