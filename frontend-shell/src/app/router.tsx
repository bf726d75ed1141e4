import { paths } from '@sahaay/contracts/shell';
import { createBrowserRouter, Navigate, type RouteObject } from '@sahaay/kit';
import type { TextKey } from '../i18n/text.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RootLayout } from './root-layout.tsx';

/** `title` names the page in the document's title and to screen readers. */
export interface RouteHandle {
  readonly title: TextKey;
}

const titled = (title: TextKey): { handle: RouteHandle } => ({ handle: { title } });

const userPages: RouteObject[] = [
  { path: paths.dashboard, ...titled('title.dashboard'), lazy: async () => ({ Component: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage }) },
  { path: paths.settings, ...titled('title.settings'), lazy: async () => ({ Component: (await import('../features/settings/settings-page.tsx')).SettingsPage }) },
  { path: `${paths.diagnostics}/*`, ...titled('title.diagnostics'), lazy: async () => ({ Component: (await import('./remote-pages.tsx')).DiagnosticsPage }) },
  { path: `${paths.nearby}/*`, ...titled('title.nearby'), lazy: async () => ({ Component: (await import('./remote-pages.tsx')).NearbyPage }) },
  { path: `${paths.ambulance}/*`, ...titled('title.ambulance'), lazy: async () => ({ Component: (await import('./remote-pages.tsx')).AmbulancePage }) },
  { path: `${paths.community}/*`, ...titled('title.community'), lazy: async () => ({ Component: (await import('./remote-pages.tsx')).CommunityPage }) },
];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    children: [
      { path: paths.landing, ...titled('title.landing'), lazy: async () => ({ Component: (await import('../features/landing/landing-page.tsx')).LandingPage }) },
      { path: paths.welcome, ...titled('title.welcome'), lazy: async () => ({ Component: (await import('../features/intro/intro-page.tsx')).IntroPage }) },
      { path: paths.auth, element: <Navigate to={paths.chooseRole} replace /> },
      { path: '/auth/user', element: <Navigate to={paths.signUp} replace /> },
      { path: paths.chooseRole, ...titled('title.chooseRole'), lazy: async () => ({ Component: (await import('../features/auth/choose-role-page.tsx')).ChooseRolePage }) },
      { path: paths.signUp, ...titled('title.signUp'), lazy: async () => ({ Component: (await import('../features/auth/sign-up-page.tsx')).SignUpPage }) },
      { path: paths.signIn, ...titled('title.signIn'), lazy: async () => ({ Component: (await import('../features/auth/sign-in-page.tsx')).SignInPage }) },
      { path: paths.forgotPassword, ...titled('title.forgotPassword'), lazy: async () => ({ Component: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage }) },
      { path: paths.onboarding, ...titled('title.onboarding'), lazy: async () => ({ Component: (await import('../features/onboarding/onboarding-page.tsx')).OnboardingPage }) },
      { path: '/user', element: <Navigate to={paths.dashboard} replace /> },
      { lazy: async () => ({ Component: (await import('./user-layout/user-layout.tsx')).UserLayout }), ErrorBoundary: ErrorPage, children: userPages },
      { path: '*', ...titled('title.notFound'), Component: NotFoundPage },
    ],
  },
];

export const createRouter = (): ReturnType<typeof createBrowserRouter> => createBrowserRouter(routes);
export type Router = ReturnType<typeof createRouter>;

/** Resolves once the page of the present address has loaded, or failed to. */
export function whenReady(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
