import { expect, type Locator, type Page } from './test.ts';

/** A page that the tests of later code open, and what they do there. */
export interface Visit {
  readonly path: string;
  /** Whether the files that index.html itself names are blocked in this visit, too. */
  readonly withStart?: boolean;
  /** The control for which a person came. */
  readonly control: (page: Page) => Locator;
  /** The language that was chosen before. Without it, English is. */
  readonly language?: 'hi';
  /** A file that fails in every test of this visit, to reach the code that stands in for it. */
  readonly without?: string;
  /** What the visit does first, to reach code that is fetched still later. This needs the server. */
  readonly before?: (page: Page) => Promise<void>;
  /** What the visit does to have that code fetched. */
  readonly after?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const showMap = button('Show map');
const write = (page: Page): Promise<void> => page.getByRole('textbox').first().fill('My head hurts.');
const writeAndLeave = async (page: Page): Promise<void> => {
  await write(page);
  await page.getByRole('textbox').first().blur();
};

/** Somebody under 18 needs an adult who agrees. */
const sayAChild = (page: Page): Promise<void> => page.getByLabel('Date of Birth').fill('2015-04-12');

/** The server asks somebody who signs in for a code. */
async function signInWithCode(page: Page): Promise<void> {
  const error = { code: 401, reason: 'second_factor_needed', message: 'Please enter the code from your app.' };
  await page.route('**/auth/user/signin', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 401, json: { error } }) : route.continue(),
  );
  await page.getByLabel('Email').fill('asha@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await button('Log In')(page).click();
}

/** The pages of the shell for somebody who is not signed in. */
export const PUBLIC: readonly Visit[] = [
  // index.html has this whole page. Without the page's code it gives way to one that can fetch the code again.
  { path: '/', control: heading(/Feeling unwell|This page did not load/), withStart: true },
  { path: '/welcome', control: button('Next') },
  { path: '/emergency', control: heading(/Emergency numbers|This page did not load/), withStart: true },
  { path: '/terms', control: heading('Terms of Service') },
  { path: '/auth/switch', control: heading('Continue as...') },
  { path: '/auth/user/signup', control: button('Create Account') },
  { path: '/auth/user/signin', control: button('Log In') },
  { path: '/auth/user/signin', control: button('Log In'), after: signInWithCode },
  {
    path: '/auth/user/signin',
    control: button('Log In'),
    after: (page) => button('Use a Passkey')(page).click(),
  },
  { path: '/auth/forgot-password', control: button('Send Reset Link') },
  { path: '/auth/reset-password', control: heading('Choose a new password') },
  { path: '/no/such/page', control: heading('Page not found') },
  {
    path: '/auth/user/signin',
    control: (page) => button('Log In')(page).or(button('लॉग इन करें')(page)),
    language: 'hi',
  },
  {
    path: '/emergency',
    control: heading(/आपातकालीन नंबर|Emergency numbers|This page did not load|यह पेज/),
    language: 'hi',
  },
];
/** The pages of the shell for somebody who is signed in. */
export const SHELL: readonly Visit[] = [
  { path: '/onboard/user', control: heading('User Onboarding'), withStart: true, after: sayAChild },
  { path: '/user/dashboard', control: heading(/Namaste/) },
  {
    path: '/user/settings',
    control: (page) => page.getByLabel('Full Name'),
    after: (page) => button('Set Up or Change')(page).click(),
  },
  {
    path: '/user/settings',
    control: (page) => page.getByLabel('Full Name'),
    after: (page) => button('Manage Passkeys')(page).click(),
  },
  {
    path: '/user/settings',
    control: (page) => page.getByLabel(/^(Full Name|पूरा नाम)$/),
    language: 'hi',
    after: (page) => page.getByRole('button', { name: /^(Set Up or Change|चालू करें या बदलें)$/ }).click(),
  },
  // The shell fetches the code that hosts remotes with the first page of a remote.
  { path: '/user/community', control: button('Post') },
  // Last, since a child writes no posts without an adult who agrees.
  {
    path: '/user/settings',
    control: (page) => page.getByLabel('Full Name'),
    after: async (page) => {
      await button('Download it all as a page to read')(page).click();
      await sayAChild(page);
      await button('Update Profile')(page).click();
    },
  },
];
/** The pages of the diagnostics remote. */
export const DIAGNOSTICS: readonly Visit[] = [
  { path: '/user/diagnostics', control: button('Submit'), after: write },
  { path: '/user/diagnostics', control: button('Submit'), without: '**/red-flag-worker-*.js', after: write },
  {
    path: '/user/diagnostics',
    control: (page) => button('Submit')(page).or(button('Start again')(page)),
    before: async (page) => {
      await page.getByRole('textbox').first().fill('An itchy rash on both arms for five days.');
      await button('Submit')(page).click();
      await expect(heading('Your result')(page)).toBeVisible();
    },
    after: (page) => button('Report a wrong answer')(page).click(),
  },
  {
    path: '/user/diagnostics',
    control: button('Submit'),
    after: (page) => page.getByRole('button', { name: 'Speak instead of typing' }).click(),
  },
  {
    path: '/user/nearby',
    control: button('Find Nearby'),
    before: async (page) => {
      await button('Use Current Location')(page).click();
      await button('Find Nearby')(page).click();
      await expect(showMap(page)).toBeVisible();
    },
    after: (page) => showMap(page).click(),
  },
  { path: '/user/ambulance', control: button('Find Ambulance'), withStart: true },
  {
    path: '/user/diagnostics',
    control: (page) => button('Submit')(page).or(button('जवाब पाएँ')(page)),
    language: 'hi',
    after: write,
  },
  {
    path: '/user/diagnostics',
    control: (page) => page.getByRole('button', { name: /^(Submit|जवाब पाएँ|Start again|नए सिरे से शुरू करें)$/ }),
    language: 'hi',
    before: async (page) => {
      await page.getByRole('textbox').first().fill('पाँच दिन से दोनों बाँहों पर खुजली वाले दाने हैं।');
      await page.getByRole('button', { name: /^(Submit|जवाब पाएँ)$/ }).click();
      await expect(heading(/^(Your result|आपका नतीजा)$/)(page)).toBeVisible();
    },
    after: (page) => page.getByRole('button', { name: /^(Report a wrong answer|गलत जवाब की सूचना दें)$/ }).click(),
  },
  {
    path: '/user/diagnostics',
    control: (page) => button('Submit')(page).or(button('जवाब पाएँ')(page)),
    language: 'hi',
    after: (page) => page.getByRole('button', { name: /^(Speak instead of typing|लिखने के बजाय बोलकर बताएँ)$/ }).click(),
  },
  {
    path: '/user/diagnostics',
    control: button('Submit'),
    after: (page) => page.getByRole('textbox').first().fill('বাবার বুকে খুব ব্যথা'),
  },
  {
    path: '/user/diagnostics',
    control: button('Submit'),
    after: (page) => page.getByRole('checkbox', { name: 'Keep my words on this phone' }).check(),
  },
];
/** The pages of the community remote. */
export const COMMUNITY: readonly Visit[] = [
  { path: '/user/community', control: button('Post') },
  {
    path: '/user/community',
    control: (page) => button('Post')(page).or(button('पोस्ट करें')(page)),
    language: 'hi',
    after: writeAndLeave,
  },
  // Turning to the box fetches what reads a post before it is sent. The bar with 112 goes while somebody writes on a phone.
  { path: '/user/community', control: button('Post'), after: writeAndLeave },
  { path: '/user/community', control: button('Post'), without: '**/danger-worker-*.js', after: writeAndLeave },
  { path: '/user/community/muted', control: (page) => page.getByRole('link', { name: 'Muted people' }) },
  {
    path: '/user/community/muted',
    control: (page) => page.getByRole('link', { name: /^(Muted people|जिन्हें नहीं पढ़ना)$/ }),
    language: 'hi',
  },
];
