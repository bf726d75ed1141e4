import { expect, test, type Page } from './test.ts';
import { enter, NEW_DELHI, signOut } from './person.ts';

const box = (page: Page) => page.getByLabel('Location', { exact: true });
const places = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Directions/ }) });

async function find(page: Page, location: string): Promise<void> {
  await box(page).fill(location);
  await page.getByRole('button', { name: 'Find Nearby' }).click();
}

test.beforeEach(async ({ page }) => {
  await enter(page, '/user/nearby');
});

test('a city leads to its hospitals, nearest first, with the way there and where they are from', async ({ page }) => {
  await find(page, 'Bombay');
  await expect(page.getByRole('heading', { name: /^\d+ hospitals$/ })).toBeVisible();
  await expect(places(page).first()).toContainText(/Mumbai/);
  // The hours of these places are not known, so the page must not mention hours.
  await expect(page.getByText(/opening hours|open now/i)).toHaveCount(0);
  await expect(page.getByText(/^Places from/)).toBeVisible();
});

test('a refused position, no location and an unknown one are said at the field', async ({ page }) => {
  await page.getByRole('button', { name: 'Find Nearby' }).click();
  await expect(box(page)).toHaveAccessibleDescription(/Please enter a location or use current location/);
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(box(page)).toHaveAccessibleDescription(
    /Failed to get your current location. Please check your location permissions./,
  );
  await find(page, '91,20');
  await expect(box(page)).toHaveAccessibleDescription(/Could not find the specified location. Please try again./);
  await expect(box(page)).toBeFocused();
});

test('where nobody recorded a place, the page says that none is known', async ({ page }) => {
  await find(page, '-60.5, -140.2');
  await expect(page.getByText('No hospital found near this location').last()).toBeVisible();
  await expect(
    page.getByText('Our list has no hospital here yet. There may still be one: search in Maps.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search in Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\//,
  );
});

test('a pharmacy beyond 25 km is not offered: Maps is the way out', async ({ page }) => {
  await page.getByLabel('Filter').selectOption('pharmacy');
  await find(page, 'Baramati');
  await expect(page.getByText('No pharmacy found near this location').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search in Maps' })).toHaveAttribute('href', /Pharmacy/);
});

test('without a connection the last places are there, with their age, until the person signs out', async ({
  page,
  context,
}) => {
  await find(page, '28.6315,77.2167');
  const first = await places(page).first().getByRole('heading').innerText();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Find Nearby' })).toBeVisible();
  await expect(places(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText(/^Saved (just now|\d+ minutes? ago); you are offline$/)).toBeVisible();
  await expect(places(page).first().getByRole('heading')).toHaveText(first.replace(/^\d+\. /, '1. '));
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/28\.6315|77\.2167/);
  await context.setOffline(false);

  await page.goto('/user/dashboard');
  await signOut(page);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('sahaay.person.'))),
  ).toEqual([]);
});

test('"Open now" leaves out what is closed, and keeps what nobody knows under a note', async ({ page }) => {
  await page.route('**/api/v1/nearby/search', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as object[];
    const states = [
      { openNow: true, closesAt: '21:00' },
      { openNow: false, opensAt: '09:00', opensTomorrow: true },
      { openNow: null },
    ];
    await route.fulfill({ response, json: found.slice(0, 3).map((place, index) => ({ ...place, ...states[index] })) });
  });
  await find(page, '28.6315,77.2167');
  await expect(places(page).nth(0)).toContainText('Open now, closes at 21:00');
  await expect(places(page).nth(1)).toContainText('Closed, opens at 9:00 tomorrow');
  await page.getByRole('checkbox', { name: 'Open now' }).check();
  await expect(places(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: 'We know of 1 that is open now.' })).toBeVisible();
  await expect(page.getByText('We do not have opening hours for 1 place. Call before you go.').last()).toBeVisible();
});

test('the keyboard alone searches, filters and reaches the first place', async ({ page }) => {
  await box(page).focus();
  await page.keyboard.type('28.6315,77.2167');
  await page.keyboard.press('Enter');
  await expect(places(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^\d+ hospitals$/ })).toBeFocused();
  const directions = places(page)
    .first()
    .getByRole('link', { name: /^Directions/ });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await directions.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(directions).toBeFocused();
});

test.describe('with a position', () => {
  test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'] });

  test('the device is asked only on the button; what it says is searched round', async ({ page }) => {
    await expect(box(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(box(page)).toHaveValue('28.63150, 77.21670');
    await page.getByRole('button', { name: 'Find Nearby' }).click();
    await expect(places(page).first()).toBeVisible();
  });
});

test.describe('after a result', () => {
  test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'] });

  const ask = async (page: Page, text: string) => {
    await page.goto('/user/diagnostics');
    await page.getByRole('textbox').first().fill(text);
    await page.getByRole('button', { name: 'Submit' }).click();
  };

  test('an emergency leads to emergency departments alone, nearest first', async ({ page }) => {
    const searched = page.waitForRequest('**/api/v1/nearby/search');
    await ask(page, 'crushing chest pain going into my left arm with sweating');
    await page.getByRole('button', { name: 'None of these apply to me' }).click();
    expect((await searched).postDataJSON()).toMatchObject({ care: 'emergency' });
    await expect(page.getByRole('heading', { name: 'Emergency departments' })).toBeVisible();
    await expect(page.getByText(/T\.? ?B\.? Clinic|Children's Hospital/)).toHaveCount(0);
  });

  test('a rash is led to a general doctor, when no skin doctor is listed', async ({ page }) => {
    await ask(page, 'round itchy red ring on my arm with a scaly border for two weeks');
    await expect(
      page.getByText('We list no skin doctor near you. A general doctor can start treatment.'),
    ).toBeVisible();
    await expect(page.getByText(/dermatology/i)).toHaveCount(0);
  });
});

test.describe('with a rough position', () => {
  test.use({ geolocation: { ...NEW_DELHI, accuracy: 3100 }, permissions: ['geolocation'] });

  test('the page says how rough it is', async ({ page }) => {
    await page.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(page.getByText('Your location is accurate to about 3 km')).toBeVisible();
  });
});
