import { fewestNames, toIndexTsqueries, type Wanted } from './wanted.js';

const named = (...names: string[]): Wanted =>
  names.map((name) => name.split(' ').map((word) => ({ keys: new Set(word.split('|')) })));

describe('the fewest names that the same texts have', () => {
  it.each([
    [['dengue fever', 'dengue'], ['dengue']],
    [['dengue', 'fever dengue'], ['dengue']],
    [['knee pain', 'pain knee'], ['knee pain']],
    [['knee|ghutna', 'knee'], ['knee|ghutna']],
    [
      ['knee|ghutna pain', 'knee'],
      ['knee|ghutna pain', 'knee'],
    ],
    [
      ['knee pain', 'knee|ghutna swelling'],
      ['knee pain', 'knee|ghutna swelling'],
    ],
    [['flu', 'flu', 'flu'], ['flu']],
    [['flu', 'influenza|grippe'], ['flu|influenza|grippe']],
    [
      ['neck strain', 'sprain neck', 'neck stiff pain', 'neck ache pain'],
      ['neck pain stiff|ache', 'neck strain|sprain'],
    ],
    [['ear body', 'nose body', 'ear stuck', 'nose stuck'], ['ear|nose body|stuck']],
  ])('are of %j these: %j', (names, fewest) => {
    expect(fewestNames(named(...names))).toEqual(named(...fewest));
  });

  it('keep the name whose last word is unfinished, which has more texts than its keys tell', () => {
    const unfinished = [{ keys: new Set(['flu']), beginning: 'flu' }];
    const finished = [{ keys: new Set(['flu']) }];
    expect(fewestNames([finished, unfinished])).toEqual([unfinished]);
    expect(fewestNames([unfinished, finished])).toEqual([unfinished]);
  });
});

describe('the question to the index of words', () => {
  it.each([
    ['fev', '^fev'],
    ['feveri', '^fever'],
    ['feverish', '^feveris'],
    ['बुखा', '^बुखा'],
    ['🙂🙂🙂🙂🙂🙂', '^🙂🙂🙂🙂🙂'],
  ])('asks for an unfinished %s by the kept beginning %s', (beginning, kept) => {
    expect(toIndexTsqueries([[{ keys: new Set(['x']) }, { keys: new Set([beginning]), beginning }]])).toEqual([
      "('x')",
      `('${beginning}' | '${kept}')`,
    ]);
  });
});
