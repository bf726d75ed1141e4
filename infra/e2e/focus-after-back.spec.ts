// Back returns to the place at which somebody left a page, for those who use a keyboard or a screen reader too: focus is on
// the link that they followed, or on the heading when that link is there no more.
import { paths } from '@sahaay/contracts/paths';
import { expect, test, type Locator, type Page } from './test.ts';
import { withoutStream } from './forum.ts';
import { accountMenu, enter } from './person.ts';

/** Puts a person on a page, which notes the links that they follow as soon as it rests. */
async function enterAndRest(page: Page, address?: string): Promise<void> {
  const notes = page.waitForResponse(/\/assets\/followed-links-/);
  await enter(page, address);
  await notes;
}

/** Follows a link with the keyboard, and comes back. */
async function followAndComeBack(page: Page, link: Locator, address: string): Promise<void> {
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
}

test('of the shell: Back leads to the card or menu entry that was followed, Forward to the heading', async ({
  page,
}) => {
  await enterAndRest(page);
  const main = page.getByRole('main');
  const card = main.getByRole('link', { name: /Nearby Search/ });
  await followAndComeBack(page, card, paths.nearby);
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`));
  await expect(card).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Nearby' })).toBeFocused();
  await page.goBack();
  await expect(card).toBeFocused();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Community' }).filter({ visible: true }).first();
  await followAndComeBack(page, entry, paths.community);
  await expect(entry).toBeFocused();
});

test('of the shell, where the link is gone: the heading', async ({ page }) => {
  await enterAndRest(page);
  await accountMenu(page).focus();
  await page.keyboard.press('Enter');
  await followAndComeBack(page, page.getByRole('menuitem', { name: 'Settings' }), paths.settings);
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('of a result', async ({ page }) => {
  await enterAndRest(page, paths.diagnostics);
  await page.getByRole('textbox').first().fill('I have had a runny nose, sneezing and a sore throat for two days.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const link = page.getByRole('main').getByRole('link', { name: 'Type a location instead' });
  await followAndComeBack(page, link, paths.nearby);
  await expect(page.getByText('You most likely have:')).toBeVisible();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('of the community', async ({ page }) => {
  await withoutStream(page);
  await enterAndRest(page, paths.community);
  const link = page.getByRole('link', { name: 'My posts' });
  await followAndComeBack(page, link, `${paths.community}/mine`);
  await expect(page).toHaveURL(new RegExp(`${paths.community}$`));
  await expect(link).toBeFocused();
});
