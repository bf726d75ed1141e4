import { LOCALES } from '@sahaay/contracts/constants';
import { expect, test } from './test.ts';
import { FETCHED_IN_TIME } from '../test/passes.ts';
import { FILES, filesOf } from './later-code.ts';
import { COMMUNITY, DIAGNOSTICS, PUBLIC, SHELL, type Visit } from './later-code-visits.ts';
import type { App } from './pages.ts';
import { enter, NEW_DELHI } from './person.ts';

/**
 * No page asks for these built files: the code by which a remote would start as a host, and what the shell has in Hindi for
 * languages whose answers are in English.
 */
const NOT_WANTED = /^\/remotes\/\w+\/assets\/(hostInit|pendingShares)-|^\/assets\/hi-dangers\.generated-/;

const VISITS: Readonly<Record<App, { nobody: readonly Visit[]; somebody: readonly Visit[] }>> = {
  shell: { nobody: PUBLIC, somebody: SHELL },
  diagnostics: { nobody: [], somebody: DIAGNOSTICS },
  community: { nobody: [], somebody: COMMUNITY },
};
/**
 * The texts of the other languages are fetched as those of Hindi are, and missed as they are; languages.spec.ts opens the pages
 * in each.
 */
const LIKE_HINDI = new RegExp(`/assets/(${LOCALES.filter((locale) => locale !== 'en' && locale !== 'hi').join('|')})-`);
const appOf = (file: string): string => /^\/remotes\/(\w+)\//.exec(file)?.[1] ?? 'shell';

test.describe('the visits of later-code-visits.ts', () => {
  test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'] });

  for (const [app, { nobody, somebody }] of Object.entries(VISITS))
    test(`ask for every file that was built of ${app}`, async ({ page }) => {
      await page.clock.install();
      const asked = new Set<string>();
      const inTime = new Set<string>();
      const note = async (visits: readonly Visit[]): Promise<void> => {
        for (const visit of visits) {
          const { path, control, language, before, after } = visit;
          const alone = await filesOf(page, { path, control, language });
          alone.afterwards.forEach((file) => inTime.add(file));
          const whole = before || after ? await filesOf(page, visit) : alone;
          whole.asked.forEach((file) => asked.add(file));
        }
      };
      await note(nobody);
      await enter(page);
      await note(somebody);
      expect(
        [...FILES].filter(
          (file) => appOf(file) === app && !asked.has(file) && !NOT_WANTED.test(file) && !LIKE_HINDI.test(file),
        ),
        'add a visit that wants them',
      ).toEqual([]);
      expect(
        [...asked].filter((file) => NOT_WANTED.test(file)),
        'wanted after all',
      ).toEqual([]);
      expect(
        [...inTime].filter((file) => !FETCHED_IN_TIME.test(file)),
        'fetched with time alone: FETCHED_IN_TIME must name them',
      ).toEqual([]);
    });
});
