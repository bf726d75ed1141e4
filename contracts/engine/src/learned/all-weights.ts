import type { DangerNotice } from '../red-flags/noticed-danger.ts';
import { createClassReader } from './classes.ts';
import { Heard } from './heard.ts';
import { modelsOf, noticeOf } from './notice.ts';
import type { PackedModels } from './packed-models.ts';
import { createReader, scoreOf } from './reader.ts';

/**
 * In tenths of log-odds. On authors held out it puts a flag of the right class first in 72 dangers and of a wrong one in 5, and
 * general care before 139 wrong and 68 right flags.
 */
const CLEAR = 110;

/**
 * So far below the alarm a text may still hint at self-harm, which is then asked about first, beside the helpline. It was set
 * with three sets of short messages of self-harm and two of calm ones in view: of the last 50 dangers it asks in 20, beside
 * 21 that are an emergency, and of 40 calm ones in 6.
 */
const HINTED = 2.5;

/** The models that have all weights, and beside them many more words of each class. */
export type AllModels = PackedModels & { readonly clearClasses: string };

/**
 * The learned reader with all its weights, as the whole engine asks it: in the service and on the phone.
 *
 * @throws UnusableModel when a model is none, not of this version of the reader or not whole
 */
export function noticeOfAll(models: AllModels): DangerNotice {
  const notice = noticeOf(models);
  const clearClasses = createClassReader(models.clearClasses, CLEAR);
  return Object.assign((text: string) => notice(text), {
    clearClass: (text: string) => clearClasses(text)[0],
    hintsAtSelfHarm: hintOf(models),
  });
}

function hintOf(models: AllModels): (text: string) => boolean {
  const { danger, self_harm: selfHarm } = modelsOf(models);
  return (text) => {
    const heard = new Heard(text);
    return scoreOf(heard, danger) > danger.alarm - HINTED && scoreOf(heard, selfHarm) > 0;
  };
}

/** Whether the learned reader says strongly that a text tells of no emergency. */
export function calmOfAll(models: AllModels): (text: string) => boolean {
  const read = createReader(modelsOf(models).danger);
  return (text) => read(text).verdict === 'calm';
}
