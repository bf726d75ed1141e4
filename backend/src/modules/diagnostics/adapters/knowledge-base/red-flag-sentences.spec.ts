import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RedFlagScreen } from '../../domain/red-flags.js';
import { extractSymptoms } from './extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './knowledge-base-analyser.js';
import { shippedKnowledge } from './shipped-knowledge.js';

/** How people speak of a danger: in plain words, frightened and hurried, in Hindi and Hinglish; and what must not raise it. */
const RAISES = ['plain', 'everyday', 'hindi', 'hinglish'] as const;
const SPARES = ['denied', 'denied_hindi'] as const;
type Sentences = Readonly<Record<(typeof RAISES)[number] | (typeof SPARES)[number], readonly string[]>>;

const folder = join(import.meta.dirname, 'red-flag-sentences');
const read = <T>(file: string): T => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
const tables = readdirSync(folder)
  .filter((file) => file !== 'harmless.json')
  .map((file) => read<Readonly<Record<string, Sentences>>>(file));
const rules = tables.flatMap((table) => Object.entries(table));
const harmless = read<readonly string[]>('harmless.json');

const base = shippedKnowledge();
const screen = new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base));
const analyser = new KnowledgeBaseAnalyser(base);
const flagsOf = (text: string): string[] => screen.raise({ text, person: {}, answers: [] }).map(({ id }) => id);

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
  it('is read as medical whenever it raises a flag', async () => {
    const texts = rules.flatMap(([, sentences]) => RAISES.flatMap((kind) => sentences[kind]));
    const answers = await Promise.all(
      texts.map(async (text) => ({ text, kind: (await analyser.analyse({ text, person: {}, answers: [] })).kind })),
    );
    expect(answers.filter(({ kind }) => kind === 'not_medical').map(({ text }) => text)).toEqual([]);
  });

  it.each(harmless)('raises no alarm: "%s"', (text) => expect(flagsOf(text)).toEqual([]));
});
