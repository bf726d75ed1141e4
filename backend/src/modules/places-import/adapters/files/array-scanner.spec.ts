import { ArrayScanner } from './array-scanner.js';

/** Scans the text in chunks of every size, which must not matter. */
function scanned(text: string): { records: string[]; scanner: ArrayScanner } {
  const results = [1, 2, 7, text.length].map((size) => {
    const scanner = new ArrayScanner();
    const records: string[] = [];
    for (let i = 0; i < text.length; i += size) records.push(...scanner.scan(text.slice(i, i + size)));
    return { records, scanner };
  });
  for (const { records } of results) expect(records).toEqual(results[0]?.records);
  return results.at(-1)!;
}

describe('ArrayScanner', () => {
  it.each([
    ['an array', '[{"a":1}, {"b":{"c":[{}]}}]', ['{"a":1}', '{"b":{"c":[{}]}}']],
    [
      'a member of an object',
      '{"type":"F","crs":{"x":1},"features":[{"a":1},\n{"b":2}],"n":{"y":2}}',
      ['{"a":1}', '{"b":2}'],
    ],
    [
      'records with brackets and quotes in strings',
      String.raw`[{"a":"}]\"{"},{"b":"\\"}]`,
      [String.raw`{"a":"}]\"{"}`, String.raw`{"b":"\\"}`],
    ],
    ['an empty array', '{"elements":[]}', []],
  ])('cuts %s into its objects', (_, text, expected) => {
    const { records, scanner } = scanned(text);
    expect(records).toEqual(expected);
    expect(scanner.isComplete).toBe(true);
  });

  it('knows that a text breaks off', () => {
    expect(scanned('{"features":[{"a":1},{"b"').scanner.isComplete).toBe(false);
    expect(scanned('{"features":[{"a":1}').scanner.isComplete).toBe(false);
  });

  it('keeps the remark of an incomplete Overpass answer', () => {
    const { scanner } = scanned('{"version":0.6,"elements":[{"id":1}],"remark":"runtime error: Query timed out"}');
    expect(scanner.remark).toBe('runtime error: Query timed out');
  });
});
