/** Every URL of the app. Remotes and the shell link through these, never by hand. */
export const paths = {
  landing: '/',
  welcome: '/welcome',
  auth: '/auth',
  chooseRole: '/auth/switch',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  signUp: '/auth/user/signup',
  signIn: '/auth/user/signin',
  onboarding: '/onboard/user',
  dashboard: '/user/dashboard',
  settings: '/user/settings',
  diagnostics: '/user/diagnostics',
  nearby: '/user/nearby',
  ambulance: '/user/ambulance',
  community: '/user/community',
} as const;
