// Whether a test runs again depends on the files that test.ts has noted for it, so it must note them all.
import { expect, test } from './test.ts';
import { enter } from './person.ts';

test('what a page asks for is noted, also by a worker, by a page of another context, and when it is refused', async ({
  page,
  browser,
  baseURL,
  asked,
}) => {
  await page.route('**/remotes/diagnostics/assets/page-models*', (route) => route.abort());
  await enter(page, '/user/diagnostics');
  await page.getByRole('textbox').first().fill('crushing chest pain going down my left arm and sweating');
  await expect(page.getByRole('status').getByRole('link', { name: /^Call/ })).toBeVisible();
  const elsewhere = await browser.newPage({ baseURL });
  await elsewhere.goto('/auth/user/signup');
  await expect(elsewhere.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await elsewhere.context().close();

  const noted = (): string[] => [...asked.values()].flatMap((paths) => [...paths]);
  for (const file of [
    /^\/user\/diagnostics$/,
    /^\/early\.js$/,
    /^\/assets\/open-remote-/,
    /^\/assets\/style-.*\.css$/,
    /^\/remotes\/diagnostics\/mf-manifest\.json$/,
    /^\/remotes\/diagnostics\/assets\/remote-app-.*\.js$/,
    /^\/remotes\/diagnostics\/assets\/red-flag-worker-/,
    // The worker itself asks for its models, and does not get them.
    /^\/remotes\/diagnostics\/assets\/page-models\.generated-/,
    /^\/assets\/sign-up-page-/,
  ])
    await expect.poll(noted).toContainEqual(expect.stringMatching(file));
});
