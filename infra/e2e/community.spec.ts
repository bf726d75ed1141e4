import { expect, test } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter, fillOnboarding, newPerson, signUp } from './person.ts';
import { postWith, somebody, write } from './forum.ts';

test('one person asks without their name, another answers by the keyboard, and both see it', async ({ browser }) => {
  const [asking, answering] = [await somebody(browser), await somebody(browser)];
  const words = `What helps against a dry cough? ${Date.now()}`;
  await asking.getByRole('checkbox', { name: /^Post without my name/ }).check();
  await expect(asking.getByText('Your name will not show')).toBeVisible();
  const own = await write(asking, words);
  await expect(own).toContainText('Anonymous');
  await expect(own).not.toContainText('Asha Kulkarni');

  await answering.reload();
  const question = postWith(answering, words);
  await question.getByRole('button', { name: 'Reply', exact: true }).focus();
  await answering.keyboard.press('Enter');
  const box = question.getByRole('textbox', { name: 'Your reply' });
  await expect(box).toBeFocused();
  await answering.keyboard.type('Warm water with honey helped me.');
  await answering.keyboard.press('Tab');
  await answering.keyboard.press('Tab');
  await answering.keyboard.press('Enter');
  const answer = question.getByRole('article').filter({ hasText: 'Warm water' });
  await expect(answer).toContainText('Asha Kulkarni');
  await expect(question.getByRole('button', { name: '1 reply' })).toBeVisible();
  await expect(box).toHaveValue('');

  await asking.reload();
  await expect(asking.getByRole('checkbox', { name: /^Post without my name/ })).toBeChecked();
  await own.getByRole('button', { name: '1 reply' }).click();
  const seen = own.getByRole('article').filter({ hasText: 'Warm water' });
  await seen.getByRole('button', { name: '0 likes' }).click();
  await expect(seen.getByRole('button', { name: '1 like' })).toHaveAttribute('aria-pressed', 'true');

  await answer.getByRole('button', { name: 'Delete' }).click();
  await answering.getByRole('button', { name: 'Delete reply' }).click();
  await expect(answer).toHaveCount(0);
  await expect(question.getByRole('button', { name: 'Reply', exact: true }).first()).toBeFocused();
});

test('a child writes once an adult has agreed, and reads everything without', async ({ page }) => {
  const child = { ...newPerson(), dob: `${new Date().getFullYear() - 12}-01-01` };
  const composer = page.getByRole('textbox', { name: 'Your post' });
  await signUp(page, child);
  await page.getByLabel('Full Name').fill(child.name);
  await page.getByLabel('Date of Birth').fill(child.dob);
  await page.getByLabel('Name of the parent or guardian').fill('Meera Kulkarni');
  await page.getByRole('checkbox', { name: /^I am the parent or guardian of Asha Kulkarni/ }).check();
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await fillOnboarding(page, child);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.goto('/user/community');
  await write(page, `I have a cold. ${Date.now()}`);

  await page.goto('/user/settings');
  await expect(page.getByText(/^Meera Kulkarni agreed on/)).toBeVisible();
  await page.getByRole('button', { name: 'Take the Agreement Back' }).click();
  await expect(page.getByRole('button', { name: 'Save My Agreement' })).toBeVisible();
  await page.goto('/user/community');
  await expect(page.getByText(/^You are under 18/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(composer).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask an Adult to Agree' }).click();
  await expect(page.getByRole('heading', { name: 'An adult who cares for you' })).toBeVisible();
});

test('a reply to a post that was deleted meanwhile says so, and nothing breaks', async ({ browser }) => {
  const [asking, answering] = [await somebody(browser), await somebody(browser)];
  const words = `Gone in a moment ${Date.now()}`;
  const own = await write(asking, words);
  await answering.reload();
  const question = postWith(answering, words);
  await question.getByRole('button', { name: 'Reply', exact: true }).click();
  await own.getByRole('button', { name: 'Delete' }).click();
  await asking.getByRole('button', { name: 'Delete post' }).click();
  await expect(own).toHaveCount(0);
  await question.getByRole('textbox', { name: 'Your reply' }).fill('Are you still there?');
  await question.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await expect(answering.getByText('Post not found')).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('an author is muted and read again by the keyboard alone', async ({ browser }) => {
  const [author, reader] = [await somebody(browser), await somebody(browser)];
  const [first, second] = [`Loud ${Date.now()}`, `Louder ${Date.now()}`];
  await write(author, first);
  await write(author, second);
  await reader.reload();
  await postWith(reader, first)
    .getByRole('button', { name: /^More for/ })
    .focus();
  await reader.keyboard.press('Enter');
  await reader.keyboard.press('ArrowDown');
  await reader.keyboard.press('Enter');
  const undo = reader.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(postWith(reader, second)).toHaveCount(0);
  await reader.keyboard.press('Enter');
  await expect(postWith(reader, first)).toBeVisible();
  await expect(postWith(reader, second)).toBeVisible();

  await postWith(reader, second)
    .getByRole('button', { name: /^More for/ })
    .focus();
  await reader.keyboard.press('Enter');
  await reader.keyboard.press('ArrowDown');
  await reader.keyboard.press('Enter');
  await expect(undo).toBeFocused();
  await reader.getByRole('link', { name: 'Muted people' }).focus();
  await reader.keyboard.press('Enter');
  await expect(reader.getByRole('heading', { level: 1 })).toBeFocused();
  await reader.getByRole('button', { name: /^Unmute/ }).focus();
  await reader.keyboard.press('Enter');
  await expect(reader.getByText('You read everybody.')).toBeVisible();
  await reader.goBack();
  await expect(postWith(reader, first)).toBeVisible();
});

test('a post written without a network waits, and stands there once when the network is back', async ({ browser }) => {
  const page = await somebody(browser);
  const words = `From the train ${Date.now()}`;
  const box = page.getByRole('textbox', { name: 'Your post' });
  await box.fill(words);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('No connection. This is sent as soon as there is one.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeFocused();
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect(postWith(page, words)).toBeVisible();
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
});

test('a post whose answer was lost goes again after a reload and from a copy of the tab, and stands there once', async ({
  browser,
}) => {
  const page = await somebody(browser);
  const words = `Answered into a tunnel ${Date.now()}`;
  // The server takes the post, and its answer never arrives.
  await page.route('**/api/v1/community/posts', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('textbox', { name: 'Your post' }).fill(words);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText(/^No connection/)).toBeVisible();
  // A copy of the tab has the waiting post too, and sends it while this one tries again.
  const copied = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const copy = await copied;
  await expect(copy.getByText('Post created successfully!')).toBeVisible();
  await expect(copy.getByRole('article').filter({ hasText: words })).toHaveCount(1);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('Post created successfully!')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
});

test('taps on a heart while the first is on its way settle on the last one', async ({ browser }) => {
  const page = await somebody(browser);
  const words = `Tap me ${Date.now()}`;
  const own = await write(page, words);
  let calls = 0;
  let letGo = (): void => undefined;
  const tapped = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/like', async (route) => {
    calls += 1;
    await tapped;
    await route.continue();
  });
  const heart = own.getByRole('button', { name: /like/ });
  await heart.focus();
  for (let tap = 0; tap < 4; tap += 1) await page.keyboard.press('Enter');
  letGo();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).not.toHaveAttribute('aria-disabled');
  expect(calls).toBe(2);
  await page.reload();
  await expect(postWith(page, words).getByRole('button', { name: '0 likes' })).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a double tap on a post likes it, another one changes nothing, and the page does not zoom', async ({ page }) => {
    await enter(page, '/user/community');
    const own = await write(page, `Tap twice ${Date.now()}`);
    const text = own.getByText(/^Tap twice/);
    const fingers = await page.context().newCDPSession(page);
    /** Taps twice within 0.2 s, however long this machine takes to bring the taps to the page. */
    const doubleTap = async (): Promise<void> => {
      const { x, y, height } = (await text.boundingBox())!;
      const began = Date.now() / 1000 - 0.2;
      for (const [type, after] of [
        ['touchStart', 0],
        ['touchEnd', 0.05],
        ['touchStart', 0.15],
        ['touchEnd', 0.2],
      ] as const) {
        const touchPoints = type === 'touchStart' ? [{ x: x + 10, y: y + height / 2 }] : [];
        await fingers.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: began + after });
      }
    };
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/like') && calls.push(request.url()));
    await text.tap();
    await page.waitForTimeout(1000);
    await expect(own.getByRole('button', { name: '0 likes' })).toBeVisible();
    await doubleTap();
    const heart = own.getByRole('button', { name: '1 like' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.waitForTimeout(1000);
    await doubleTap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(calls).toHaveLength(1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});
