import { readFileSync } from 'node:fs';
import { createReader, decodeModel } from '../src/learned/index.ts';
import { noticeOf } from '../src/learned/notice.ts';
import type { DangerNotice } from '../src/red-flags/noticed-danger.ts';
import { createClassReader } from '../src/learned/classes.ts';
import { engineFile } from './engine-file.ts';

/**
 * In tenths of log-odds. On authors held out it puts a flag of the right class first in 72 dangers and of a wrong one in 5, and
 * general care before 139 wrong and 68 right flags.
 */
const CLEAR = 110;

/**
 * The learned reader with the models of the server, which have all weights.
 *
 * @throws UnusableModel when a model is not of this version of the reader: the service does not start half blind
 */
export function learnedNotice(): DangerNotice {
  const notice = noticeOf({
    danger: shipped('danger'),
    self_harm: shipped('self_harm'),
    poisoning: shipped('poisoning'),
    violence: shipped('violence'),
    classes: shipped('classes'),
  });
  const clearClasses = createClassReader(shipped('clear-classes'), CLEAR);
  return Object.assign((text: string) => notice(text), { clearClass: (text: string) => clearClasses(text)[0] });
}

/** Whether the learned reader of the server says strongly that a text tells of no emergency; it is read when first asked. */
export function learnedCalm(): (text: string) => boolean {
  let read: ReturnType<typeof createReader> | undefined;
  return (text) => {
    read ??= createReader(decodeModel(shipped('danger')));
    return read(text).verdict === 'calm';
  };
}

function shipped(name: string): string {
  return readFileSync(engineFile('model', `${name}.txt`), 'utf8').trimEnd();
}
