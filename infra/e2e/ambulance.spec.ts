import { expect, test } from './test.ts';
import { enter } from './person.ts';

/** Dak Bhavan in New Delhi, the example of India Post's DIGIPIN document. */
const DAK_BHAVAN = { latitude: 28.622788, longitude: 77.213033 };

test.use({ geolocation: DAK_BHAVAN, permissions: ['geolocation', 'clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await enter(page, '/user/ambulance');
  await expect(page.getByRole('button', { name: 'Find Ambulance' })).toBeVisible();
});

test('who has allowed the position need press nothing: the place is said in words, and departments stand below', async ({
  page,
}) => {
  await expect(page.getByText('Near Connaught Place, Delhi')).toBeVisible();
  await expect(page.getByText(/^The nearest hospital we know is /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Close to you' })).toBeVisible();
  // Nothing moved the page: the numbers to call are still in sight.
  await expect(page.getByRole('link', { name: 'Call now 112' })).toBeInViewport();
});

test('without a connection the numbers stand first, and the position can be read out', async ({ page, context }) => {
  await context.setOffline(true);
  const calls = page
    .getByRole('main')
    .getByRole('link', { name: /^(Call now|Ambulance for emergencies|Ambulance for mothers and babies) \d+$/ });
  await expect(calls).toHaveCount(3);
  for (const [index, number] of ['112', '108', '102'].entries()) {
    await expect(calls.nth(index)).toHaveAttribute('href', `tel:${number}`);
  }
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(page.getByText('39J', { exact: true })).toBeVisible();
  await expect(page.getByText('3, 9, J, 4, 9, L, L, 8, T, 4')).toBeAttached();
  await expect(page.getByText('7, J, W, V, J, 6, F, 7, plus, 4, 6')).toBeAttached();

  await page.getByRole('button', { name: 'Find Ambulance' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred while searching for ambulances. Please try again later.',
  );
  await expect(calls).toHaveCount(3);
});

test('emergency departments close by are found from the exact position, those for children alone left out', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(page.getByRole('heading', { name: 'Close to you' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Emergency departments' })).toBeVisible();
  await expect(page.getByText(/Children's Hospital|Eye|Dental/)).toHaveCount(0);
});

test('far from every department 108 stands in place of the list, and Maps is the way out', async ({ page }) => {
  await page.getByLabel('Location', { exact: true }).fill('Baramati');
  await page.getByRole('button', { name: 'Find Ambulance' }).click();
  await expect(page.getByRole('heading', { name: 'We list no ambulance near you.' })).toBeVisible();
  await expect(page.getByText('Call 108: they know the nearest.').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search in Maps' })).toBeVisible();
  await expect(page.getByText('Close to you')).toHaveCount(0);
});

test('the position is shared as a text message where the browser shares by nothing else, and can be copied', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.reload();
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  const message = decodeURIComponent(
    (await page.getByRole('link', { name: /^Share my location/ }).getAttribute('href')) ?? '',
  );
  expect(message).toMatch(/^sms:\?&body=/);
  expect(message).toContain('https://www.google.com/maps/search/?api=1&query=28.622788,77.213033');
  expect(message).toContain('DIGIPIN: 39J-49L-L8T4');
  await page.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('39J-49L-L8T4');
});
