import { paths, type RemoteName } from '@sahaay/contracts/shell';
import { createBrowserRouter, Navigate, type RouteObject } from '@sahaay/kit';
import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/text.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { prefetchRemote } from '../remotes/load-remote.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { AmbulancePage, CommunityPage, DiagnosticsPage, NearbyPage } from './remote-pages.tsx';
import { RootLayout } from './root-layout.tsx';
import type { RouteHandle } from './route-handle.ts';
import { UserLayout } from './user-layout/user-layout.tsx';

/** A page with its title, fetched when it is first opened. */
function page(path: string, title: TextKey, load: () => Promise<ComponentType>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

const redirect = (from: string, to: string): RouteObject => ({ path: from, element: <Navigate to={to} replace /> });

/** A page of a remote. The remote starts loading together with the frame around it. */
const remotePage = (path: string, title: TextKey, remote: RemoteName, Page: ComponentType): RouteObject =>
  page(`${path}/*`, title, async () => {
    prefetchRemote(remote);
    return Page;
  });

const publicPages: RouteObject[] = [
  page(paths.landing, 'title.landing', async () => (await import('../features/landing/landing-page.tsx')).LandingPage),
  page(paths.welcome, 'title.welcome', async () => (await import('../features/intro/intro-page.tsx')).IntroPage),
  redirect(paths.auth, paths.chooseRole),
  redirect(paths.authUser, paths.signUp),
  page(
    paths.chooseRole,
    'title.chooseRole',
    async () => (await import('../features/auth/choose-role-page.tsx')).ChooseRolePage,
  ),
  page(paths.signUp, 'title.signUp', async () => (await import('../features/auth/sign-up-page.tsx')).SignUpPage),
  page(paths.signIn, 'title.signIn', async () => (await import('../features/auth/sign-in-page.tsx')).SignInPage),
  page(
    paths.forgotPassword,
    'title.forgotPassword',
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  page(
    paths.resetPassword,
    'title.resetPassword',
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
  page(
    paths.onboarding,
    'title.onboarding',
    async () => (await import('../features/onboarding/onboarding-page.tsx')).OnboardingPage,
  ),
];

/** These come with the app: whoever is signed in opens one of them first, and waits for no further file. */
const userPages: RouteObject[] = [
  page(paths.dashboard, 'title.dashboard', async () => DashboardPage),
  page(paths.settings, 'title.settings', async () => SettingsPage),
  remotePage(paths.diagnostics, 'title.diagnostics', 'diagnostics', DiagnosticsPage),
  remotePage(paths.nearby, 'title.nearby', 'diagnostics', NearbyPage),
  remotePage(paths.ambulance, 'title.ambulance', 'diagnostics', AmbulancePage),
  remotePage(paths.community, 'title.community', 'community', CommunityPage),
];

export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    children: [
      ...publicPages,
      redirect(paths.user, paths.dashboard),
      {
        Component: UserLayout,
        children: userPages,
      },
      { path: '*', handle: { title: 'title.notFound' } satisfies RouteHandle, Component: NotFoundPage },
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
