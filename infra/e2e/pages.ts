import type { App } from '../test/browser-apps.ts';

/** The pages of somebody who is signed in, by the app that brings them. */
export const USER_PAGES: readonly (readonly [app: App, paths: readonly string[]])[] = [
  ['shell', ['/onboard/user', '/user/dashboard', '/user/settings']],
  ['diagnostics', ['/user/diagnostics', '/user/nearby', '/user/ambulance']],
  ['community', ['/user/community']],
];
