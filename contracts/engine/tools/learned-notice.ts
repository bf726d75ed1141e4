import { readFileSync } from 'node:fs';
import { noticeOf } from '../src/learned/notice.ts';
import type { DangerNotice } from '../src/red-flags/noticed-danger.ts';
import { engineFile } from './engine-file.ts';

/**
 * The learned reader with the models of the server, which have all weights.
 *
 * @throws UnusableModel when a model is not of this version of the reader: the service does not start half blind
 */
export function learnedNotice(): DangerNotice {
  return noticeOf({
    danger: shipped('danger'),
    self_harm: shipped('self_harm'),
    poisoning: shipped('poisoning'),
    violence: shipped('violence'),
    classes: shipped('classes'),
  });
}

function shipped(name: string): string {
  return readFileSync(engineFile('model', `${name}.txt`), 'utf8').trimEnd();
}
