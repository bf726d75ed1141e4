/** Every URL of the app. Remotes and the shell link through these, never by hand. */
export const paths = {
  landing: '/',
  welcome: '/welcome',
  auth: '/auth',
  authUser: '/auth/user',
  chooseRole: '/auth/switch',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  signUp: '/auth/user/signup',
  signIn: '/auth/user/signin',
  onboarding: '/onboard/user',
  user: '/user',
  dashboard: '/user/dashboard',
  settings: '/user/settings',
  diagnostics: '/user/diagnostics',
  nearby: '/user/nearby',
  ambulance: '/user/ambulance',
  community: '/user/community',
} as const;

/** These belong to remotes, which may have pages of their own below them. */
const REMOTE_PAGES: readonly string[] = [paths.diagnostics, paths.nearby, paths.ambulance, paths.community];

/** Whether the app has a page at this address, as its router sees it: in capitals or with a slash at the end too. */
export function isPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  return Object.values<string>(paths).includes(path) || REMOTE_PAGES.some((page) => path.startsWith(`${page}/`));
}
