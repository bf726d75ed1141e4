import { expect, test } from '@playwright/test';
import { COMMUNITY, DIAGNOSTICS, FILES, filesOf, PUBLIC, SHELL } from './later-code.ts';
import { enter, NEW_DELHI } from './person.ts';

/**
 * No page asks for these built files: the words of a language that cannot be chosen yet, and the code by which a remote
 * would start as a host.
 */
const NOT_WANTED = /\/hindi\.generated-|^\/remotes\/\w+\/assets\/(hostInit|pendingShares)-/;

test.describe('the visits of later-code.ts', () => {
  test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'] });

  test('ask for every file that was built', async ({ page }) => {
    test.setTimeout(300_000);
    await page.clock.install();
    const asked = new Set<string>();
    for (const visit of PUBLIC) for (const file of await filesOf(page, visit)) asked.add(file);
    await enter(page);
    for (const visit of [...SHELL, ...DIAGNOSTICS, ...COMMUNITY])
      for (const file of await filesOf(page, visit)) asked.add(file);
    expect(
      [...FILES].filter((file) => !asked.has(file) && !NOT_WANTED.test(file)),
      'add a visit that wants them',
    ).toEqual([]);
    expect(
      [...asked].filter((file) => NOT_WANTED.test(file)),
      'wanted after all',
    ).toEqual([]);
  });
});
