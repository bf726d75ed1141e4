/** The front ends: the shell, and the remotes that it loads. */
export type App = 'shell' | 'diagnostics' | 'community';

/** The pages of the shell that need no sign-in, the last one for an address that is none. */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/welcome',
  '/emergency',
  '/terms',
  '/privacy',
  '/auth/switch',
  '/auth/user/signup',
  '/auth/user/signin',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/no/such/page',
];

/** The pages of somebody who is signed in, by the app that brings them. */
export const USER_PAGES: readonly (readonly [app: App, paths: readonly string[]])[] = [
  ['shell', ['/onboard/user', '/user/dashboard', '/user/settings']],
  ['diagnostics', ['/user/diagnostics', '/user/nearby', '/user/ambulance']],
  ['community', ['/user/community', '/user/community/mine', '/user/community/muted']],
];
