import { onceOf } from '../once-of.ts';
import type { DangerNotice } from '../red-flags/noticed-danger.ts';
import { createClassReader } from './classes.ts';
import { Heard } from './heard.ts';
import { createKindReader } from './kinds.ts';
import { decodeModel } from './model.ts';
import type { PackedModels } from './packed-models.ts';
import { createReader } from './reader.ts';

/**
 * Who hints at taking their life uses harmless words: where the kind is self-harm, the alarm begins that much lower. Of unseen
 * hands this finds 71 of 100 instead of 65, for 0.5 more false alarms in 100.
 */
const HINTED = 1;

/**
 * The models that weigh words, unpacked once for all that ask them.
 *
 * @throws UnusableModel when a model is none, not of this version of the reader or not whole
 */
export const modelsOf = onceOf(({ danger, self_harm, poisoning, violence }: PackedModels) => ({
  danger: decodeModel(danger),
  self_harm: decodeModel(self_harm),
  poisoning: decodeModel(poisoning),
  violence: decodeModel(violence),
}));

/**
 * The learned reader with its models, as the red flags ask it.
 *
 * @throws UnusableModel when a model is none, not of this version of the reader or not whole
 */
export function noticeOf(models: PackedModels): DangerNotice {
  const { danger: model, ...kinds } = modelsOf(models);
  const read = createReader(model);
  const kindOf = createKindReader(kinds);
  const classesOf = createClassReader(models.classes);
  return (text) => {
    const heard = new Heard(text);
    const reading = read(text, heard);
    if (reading.score <= model.alarm - HINTED) return null;
    const kind = kindOf(text, heard);
    if (reading.score <= model.alarm && kind !== 'self_harm') return null;
    return { kind, sure: reading.verdict === 'sure', words: reading.because, classes: classesOf(text, heard.words) };
  };
}
