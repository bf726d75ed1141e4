import type { Locator, Page } from '@playwright/test';

/** A page with the control for which a person came. The page is usable when that control is there. */
export type BenchedPage = readonly [path: string, control: (page: Page) => Locator];

/** The pages for somebody who is not signed in. */
export const PUBLIC: readonly BenchedPage[] = [
  ['/', (page) => page.getByText('Get Started').first()],
  ['/auth/user/signin', (page) => page.getByRole('button', { name: 'Log In' })],
  ['/auth/user/signup', (page) => page.getByRole('button', { name: 'Create Account' })],
];

/** The pages for somebody who is signed in. */
export const SIGNED_IN: readonly BenchedPage[] = [
  ['/user/dashboard', (page) => page.getByRole('link', { name: /Self Diagnostics/ }).last()],
  ['/user/diagnostics', (page) => page.getByRole('textbox').first()],
  ['/user/nearby', (page) => page.getByRole('button', { name: 'Find Nearby' })],
  ['/user/ambulance', (page) => page.getByRole('button', { name: 'Find Ambulance' })],
  ['/user/community', (page) => page.getByRole('button', { name: 'Post', exact: true })],
  ['/user/settings', (page) => page.getByLabel('Full Name')],
];
