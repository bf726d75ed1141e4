import { readFileSync } from 'node:fs';
import { calmOfAll, noticeOfAll, type AllModels } from '../src/learned/all-weights.ts';
import type { DangerNotice } from '../src/red-flags/noticed-danger.ts';
import { engineFile } from './engine-file.ts';

let models: AllModels | undefined;
let notice: DangerNotice | undefined;
let calm: ((text: string) => boolean) | undefined;

/**
 * The learned reader with the models of the server, which have all weights, read once per process.
 *
 * @throws UnusableModel when a model is not of this version of the reader: the service does not start half blind
 */
export const learnedNotice = (): DangerNotice => (notice ??= noticeOfAll(allModels()));

/** Whether the learned reader of the server says strongly that a text tells of no emergency. */
export const learnedCalm = (): ((text: string) => boolean) => (calm ??= calmOfAll(allModels()));

/** The models with all weights, as they are kept, read once per process. */
export function allModels(): AllModels {
  return (models ??= {
    danger: shipped('danger'),
    self_harm: shipped('self_harm'),
    poisoning: shipped('poisoning'),
    violence: shipped('violence'),
    classes: shipped('classes'),
    clearClasses: shipped('clear-classes'),
  });
}

function shipped(name: string): string {
  return readFileSync(engineFile('model', `${name}.txt`), 'utf8').trimEnd();
}
