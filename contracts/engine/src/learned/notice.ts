import type { DangerNotice } from '../red-flags/noticed-danger.ts';
import { createClassReader } from './classes.ts';
import { createKindReader } from './kinds.ts';
import { decodeModel } from './model.ts';
import type { PackedModels } from './packed-models.ts';
import { createReader } from './reader.ts';

/**
 * The learned reader with its models, as the red flags ask it.
 *
 * @throws UnusableModel when a model is none, not of this version of the reader or not whole
 */
export function noticeOf({ danger, self_harm, poisoning, violence, classes }: PackedModels): DangerNotice {
  const read = createReader(decodeModel(danger));
  const kindOf = createKindReader({
    self_harm: decodeModel(self_harm),
    poisoning: decodeModel(poisoning),
    violence: decodeModel(violence),
  });
  const classesOf = createClassReader(classes);
  return (text) => {
    const { verdict, because } = read(text);
    const isAlarm = verdict === 'alarm' || verdict === 'sure';
    if (!isAlarm) return null;
    return { kind: kindOf(text), sure: verdict === 'sure', words: because, classes: classesOf(text) };
  };
}
