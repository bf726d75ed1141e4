import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@sahaay/contracts/constants';
import { problemsOf } from '../adapters/llm/written-tips.js';
import { inLanguage, LIBRARY } from './library-tip.js';

/** The source of the tip names who answers at these numbers. */
const HELPLINES = /\b(14416|1098|1091|1800 11 2356)\b/g;
const inBoth = LANGUAGES.flatMap((language) =>
  LIBRARY.map((tip) => ({ language, id: tip.id, ...inLanguage(tip, language) })),
);

describe('the library of tips', () => {
  it('has at least 120, each with an id of its own', () => {
    expect(LIBRARY.length).toBeGreaterThanOrEqual(120);
    expect(new Set(LIBRARY.map(({ id }) => id)).size).toBe(LIBRARY.length);
  });

  it('is counted in the README as it is reviewed', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../../../../README.md'), 'utf8');
    const reviewed = LIBRARY.filter((tip) => tip.reviewed !== null);
    expect(readme).toContain(`${reviewed.length} of ${LIBRARY.length} tips`);
  });

  it.each(LANGUAGES)('says nothing twice in %s', (language) => {
    for (const part of ['title', 'description'] as const) {
      expect(new Set(LIBRARY.map((tip) => tip[language][part].toLowerCase())).size).toBe(LIBRARY.length);
    }
  });

  it.each(inBoth)('reads easily: $id in $language', ({ title, description }) => {
    expect(title.length).toBeLessThanOrEqual(48);
    expect(description.length).toBeLessThanOrEqual(140);
    expect(description).toMatch(/[.?।]$/);
    for (const sentence of [title, ...description.split(/(?<=[.?!:।]) /)]) {
      expect(sentence.split(' ').length).toBeLessThan(23);
    }
  });

  it.each(LIBRARY)('is Hindi, and nothing else, in Hindi: $id', (tip) => {
    const { title, description } = tip.hi;
    expect(`${title} ${description}`).toMatch(/^[\p{Script=Devanagari}\p{P}\p{Zs}0-9]+$/u);
  });

  it.each(LIBRARY)('gives the same numbers in both languages: $id', ({ en, hi }) => {
    const numbers = ({ title, description }: typeof en) => `${title} ${description}`.match(/\d+/g)?.toSorted() ?? [];
    expect(numbers(hi)).toEqual(numbers(en));
  });

  it.each(inBoth)(
    'has no dose, named medicine, percentage, link or diagnosis, and sends nobody away from help: $id in $language',
    ({ title, description, language }) => {
      const tips = ['One', 'Two', 'Three'].map((word) => ({
        title: language === 'en' ? word : `पहला ${word.length}`,
        description: 'a',
      }));
      const about = (problem: string) => problem.startsWith('tips[0]');
      // A tip of the library may name these, since a person wrote it and compared it with its source.
      const allowed = /medicines, vitamins|alcohol or tobacco|promise no cure|danger sign/;
      const problems = problemsOf(
        { tips: [{ title, description: description.replace(HELPLINES, '112') }, ...tips] },
        language,
      ).filter(about);
      expect(problems.filter((problem) => !allowed.test(problem))).toEqual([]);
    },
  );

  it.each(LIBRARY)('has ages in order: $id', ({ ages }) => {
    if (ages) expect(ages.from).toBeLessThan(ages.to);
  });

  it('names its source: who and where in English, who in Hindi', () => {
    const tip = LIBRARY.find(({ id }) => id === 'sweet-drinks')!;
    expect(inLanguage(tip, 'en').source).toBe('WHO, Healthy diet');
    expect(inLanguage(tip, 'hi').source).toBe('विश्व स्वास्थ्य संगठन');
  });
});
