import type { FirstAid, FirstAidByTheme } from '@sahaay/engine/first-aid';

const AT_MOST = 20;

/**
 * The dangers in whose title or steps every one of these words stands, those with all of them in the title first.
 *
 * @param words as somebody types them; the beginning of a word is enough
 */
export function findFirstAid(themes: FirstAidByTheme, words: string): FirstAid[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => {
    const said = ` ${text.toLowerCase()}`;
    return wanted.every((word) => said.includes(` ${word}`));
  };
  const all = Object.values(themes).flat();
  const byTitle = all.filter(({ title }) => has(title));
  const bySteps = all.filter((danger) => !byTitle.includes(danger) && has([danger.title, ...danger.steps].join(' ')));
  return [...byTitle, ...bySteps].slice(0, AT_MOST);
}
