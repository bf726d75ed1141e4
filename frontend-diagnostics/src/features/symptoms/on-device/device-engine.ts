import { create } from 'zustand';
import type { Schema } from '@sahaay/contracts';
import { isAnswered, type Language } from '@sahaay/contracts/constants';
import type { Locale } from '@sahaay/contracts/i18n';
import sizes from '@sahaay/engine/device/sizes.json';
import { answerIn } from '../danger-words.ts';
import type { DeviceProblem, EngineAnswer, EngineQuestion } from './messages.ts';
import { OwnWorker as Worker } from '../../../own-worker.ts';

/** The whole engine on this device. */
interface DeviceEngine {
  stage: 'absent' | 'fetching' | 'ready' | 'failed';
  /** How much of what is being fetched has come, from 0 to 1. */
  share: number;
  problem: DeviceProblem | null;
}

/** Why this device could not answer. Nothing was sent. */
export class DeviceFailure extends Error {
  override readonly name = 'DeviceFailure';

  constructor(readonly problem: DeviceProblem) {
    super(`The engine on this device could not answer: ${problem}.`);
  }
}

interface Waiting {
  readonly resolve: (prediction: Schema<'Prediction'> | null) => void;
  readonly reject: (failure: DeviceFailure) => void;
}

/** The code of the worker, compressed; `infra/e2e/answers-on-the-phone.spec.ts` holds the sum to what is fetched. */
const CODE_BYTES = 70_000;

/** How many kilobytes are fetched, to the next ten. */
export function engineSize(locale: Locale): number {
  const { knowledge, models, [languageFor(locale)]: texts } = sizes;
  const bytes = CODE_BYTES + knowledge.compressed + models.compressed + texts.compressed;
  return Math.ceil(bytes / 10_000) * 10;
}

/** The language of an answer where the page speaks this one. */
const languageFor = (locale: Locale): Language => (isAnswered(locale) ? locale : 'en');

export const useDeviceEngine = create<DeviceEngine>(() => ({ stage: 'absent', share: 0, problem: null }));

const { setState: set } = useDeviceEngine;
const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let count = 0;

/** Fetches the engine. How far it has come, and why it does not come, is in `useDeviceEngine`. */
export function fetchEngine(locale: Locale): void {
  // The state has the failure already.
  send({ language: languageFor(locale) }).catch(() => undefined);
}

/**
 * What the engine on this device answers: the same as the service's.
 *
 * @throws DeviceFailure
 */
export async function askEngine(asked: Schema<'PredictRequest'>, locale: Locale): Promise<Schema<'Prediction'>> {
  const prediction = await send({ language: languageFor(locale), asked, isForeign: !isAnswered(locale) });
  if (!prediction) throw new DeviceFailure('stopped');
  return answerIn(locale, prediction);
}

function send(question: Omit<EngineQuestion, 'id'>): Promise<Schema<'Prediction'> | null> {
  const id = ++count;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    try {
      worker ??= startWorker();
      worker.postMessage({ id, ...question } satisfies EngineQuestion);
      if (useDeviceEngine.getState().stage !== 'ready') set({ stage: 'fetching', problem: null });
    } catch {
      // A browser without workers throws here, and so does one that starts none from another origin.
      fail(id, 'no_worker');
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<EngineAnswer>) => receive(data);
  started.onerror = () => {
    // A worker that never said a word could not be fetched, or not be understood.
    const problem = useDeviceEngine.getState().stage === 'ready' ? 'stopped' : 'not_fetched';
    for (const id of waiting.keys()) fail(id, problem);
    started.terminate();
    worker = undefined;
  };
  return started;
}

function receive(answer: EngineAnswer): void {
  // Parts that still come after one has failed make it no better.
  if (!waiting.has(answer.id)) return;
  if ('share' in answer) return set({ stage: 'fetching', share: answer.share });
  if ('problem' in answer) return fail(answer.id, answer.problem);
  set({ stage: 'ready', share: 1, problem: null });
  waiting.get(answer.id)?.resolve(answer.prediction);
  waiting.delete(answer.id);
}

function fail(id: number, problem: DeviceProblem): void {
  set({ stage: 'failed', share: 0, problem });
  waiting.get(id)?.reject(new DeviceFailure(problem));
  waiting.delete(id);
}

/** Starts over as a reload of the page does. It is for tests. */
export function forgetEngine(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
  set({ stage: 'absent', share: 0, problem: null });
}
