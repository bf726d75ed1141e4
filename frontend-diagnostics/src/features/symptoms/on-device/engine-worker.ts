// The whole engine on a thread of its own: it fetches its parts once and then answers as the service does.
import type { Schema } from '@sahaay/contracts';
import { engineOf, predictWith, type DeviceParts } from '@sahaay/engine/device';
import { bytesOf, fetchPart, NotFetched, partsFor, type PartName } from './engine-parts.ts';
import type { DeviceProblem, EngineAnswer, EngineQuestion } from './messages.ts';

type Engine = ReturnType<typeof engineOf>;

const parts = new Map<PartName, unknown>();
let engine: Engine | undefined;
/** Questions are answered one after the other. */
let last = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<EngineQuestion>) => {
  last = last.then(async () => self.postMessage(await answerTo(data)));
};

async function answerTo(question: EngineQuestion): Promise<EngineAnswer> {
  const { id, language, asked } = question;
  try {
    await fetchMissing(partsFor(question), (share) => self.postMessage({ id, share } satisfies EngineAnswer));
    engine ??= engineOf(together());
    return { id, prediction: asked ? (predictWith(engine, asked, language) satisfies Schema<'Prediction'>) : null };
  } catch (error) {
    if (!(error instanceof NotFetched)) reportError(error);
    return { id, problem: problemOf(error) };
  }
}

/** Fetches the parts that are not here yet; the engine is then put together anew. */
async function fetchMissing(wanted: readonly PartName[], tell: (share: number) => void): Promise<void> {
  const missing = [...new Set(wanted)].filter((name) => !parts.has(name));
  if (missing.length === 0) return;
  const all = bytesOf(missing);
  let come = 0;
  await Promise.all(
    missing.map(async (name) => {
      const part = await fetchPart(name, (count) => tell(Math.min(1, (come += count) / all)));
      parts.set(name, part);
    }),
  );
  engine = undefined;
}

function together(): DeviceParts {
  const { knowledge, models, words, ...texts } = Object.fromEntries(parts) as unknown as Omit<DeviceParts, 'texts'> &
    DeviceParts['texts'];
  return { knowledge, models, texts, ...(words && { words }) };
}

function problemOf(error: unknown): DeviceProblem {
  if (error instanceof NotFetched) return 'not_fetched';
  return error instanceof RangeError ? 'no_space' : 'stopped';
}
