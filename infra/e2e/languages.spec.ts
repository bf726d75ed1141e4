import { expect, test, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { PUBLIC_PAGES, USER_PAGES } from './pages.ts';
import { enter } from './person.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A language in which the engine does not answer: its letters, a danger as somebody types it, and the danger's first step. */
interface Spoken {
  readonly code: string;
  readonly letters: RegExp;
  readonly danger: string;
}
const LANGUAGES: readonly Spoken[] = [
  { code: 'bn', letters: /\p{Script=Bengali}/u, danger: 'বাবার বুকে খুব ব্যথা, খুব ঘামছে' },
  { code: 'ta', letters: /\p{Script=Tamil}/u, danger: 'அப்பாவுக்கு நெஞ்சு வலிக்குது, வேர்த்து கொட்டுது' },
  { code: 'te', letters: /\p{Script=Telugu}/u, danger: 'నాన్నకి గుండె నొప్పి, చెమటలు పడుతున్నాయి' },
  { code: 'mr', letters: /\p{Script=Devanagari}/u, danger: 'बाबांच्या छातीत खूप दुखतंय, घाम आलाय' },
];

/** The words of a page's first heading that end on another line than they begin. */
const wordsBroken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('h1')!, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null)
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        if (lines.size > 1) broken.push(word);
      }
    return broken;
  });

/** Expects a page in this language, with nothing that is wider than its place and no axe violation. */
async function inspect(page: Page, path: string, { code, letters }: Spoken): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(letters);
  await expect(page).toHaveTitle(letters);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const cut = [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, p')].filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 1 &&
          element.offsetHeight > 1 &&
          getComputedStyle(element).display !== 'inline',
      );
      return [
        ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} in ${clientWidth}`] : []),
        ...cut.map((element) => element.innerText),
      ];
    });
    expect(wide, `${path} at ${width} px`).toEqual([]);
    expect(await wordsBroken(page), `${path} at ${width} px`).toEqual([]);
    if (width === 360) expect(await faultsFoundByAxe(page, { tags: TAGS }), `${path} at ${width} px`).toEqual([]);
  }
}

for (const spoken of LANGUAGES)
  test.describe(`a browser that speaks ${spoken.code}`, () => {
    test.use({ locale: `${spoken.code}-IN`, contextOptions: { reducedMotion: 'reduce' } });

    test('shows every public page in its language', async ({ page }) => {
      for (const path of PUBLIC_PAGES) await inspect(page, path, spoken);
    });

    for (const [app, pages] of USER_PAGES)
      test(`shows every user page of ${app} in its language`, async ({ page }) => {
        await enter(page);
        for (const path of pages) await inspect(page, path, spoken);
      });

    for (const isOffline of [false, true])
      test(`warns of a danger that was typed in it, ${isOffline ? 'also without an answer' : 'with first aid in it'}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        await enter(page, '/user/diagnostics');
        if (isOffline) await page.route('**/predict', (route) => route.abort());
        await page.getByRole('textbox').first().fill(spoken.danger);
        await page.locator('form button[type=submit]').first().click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(spoken.letters);
        await expect(dialog.locator('ol > li').first()).toHaveText(spoken.letters);
        await expect(dialog.locator('[lang=en]'), 'what is said in English').toHaveCount(0);
        await expect(dialog.locator('mark').first()).toHaveText(spoken.letters);
        expect(await faultsFoundByAxe(page, { tags: TAGS })).toEqual([]);
      });
  });

test('an answer is offered in the language in which somebody wrote, and comes in it', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await page.getByRole('textbox').first().fill('Mujhe do din se bukhar aur khansi hai');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your result' })).toBeVisible();
  await page.getByRole('button', { name: 'हिन्दी में देखें?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'आपका नतीजा' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/\p{Script=Devanagari}/u);
  await expect(page.getByRole('button', { name: 'हिन्दी में देखें?' })).toHaveCount(0);
});
