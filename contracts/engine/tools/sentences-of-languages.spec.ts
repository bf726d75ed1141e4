import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Engine } from '../src/engine.ts';
import { learnedCalm, learnedNotice } from './learned-notice.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';
import { foreignWords, shippedRetelling } from './shipped-retelling.ts';

const folder = dirname(createRequire(import.meta.url).resolve('@sahaay/contracts/languages/README.md'));
const engine = new Engine(shippedKnowledge(), learnedNotice(), undefined, learnedCalm(), shippedRetelling());
const LANGUAGES = Object.keys(foreignWords());
/** So many dangers of each language must be found. */
const FEWEST = 60;

interface Sentences {
  readonly dangers: readonly { readonly text: string; readonly flag: string }[];
  readonly calm: readonly string[];
}
/** The sentences of a language that are still read wrongly. */
interface KnownMisses {
  readonly missed: readonly string[];
  readonly raised: readonly string[];
}

const read = <Content>(code: string, file: string): Content =>
  JSON.parse(readFileSync(join(folder, code, file), 'utf8')) as Content;

function raises(typed: string): boolean {
  const { text } = engine.retell(typed);
  return engine.redFlags(engine.read({ text, person: {}, answers: [] })).some(({ level }) => level === 'emergency');
}

describe.each(LANGUAGES)('everyday sentences in %s', (code) => {
  const { dangers, calm } = read<Sentences>(code, 'sentences.json');
  const known = read<KnownMisses>(code, 'known-misses.json');
  const missed = dangers.filter(({ text }) => !raises(text)).map(({ text }) => text);

  it('has words and letters of its own', () => {
    expect(existsSync(join(folder, code, 'language.json'))).toBe(true);
    expect(Object.keys(foreignWords()[code]!.gloss).length).toBeGreaterThan(450);
  });

  it('are found to be dangers, but for those that are listed', () => {
    expect(dangers.length - missed.length).toBeGreaterThanOrEqual(FEWEST);
    expect(missed).toEqual(known.missed);
  });

  it('raise nothing where nothing is wrong, but for those that are listed', () => {
    expect(calm.filter(raises)).toEqual(known.raised);
  });
});
