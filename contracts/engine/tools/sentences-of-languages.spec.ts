import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { knownMisses, type KnownMisses, type Sentences } from './known-misses.ts';
import { foreignWords } from './shipped-retelling.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@sahaay/contracts/languages/README.md'));
const LANGUAGES = Object.keys(foreignWords());
/** So many dangers of each language must be found. */
const FEWEST = 60;

const read = <Content>(code: string, file: string): Content =>
  JSON.parse(readFileSync(join(folder, code, file), 'utf8')) as Content;

describe.each(LANGUAGES)('everyday sentences in %s', (code) => {
  const sentences = read<Sentences>(code, 'sentences.json');
  const known = read<KnownMisses>(code, 'known-misses.json');
  const { missed, raised } = knownMisses(sentences);

  it('has words and letters of its own', () => {
    expect(existsSync(join(folder, code, 'language.json'))).toBe(true);
    expect(Object.keys(foreignWords()[code]!.gloss).length).toBeGreaterThan(450);
  });

  it('are found to be dangers, but for those that are listed', () => {
    expect(sentences.dangers.length - missed.length).toBeGreaterThanOrEqual(FEWEST);
    expect(missed).toEqual(known.missed);
  });

  it('raise nothing where nothing is wrong, but for those that are listed', () => {
    expect(raised).toEqual(known.raised);
  });
});
