import { allModels } from '../../tools/learned-notice.ts';
import { packClassWords, unpackClassWords } from './packed-class-words.ts';

/** Each class with its words in the order of the alphabet. */
const sorted = (written: string): string[][] =>
  written.split('\n').map((line) => {
    const [name = '', ...words] = line.split(' ');
    return [name, ...words.toSorted()];
  });

describe('words of classes on their way to a phone', () => {
  it.each(['classes', 'clearClasses'] as const)('keep every class, word and weight of %s', (name) => {
    const { [name]: written } = allModels();
    expect(sorted(unpackClassWords(packClassWords(written)))).toStrictEqual(sorted(written));
  });
});
