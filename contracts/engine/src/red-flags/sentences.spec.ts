import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assess } from '../answer/assess.ts';
import { base, flagsOf, read } from '../../testing/shipped.ts';

/** How people speak of a danger: in plain words, frightened and hurried, in Hindi and Hinglish; and what must not raise it. */
const RAISES = ['plain', 'everyday', 'hindi', 'hinglish'] as const;
const SPARES = ['denied', 'denied_hindi'] as const;
type Sentences = Readonly<Record<(typeof RAISES)[number] | (typeof SPARES)[number], readonly string[]>>;

const folder = join(import.meta.dirname, 'sentences');
const parse = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
const tables = readdirSync(folder)
  .filter((file) => file !== 'harmless.json')
  .map((file) => parse<Readonly<Record<string, Sentences>>>(file));
const rules = tables.flatMap((table) => Object.entries(table));
const harmless = parse<readonly string[]>('harmless.json');

describe('the sentences of the red flags', () => {
  it.each(base.rules.map(({ id }) => id))('%s has plain, everyday, Hindi, Hinglish and denied ones', (id) => {
    const sentences = new Map(rules).get(id);
    expect([...RAISES, ...SPARES].filter((kind) => !sentences?.[kind]?.length)).toEqual([]);
  });

  it('belong to a rule', () => {
    const ids = new Set(base.rules.map(({ id }) => id));
    expect(rules.map(([id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe.each(rules)('%s', (id, sentences) => {
  it.each(RAISES.flatMap((kind) => sentences[kind]))('rises for "%s"', (text) => expect(flagsOf(text)).toContain(id));
  it.each(SPARES.flatMap((kind) => sentences[kind]))('stays down for "%s"', (text) =>
    expect(flagsOf(text)).not.toContain(id),
  );
});

describe('what people write', () => {
  it('is read as medical whenever it raises a flag', () => {
    const texts = rules.flatMap(([, sentences]) => RAISES.flatMap((kind) => sentences[kind]));
    const answers = texts.map((text) => ({ text, kind: assess(read(text), base).kind }));
    expect(answers.filter(({ kind }) => kind === 'not_medical').map(({ text }) => text)).toEqual([]);
  });

  it.each(harmless)('raises no alarm: "%s"', (text) => expect(flagsOf(text)).toEqual([]));
});
