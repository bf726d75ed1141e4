import type { Locator, Page } from '@playwright/test';

/** A page with the control for which a person came. The page is usable when that control is there. */
export type BenchedPage = readonly [path: string, control: (page: Page) => Locator];

const link = (href: string) => (page: Page) => shown(page, `a[href="${href}"]`);
const sending = (page: Page): Locator => shown(page, 'form [type=submit]');
/** Found by what it does, since its words are of the page's language. */
const shown = (page: Page, selector: string): Locator => page.locator(selector).filter({ visible: true }).first();

/** The pages for somebody who is not signed in. */
export const PUBLIC: readonly BenchedPage[] = [
  ['/', link('/welcome')],
  ['/auth/user/signin', sending],
  ['/auth/user/signup', sending],
];

/** The pages for somebody who is signed in. */
export const SIGNED_IN: readonly BenchedPage[] = [
  ['/user/dashboard', link('/user/diagnostics')],
  ['/user/diagnostics', (page) => page.getByRole('textbox').first()],
  ['/user/nearby', sending],
  ['/user/ambulance', sending],
  ['/user/community', sending],
  ['/user/settings', (page) => shown(page, '[autocomplete=name]')],
];
