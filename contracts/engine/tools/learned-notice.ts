import { readFileSync } from 'node:fs';
import { createKindReader, createReader, decodeModel, type ReaderModel } from '../src/learned/index.ts';
import { engineFile } from './engine-file.ts';
import type { DangerNotice } from '../src/red-flags/noticed-danger.ts';

/**
 * The learned reader with the models that are shipped with it.
 *
 * @throws UnusableModel when a model is not of this version of the reader: the service does not start half blind
 */
export function learnedNotice(): DangerNotice {
  const read = createReader(shipped('danger'));
  const kindOf = createKindReader({
    self_harm: shipped('self_harm'),
    poisoning: shipped('poisoning'),
    violence: shipped('violence'),
  });
  return (text) => {
    const { verdict, because } = read(text);
    return verdict === 'alarm' || verdict === 'sure' ? { kind: kindOf(text), words: because } : null;
  };
}

function shipped(name: string): ReaderModel {
  return decodeModel(readFileSync(engineFile('model', `${name}.bin`)));
}
