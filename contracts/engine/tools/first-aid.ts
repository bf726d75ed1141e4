import { readdirSync, readFileSync } from 'node:fs';
import { FIRST_AID_THEMES, type FirstAid, type FirstAidByTheme } from '../src/first-aid/first-aid.ts';
import { rulesOf } from '../src/knowledge/knowledge-base.ts';
import type { Knowledge } from '../src/knowledge/schema.ts';
import { engineFile } from './engine-file.ts';

const FOLDER = 'knowledge/red-flags';

/** The ids of a theme's red flags. */
const flagsOf = (theme: string): ReadonlySet<string> =>
  new Set(
    (JSON.parse(readFileSync(engineFile(FOLDER, `${theme}.json`), 'utf8')) as { id: string }[]).map(({ id }) => id),
  );

/**
 * The first aid of every red flag in one language.
 *
 * @throws Error when a file of red flags is no theme of the page
 */
export function firstAidIn(language: 'en' | 'hi', knowledge: Knowledge): FirstAidByTheme {
  const themes: readonly string[] = FIRST_AID_THEMES;
  const unknown = readdirSync(engineFile(FOLDER)).find((file) => !themes.includes(file.replace('.json', '')));
  if (unknown) throw new Error(`${unknown} is no theme of src/first-aid/first-aid.ts.`);
  const all = rulesOf(knowledge).map((rule): FirstAid => {
    const { title, steps } = (language === 'hi' && rule.hindi) || rule;
    return { id: rule.id, title, steps, numbers: rule.helplines.map(({ number }) => number) };
  });
  return Object.fromEntries(
    FIRST_AID_THEMES.map((theme) => {
      const ids = flagsOf(theme);
      return [theme, all.filter(({ id }) => ids.has(id))];
    }),
  ) as unknown as FirstAidByTheme;
}

/** The source text of the file of one language, which the page of emergency numbers loads. */
export function writeFirstAid(language: 'en' | 'hi', knowledge: Knowledge): string {
  return `/** Written by \`npm run emit:red-flags -w @sahaay/engine\` from the medical knowledge. Do not edit. */
import type { FirstAidByTheme } from './first-aid.ts';

export const FIRST_AID: FirstAidByTheme = ${JSON.stringify(firstAidIn(language, knowledge))};
`;
}
