// This check runs `npm run dev` inside the community remote, as somebody does who works on it alone, and uses its page in
// a browser: with stand-ins for the shell and the API, without the product. No test of the built product meets that way.
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect, type Page } from '@playwright/test';
import { run } from '../test/npm-start.ts';
import { freePort } from '../test/product.ts';
import { CHROMIUM_ARGS, ensureSystemPrograms, testChromiumPath } from '../test/system-packages.ts';

/** The milliseconds for which the server may be started, and for which something may not show. */
const PATIENCE = 60_000;
const POST = 'A walk every morning helps me';
const folder = path.resolve(import.meta.dirname, '../../frontend-community');

/** Reads what is there, writes a post and likes it. */
async function writeAndLike(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const posts = page.getByRole('article');
  await expect(posts.filter({ hasText: 'Farida Sheikh' })).toBeVisible({ timeout: PATIENCE });
  await page.getByRole('textbox', { name: 'Your post' }).fill(POST);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(posts.first()).toContainText(POST, { timeout: PATIENCE });
  await posts.first().getByRole('button', { name: '0 likes' }).click();
  await expect(posts.first().getByRole('button', { name: '1 like' })).toBeVisible();
}

ensureSystemPrograms();
const port = await freePort();
const url = `http://localhost:${port}/`;
const server = run(['npm', 'run', 'dev', '--', '--port', String(port), '--strictPort'], folder);
const browser = await chromium.launch({ executablePath: testChromiumPath(), args: CHROMIUM_ARGS });
const faults: string[] = [];
try {
  const isThere = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + PATIENCE;
  while (server.child.exitCode === null && Date.now() < deadline && !(await isThere())) await wait(100);
  const page = await browser.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('requestfailed', (request) => faults.push(`${request.url()} was not answered.`));
  await writeAndLike(page, url);
} catch (error) {
  faults.push(String(error));
} finally {
  await browser.close();
  if (server.child.exitCode === null && server.child.pid) process.kill(-server.child.pid, 'SIGTERM');
}
const { output } = await server.ended;
process.stdout.write(
  faults.length
    ? `${faults.join('\n')}\n${output}\n`
    : 'The community remote runs alone: a post was written and liked.\n',
);
process.exitCode = faults.length ? 1 : 0;
