import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { PUBLIC_PAGES, USER_PAGES } from './pages.ts';
import { enter, newPerson } from './person.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function choose(page: Page, now: string, name: string): Promise<void> {
  await page.getByRole('button', { name: now }).click();
  const language = page.getByRole('menuitem', { name });
  await expect(language).toBeInViewport({ ratio: 1 });
  await language.click();
}

/** Expects a page wholly in Hindi: no axe violation, nothing that is wider than its place. */
async function inspect(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Devanagari}/u);
  await expect(page).toHaveTitle(/सहाय/);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const cut = [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, p')].filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && element.offsetHeight > 1,
      );
      return [
        ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} in ${clientWidth}`] : []),
        ...cut.filter((element) => getComputedStyle(element).display !== 'inline').map((element) => element.innerText),
      ];
    });
    expect(wide, `${path} at ${width} px`).toEqual([]);
    if (width > 320) expect(await faultsFoundByAxe(page, { tags: TAGS }), `${path} at ${width} px`).toEqual([]);
  }
}

test.describe('a browser that speaks Hindi', () => {
  test.use({ locale: 'hi-IN', contextOptions: { reducedMotion: 'reduce' } });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in the ${colorScheme} theme`, () => {
      test.use({ colorScheme });

      test('shows every public page in Hindi', async ({ page }) => {
        for (const path of PUBLIC_PAGES) await inspect(page, path);
      });

      for (const [app, pages] of USER_PAGES)
        test(`shows every user page of ${app} in Hindi`, async ({ page }) => {
          await enter(page);
          for (const path of pages) await inspect(page, path);
        });
    });
  }

  test('is told of a danger and of a result in Hindi', async ({ page }) => {
    await enter(page, '/user/diagnostics');
    await page.getByRole('textbox').first().fill('दो दिन से बुखार और खाँसी है');
    await page.getByRole('button', { name: 'जवाब पाएँ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'आपका नतीजा' })).toBeVisible();
    expect(await faultsFoundByAxe(page, { tags: TAGS })).toEqual([]);

    await page.goto('/user/diagnostics');
    await page.getByRole('textbox').first().fill('सीने में बहुत तेज़ दर्द है और पसीना आ रहा है');
    await page.getByRole('button', { name: 'जवाब पाएँ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /आपात स्थिति/ })).toBeVisible();
    expect(await faultsFoundByAxe(page, { tags: TAGS })).toEqual([]);
  });
});

test('somebody chooses Hindi on the landing page, signs up in it and keeps it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.locator('.boot-page')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/hi-[^/]*\.js$/.test(path))).toEqual([]);

  await choose(page, 'Language: English', 'हिन्दी');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('तबीयत ठीक नहीं? जानिए, अब क्या करें।');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('तबीयत ठीक नहीं? जानिए, अब क्या करें।');

  await page.getByRole('link', { name: 'जुड़ें' }).click();
  const { email, password } = newPerson();
  await page.getByLabel('ईमेल').fill(email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'खाता बनाएँ' }).click();
  await expect(page).toHaveURL(/\/onboard\/user$/);
  await page.getByLabel('पूरा नाम').fill('आशा कुलकर्णी');
  await page.getByLabel('फ़ोन नंबर').fill('+91 98765 43210');
  await page.getByLabel('जन्म की तारीख').fill('1990-04-12');
  await page.getByLabel('पता', { exact: true }).fill('12 Lake Road, New Delhi');
  await page.getByRole('radio', { name: 'महिला', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'सेव करें और आगे बढ़ें' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /नमस्ते, आशा/ })).toBeVisible();

  await page.goto('/user/settings');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
  await page
    .getByRole('button', { name: /खाते का मेन्यू/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('menuitem', { name: 'साइन आउट करें' }).click();
  await expect(page).toHaveURL(/\/auth\/user\/signin$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.goto('/auth/user/signin');
  await expect(page.getByRole('button', { name: 'लॉग इन करें' })).toBeVisible();
});

test('a language that does not come leaves the one that is spoken, and says so', async ({ page }) => {
  await page.goto('/auth/user/signin');
  await page.route(/\/hi-[^/]*\.js$/, (route) => route.abort());
  await choose(page, 'Language: English', 'हिन्दी');
  await expect(page.getByText('हिन्दी did not load. Check your connection, then try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await page.unrouteAll();
  await choose(page, 'Language: English', 'हिन्दी');
  await expect(page.getByRole('button', { name: 'लॉग इन करें' })).toBeVisible();
});

test('a page whose own texts are still on their way is not half in one language and half in another', async ({
  page,
}) => {
  let come = (): void => undefined;
  const hasCome = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/hi-shell-arrival-*.js', async (route) => {
    await hasCome;
    await route.continue();
  });
  await page.goto('/auth/user/signin');
  const texts = page.waitForResponse(/\/hi-shell-[\w-]{8}\.js$/);
  await choose(page, 'Language: English', 'हिन्दी');
  await texts;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  come();
  await expect(page.getByRole('button', { name: 'लॉग इन करें' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
});

test.describe('in a browser that speaks Hindi, without the Hindi texts of a part', () => {
  test.use({ locale: 'hi-IN' });

  test('an answer is told in English, and in Hindi once its texts come', async ({ page }) => {
    await enter(page, '/user/diagnostics');
    await page.route('**/hi-diagnostics-answer-*.js', (route) => route.abort());
    const ask = async (): Promise<void> => {
      await page.getByRole('textbox').first().fill('दो दिन से बुखार और खाँसी है');
      await page.getByRole('button', { name: 'जवाब पाएँ' }).click();
    };
    await ask();
    await expect(page.getByRole('heading', { level: 1, name: 'Your result' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Start again' }).click();
    await ask();
    await expect(page.getByRole('heading', { level: 1, name: 'आपका नतीजा' })).toBeVisible();
  });

  test('a page is told in English, with a frame in Hindi', async ({ page }) => {
    await page.route('**/hi-shell-emergency-*.js', (route) => route.abort());
    await page.goto('/emergency');
    await expect(page.getByText('This page works without internet and without an account.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page).toHaveTitle(/आपातकालीन नंबर/);
  });
});

test('the headings of Hindi and Marathi bring a font of their own, within 35 kB, and no other language fetches it', async ({
  browser,
}) => {
  for (const [locale, isWanted] of [
    ['en-IN', false],
    ['ta-IN', false],
    ['hi-IN', true],
    ['mr-IN', true],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const fonts: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('mukta-devanagari')) fonts.push(Number(response.headers()['content-length']));
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => fonts, locale).toHaveLength(isWanted ? 1 : 0);
    for (const bytes of fonts) expect(bytes).toBeLessThanOrEqual(35_000);
    await context.close();
  }
});
