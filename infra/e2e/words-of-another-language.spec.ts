// A screen reader reads each text in the voice of its `lang`. These tests look at every text of a screen: letters of an
// Indian script stand under a language that is written with them, and an English sentence on a Hindi page under `en`.
import { expect, test, type Page } from './test.ts';
import { withoutStream } from './forum.ts';
import { PUBLIC_PAGES, USER_PAGES } from './pages.ts';
import { enter } from './person.ts';

/** The texts that would be read in a wrong voice. Names and addresses are words with a capital letter, and need none. */
const wrongVoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scripts: readonly (readonly [RegExp, readonly string[]])[] = [
      [/\p{Script=Devanagari}/u, ['hi', 'mr']],
      [/\p{Script=Bengali}/u, ['bn']],
      [/\p{Script=Tamil}/u, ['ta']],
      [/\p{Script=Telugu}/u, ['te']],
    ];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent!.trim();
      const parent = node.parentElement!;
      if (!text || parent.closest('script, style, noscript, template')) continue;
      const lang = parent.closest('[lang]')?.getAttribute('lang') ?? '';
      for (const [letters, languages] of scripts)
        if (letters.test(text) && !languages.includes(lang)) found.push(`under ${lang}: ${text}`);
      const words = text.split(/\s+/).filter((word) => /^[“"(]?[a-z]{2,}[”").,:;!?]*$/.test(word));
      if (lang !== 'en' && words.length > 1) found.push(`under ${lang}: ${text}`);
    }
    return found;
  });

async function ask(page: Page, words: string): Promise<void> {
  await page.goto('/user/diagnostics');
  await page.getByRole('textbox').first().fill(words);
  await page.locator('main form button[type=submit]').first().click();
  await expect(page.locator('main form textarea')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

const QUOTES = {
  'en-IN': [
    'सीने में बहुत तेज़ दर्द है और पसीना आ रहा है',
    'दो दिन से बुखार और खाँसी है',
    'আমার দুই দিন ধরে জ্বর',
    'मुझे नहीं पता कि मुझे क्या हुआ है',
  ],
  'hi-IN': [
    'Crushing pain in my chest and left arm, I am sweating.',
    'I have fever for 3 days and cough',
    'something is wrong with me today',
  ],
} as const;

for (const locale of ['en-IN', 'hi-IN'] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('every text of a public page has its language', async ({ page }) => {
      for (const path of PUBLIC_PAGES) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await wrongVoices(page), path).toEqual([]);
      }
    });

    test('every text of a user page has its language', async ({ page }) => {
      await withoutStream(page);
      await enter(page);
      const content =
        locale === 'en-IN' ? 'माँ को डेंगू हुआ था, दो हफ़्ते में ठीक हो गईं।' : 'My mother got well from dengue in two weeks.';
      const posted = await page.request.post('/api/v1/community/posts', { data: { content } });
      expect(posted.ok()).toBe(true);
      for (const path of USER_PAGES.flatMap(([, paths]) => paths)) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        expect(await wrongVoices(page), path).toEqual([]);
      }
    });

    test('every word that an answer quotes has its language', async ({ page }) => {
      await enter(page);
      for (const words of QUOTES[locale]) {
        await ask(page, words);
        expect(await wrongVoices(page), words).toEqual([]);
      }
    });
  });
