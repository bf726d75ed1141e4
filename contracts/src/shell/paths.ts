/** Every URL of the app. Remotes and the shell link through these, never by hand. */
export const paths = {
  landing: '/',
  welcome: '/welcome',
  emergency: '/emergency',
  terms: '/terms',
  privacy: '/privacy',
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

/**
 * The pages of each remote. A page is named as its path is, and a remote may have addresses of its own below it. The
 * router, the server, `early.js` and the remotes themselves are all held to this one list.
 */
export const remotePages = {
  diagnostics: ['diagnostics', 'nearby', 'ambulance'],
  community: ['community'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof paths)[]>>;

export type RemoteName = keyof typeof remotePages;

/** The pages of one remote. */
export type RemotePage<Name extends RemoteName> = (typeof remotePages)[Name][number];

/** Whether the app has a page at this address. It reads addresses as the router does: in capitals or with a slash at the end too. */
export function isPage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const pagesOfRemotes = Object.values(remotePages).flat();
  return (
    Object.values<string>(paths).includes(path) || pagesOfRemotes.some((page) => path.startsWith(`${paths[page]}/`))
  );
}
