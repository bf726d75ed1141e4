import { readFileSync } from 'node:fs';
import { noticeOf } from '../src/learned/index.ts';
import type { DangerNotice } from '../src/red-flags/noticed-danger.ts';
import { engineFile } from './engine-file.ts';

/**
 * The learned reader with the models that are shipped with it.
 *
 * @throws UnusableModel when a model is not of this version of the reader: the service does not start half blind
 */
export function learnedNotice(): DangerNotice {
  const shipped = (name: string): Uint8Array => readFileSync(engineFile('model', `${name}.bin`));
  return noticeOf({
    danger: shipped('danger'),
    self_harm: shipped('self_harm'),
    poisoning: shipped('poisoning'),
    violence: shipped('violence'),
  });
}
