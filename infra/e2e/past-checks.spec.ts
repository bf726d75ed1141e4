import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter, signOut } from './person.ts';

const CHECKS = 'sahaay.person.checks';
const DAY = 86_400_000;

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').first().fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
}

/** Asks once, has the result kept, and goes back to an empty question some days later. */
async function keepOne(page: Page, days: number): Promise<void> {
  await enter(page, '/user/diagnostics');
  await ask(page, 'fever of 38.5 C and body ache for 2 days');
  await page.getByRole('checkbox', { name: /Keep my results on this device/ }).check();
  await page.waitForFunction((name) => localStorage.getItem(name)?.includes('"at":'), CHECKS);
  await page.evaluate(
    ([name, past]) => {
      const file = JSON.parse(localStorage.getItem(name) ?? '') as { checks: { at: number }[] };
      file.checks[0]!.at -= past;
      localStorage.setItem(name, JSON.stringify(file));
    },
    [CHECKS, days * DAY] as const,
  );
  await page.goto('/user/diagnostics');
}

async function expectNoFault(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsFoundByAxe(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
}

test('past checks are kept, compared, opened and deleted, with the keyboard alone', async ({ page }) => {
  await keepOne(page, 3);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));

  await page.getByRole('button', { name: 'Your past checks' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your past checks' })).toBeFocused();
  await expectNoFault(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /38.5 °C 3 days ago/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Your check of/ })).toBeFocused();
  await expect(page.getByText(/This result is old/)).toBeVisible();
  await expectNoFault(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your past checks' })).toBeVisible();
  await page.goBack();

  await ask(page, 'fever and body ache for 5 days, also a cough');
  await expect(page.getByText(/3 days ago you told us: .*38.5 °C/)).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'See that check' }).press('Enter');
  await page.getByRole('button', { name: 'Delete this check' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible();
  await expect(page.getByText(/3 days ago you told us/)).toBeHidden();
  expect(sent.join('\n')).not.toContain('38.5');

  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Your past checks' }).click();
  await page.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(page.getByText('Nothing is kept yet. Your next result will be.')).toBeVisible();
});

test('past checks go when the person signs out', async ({ page }) => {
  await keepOne(page, 1);
  await signOut(page);
  expect(await page.evaluate((name) => localStorage.getItem(name), CHECKS)).toBeNull();
});

test('past checks open only when the device has asked who it is, once they are locked', async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await keepOne(page, 1);
  await page.getByRole('button', { name: 'Your past checks' }).click();
  await page.getByRole('checkbox', { name: /Ask for my fingerprint, face or PIN/ }).click();
  await expect(page.getByRole('checkbox', { name: /Ask for my fingerprint, face or PIN/ })).toBeChecked();
  await page.reload();

  await expect(page.getByText('Your past checks are locked.')).toBeVisible();
  await expect(page.getByText(/38.5/)).toBeHidden();
  await expectNoFault(page);
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Unlock them' }).click();
  await expect(page.getByText('They are still locked. Please try again.')).toBeVisible();
  await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await page.getByRole('button', { name: 'Unlock them' }).click();
  await expect(page.getByText(/38.5 °C/)).toBeVisible();
});
