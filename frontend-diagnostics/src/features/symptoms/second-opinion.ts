import type { Schema } from '@sahaay/contracts';
import type { ShellServices } from '@sahaay/contracts/shell';
import { useDiagnosis, warn } from './diagnosis-state.ts';
import { predict } from './predict.ts';
import type { SecondOpinion } from './result.ts';

/** How many milliseconds an answer is waited for. The server answers within 8 s, and the rest is for a slow line. */
const PATIENCE_MS = 12_000;

const { getState: get, setState: set } = useDiagnosis;
let running = new AbortController();
let isWatched = false;

/**
 * Whether to ask a model. It is asked only after our own engine has answered, never about an emergency, and never when
 * nobody would see the answer.
 */
export function wantsSecondOpinion(own: Schema<'Prediction'>): boolean {
  const { model, dangerSigns } = get();
  return isWatched && model !== null && own.response_type !== 'emergency' && dangerSigns.length === 0;
}

/**
 * Asks for both views of a question in one answer. The answer changes nothing that is being read, except a care level
 * that rises.
 */
export async function askSecondOpinion(services: ShellServices, question: Schema<'PredictRequest'>): Promise<void> {
  running.abort();
  const own = (running = new AbortController());
  const timer = setTimeout(() => own.abort(), PATIENCE_MS);
  try {
    const prediction = await predict(services, question, own.signal);
    if (running === own) receive(prediction);
  } catch {
    if (running === own) put({ stage: 'failed' });
  } finally {
    clearTimeout(timer);
  }
}

function receive(prediction: Schema<'Prediction'>): void {
  if (prediction.response_type === 'emergency') warn(prediction.red_flags, 'server');
  if (prediction.engine === 'llm') put({ stage: 'answered', prediction });
  else if (prediction.fallback_reason === 'overruled') put({ stage: 'nothing', prediction: null });
  else put({ stage: 'failed' });
}

function put(change: Partial<SecondOpinion>): void {
  const { second } = get();
  // Without the new answer the old list would belong to other replies. How urgent it was still counts.
  const opened = second.opened && change.stage === 'answered';
  set({ second: { ...second, opened, ...change } });
}

/** Gives up on a second opinion, since nobody waits for it any more. */
export function dropSecondOpinion(): void {
  running.abort();
  running = new AbortController();
  const { second } = get();
  if (second.stage === 'asking') set({ second: { ...second, stage: 'none' } });
}

/** Second opinions are asked for from here on. @returns ends that, and gives up on one that is on its way */
export function watchSecondOpinions(): () => void {
  isWatched = true;
  return () => {
    isWatched = false;
    dropSecondOpinion();
  };
}
