import type { Page } from '@playwright/test';
import { withHelp, withHidden, withMuted, withoutNetwork, withQuestion, withReports } from './community-answers.ts';
import { askToDelete, leaveUnsaved, loseNetwork, saveProfile } from './over-the-page.ts';

export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Something to say in each language. */
type Words = Readonly<Record<Language, string>>;

/** A screen of the product, with what a person does on its page to come to it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** Goes from the page to the screen, in either language. */
  readonly reach?: (page: Page, language: Language) => Promise<void>;
}

const say =
  (words: Words) =>
  async (page: Page, language: Language): Promise<void> => {
    await page.getByRole('textbox').first().fill(words[language]);
    await page.locator('main form button[type=submit]').first().click();
    await page.waitForFunction(() => !document.querySelector('main form textarea'));
  };
const searchIn =
  (place: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('textbox').first().fill(place);
    await page.locator('main form button[type=submit]').first().click();
    await page.locator('main h2').first().waitFor();
  };
const sendEmpty = (page: Page): Promise<void> => page.locator('main form button[type=submit]').first().click();
const forward =
  (times: number) =>
  async (page: Page): Promise<void> => {
    for (let slide = 0; slide < times; slide += 1) await page.locator('main button').last().click();
  };

const CONNAUGHT_PLACE = '28.6315,77.2167';
const RASH: Words = {
  en: 'An itchy round rash on my arm for five days, it is spreading.',
  hi: 'पाँच दिन से बाँह पर गोल खुजली वाला दाना है, फैल रहा है।',
};
const CHEST: Words = {
  en: 'Crushing pain in my chest and left arm, I am sweating.',
  hi: 'सीने में बहुत तेज़ दबाव और बाएँ हाथ में दर्द, पसीना आ रहा है।',
};
const VAGUE: Words = { en: 'I do not feel good', hi: 'कुछ ठीक नहीं लग रहा' };

/** Every screen, as it is after its page has loaded and been used. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'intro', path: '/welcome' },
  { name: 'intro-end', path: '/welcome', reach: forward(6) },
  { name: 'emergency', path: '/emergency' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'choose-role', path: '/auth/switch' },
  { name: 'sign-up', path: '/auth/user/signup' },
  { name: 'sign-in', path: '/auth/user/signin' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'reset-password', path: '/auth/reset-password?token=of-a-mail' },
  { name: 'not-found', path: '/no/such/page' },
  { name: 'onboarding', path: '/onboard/user', isSignedIn: true },
  { name: 'onboarding-refused', path: '/onboard/user', isSignedIn: true, reach: sendEmpty },
  { name: 'dashboard', path: '/user/dashboard', isSignedIn: true },
  { name: 'settings', path: '/user/settings', isSignedIn: true },
  { name: 'check', path: '/user/diagnostics', isSignedIn: true },
  { name: 'result', path: '/user/diagnostics', isSignedIn: true, reach: say(RASH) },
  { name: 'result-emergency', path: '/user/diagnostics', isSignedIn: true, reach: say(CHEST) },
  { name: 'result-unclear', path: '/user/diagnostics', isSignedIn: true, reach: say(VAGUE) },
  { name: 'nearby', path: '/user/nearby', isSignedIn: true },
  { name: 'nearby-found', path: '/user/nearby', isSignedIn: true, reach: searchIn(CONNAUGHT_PLACE) },
  { name: 'ambulance', path: '/user/ambulance', isSignedIn: true },
  { name: 'ambulance-found', path: '/user/ambulance', isSignedIn: true, reach: searchIn(CONNAUGHT_PLACE) },
  { name: 'community', path: '/user/community', isSignedIn: true },
  { name: 'community-waiting', path: '/user/community', isSignedIn: true, reach: withoutNetwork },
  { name: 'community-help', path: '/user/community', isSignedIn: true, reach: withHelp },
  { name: 'community-question', path: '/user/community', isSignedIn: true, reach: withQuestion },
  { name: 'community-mine', path: '/user/community/mine', isSignedIn: true, reach: withHidden },
  { name: 'community-muted', path: '/user/community/muted', isSignedIn: true, reach: withMuted },
  { name: 'community-reports', path: '/user/community/reports', isSignedIn: true, reach: withReports },
  { name: 'settings-delete', path: '/user/settings', isSignedIn: true, reach: askToDelete },
  { name: 'settings-unsaved', path: '/user/settings', isSignedIn: true, reach: leaveUnsaved },
  { name: 'settings-saved', path: '/user/settings', isSignedIn: true, reach: saveProfile },
  { name: 'dashboard-offline', path: '/user/dashboard', isSignedIn: true, reach: loseNetwork },
  { name: 'landing-offline', path: '/', reach: loseNetwork },
];
