import type { Page } from '@playwright/test';
import type { Language } from './screens.ts';

/** What stands in the pictures of screens that only come about when several people and a moderator act. */
const WORDS = {
  en: {
    cure: 'My powder cures sugar for good. Write to me and I send it.',
    reply: 'Stop your tablets, they are poison.',
    mine: 'Ask my uncle, he sells a root for this.',
    despair: 'I want to end my life.',
    phone: 'Call me on 98765 43210.',
    names: ['Ravi Deshmukh', 'Anonymous'],
  },
  hi: {
    cure: 'मेरा चूर्ण शुगर जड़ से मिटाता है। मुझे लिखिए, भेज दूँगा।',
    reply: 'अपनी गोलियाँ छोड़ दीजिए, वे ज़हर हैं।',
    mine: 'मेरे चाचा से पूछिए, वे इसके लिए जड़ी बेचते हैं।',
    despair: 'मैं मर जाना चाहता हूँ।',
    phone: 'मुझे 98765 43210 पर फ़ोन करें।',
    names: ['रवि देशमुख', 'Anonymous'],
  },
} as const;
const createdAt = '2026-11-20T04:30:00.000Z';
const idOf = (number: number): string => `2f1c6a52-7d0b-4c1e-9a64-0b7f3d9e60${String(number).padStart(2, '0')}`;

/** The reports that wait for a moderator. */
function reports(language: Language): object[] {
  const { cure, reply, names } = WORDS[language];
  const waiting = { username: names[0], createdAt, hidden: true, reviewAsked: false };
  return [
    { ...waiting, id: idOf(1), kind: 'post', content: cure, reports: 4, reviewAsked: true },
    { ...waiting, id: idOf(2), kind: 'reply', username: names[1], content: reply, reports: 1, hidden: false },
  ];
}

/** An own post that a moderator hid. */
function hidden(language: Language): object[] {
  const reason = { by: 'moderator', reason: 'sells_cures', review: 'possible' };
  const entry = { id: idOf(3), username: 'Asha Kulkarni', content: WORDS[language].mine, createdAt, likes: 0 };
  return [{ ...entry, liked: false, mine: true, replies: 0, hidden: reason }];
}

const muted = (language: Language): object[] =>
  WORDS[language].names.map((username, index) => ({ id: idOf(4 + index), username, createdAt }));

/** Opens the page again with these answers. */
const answering =
  (call: string, answer: (language: Language) => object[]) =>
  async (page: Page, language: Language): Promise<void> => {
    await page.route(`**/api/v1/community/${call}`, (route) => route.fulfill({ json: answer(language) }));
    await page.reload();
    await page.locator('main section h2 ~ ul li').first().waitFor();
  };

/** Posts something while no call arrives. */
export async function withoutNetwork(page: Page, language: Language): Promise<void> {
  await page.route('**/api/v1/community/posts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('textbox').first().fill(WORDS[language].reply);
  await page.locator('main form button[type=submit]').click();
  await page.locator('main form [role=status]').waitFor();
}

/** Sends what a person is asked about first. */
const asked =
  (about: 'despair' | 'phone') =>
  async (page: Page, language: Language): Promise<void> => {
    await page.getByRole('textbox').first().fill(WORDS[language][about]);
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('alertdialog').waitFor();
  };

export const withHelp = asked('despair');
export const withQuestion = asked('phone');
export const withReports = answering('moderation', reports);
export const withHidden = answering('posts?by=mine', hidden);
export const withMuted = answering('mutes', muted);
