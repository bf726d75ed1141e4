import { servedKnowledge, prepareKnowledge } from '../src/knowledge/knowledge-base.ts';
import { packKnowledge, unpackKnowledge } from '../src/knowledge/packed-knowledge.ts';
import { lettersOf, numbersOf } from '../src/reading/letters.ts';
import { loadKnowledge } from './load-knowledge.ts';

describe('knowledge that was packed', () => {
  const served = servedKnowledge(prepareKnowledge(loadKnowledge()));
  const written = JSON.stringify(packKnowledge(served));

  it('comes out of its file as it was', () => {
    const read: unknown = unpackKnowledge(JSON.parse(written));
    expect(read).toEqual(served);
  });
});

describe('numbers as letters', () => {
  it('come back, the greatest too, through JSON', () => {
    const numbers = [0, 1, 52, 2000, 8152, 55_255];
    expect([...numbersOf(JSON.parse(JSON.stringify(lettersOf(numbers))) as string)]).toEqual(numbers);
  });

  it.each([-1, 0.5, 55_256, Number.NaN])('refuse %d, which no letter stands for', (number) =>
    expect(() => lettersOf([number])).toThrow(RangeError),
  );
});
