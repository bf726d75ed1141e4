import { shellArrival, shellEmergency } from '@sahaay/contracts/languages/shell';
import { late } from '@sahaay/contracts/late';
import { paths } from '@sahaay/contracts/shell';
import { createBrowserRouter, Navigate, type RouteObject } from '@sahaay/kit';
import type { ComponentType } from 'react';
import type { TextKey } from '../i18n/text.ts';
import { texts } from '../i18n/texts.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { SettingsPage } from '../features/settings/settings-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { latePage, type LatePart } from './late-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { remoteRoutes } from './remote-pages.tsx';
import { RootLayout } from './root-layout.tsx';
import type { RouteHandle } from './route-handle.ts';
import { UserLayout } from './user-layout/user-layout.tsx';

/** A page with its title. Its code comes with the app. */
function page(path: string, title: TextKey, Component: ComponentType): RouteObject {
  return { path, handle: { title } satisfies RouteHandle, Component };
}

/** A page with its title. Its code is fetched when somebody first opens it. */
function pageFetched<Name extends string>(path: string, title: TextKey, part: LatePart<Name>, name: Name): RouteObject {
  return {
    path,
    handle: { title } satisfies RouteHandle,
    lazy: async () => ({ Component: await latePage(part, name) }),
  };
}

const redirect = (from: string, to: string): RouteObject => ({ path: from, element: <Navigate to={to} replace /> });

/** The code of the landing page, whose elements `index.html` carries too. */
export const landingPart = late(() => import('../features/landing/landing-page.tsx'), texts.beside(shellArrival));

const publicPages: RouteObject[] = [
  pageFetched(paths.landing, 'title.landing', landingPart, 'LandingPage'),
  pageFetched(
    paths.welcome,
    'title.welcome',
    late(() => import('../features/intro/intro-page.tsx'), texts.beside(shellArrival)),
    'IntroPage',
  ),
  pageFetched(
    paths.emergency,
    'title.emergency',
    late(() => import('../features/emergency/emergency-page.tsx'), texts.beside(shellEmergency)),
    'EmergencyPage',
  ),
  pageFetched(
    paths.terms,
    'title.terms',
    late(() => import('../features/legal/legal-page.tsx')),
    'TermsPage',
  ),
  pageFetched(
    paths.privacy,
    'title.privacy',
    late(() => import('../features/legal/legal-page.tsx')),
    'PrivacyPage',
  ),
  redirect(paths.auth, paths.chooseRole),
  redirect(paths.authUser, paths.signUp),
  pageFetched(
    paths.chooseRole,
    'title.chooseRole',
    late(() => import('../features/auth/choose-role-page.tsx'), texts.beside(shellArrival)),
    'ChooseRolePage',
  ),
  pageFetched(
    paths.signUp,
    'title.signUp',
    late(() => import('../features/auth/sign-up-page.tsx'), texts.beside(shellArrival)),
    'SignUpPage',
  ),
  pageFetched(
    paths.signIn,
    'title.signIn',
    late(() => import('../features/auth/sign-in-page.tsx'), texts.beside(shellArrival)),
    'SignInPage',
  ),
  pageFetched(
    paths.forgotPassword,
    'title.forgotPassword',
    late(() => import('../features/auth/forgot-password-page.tsx'), texts.beside(shellArrival)),
    'ForgotPasswordPage',
  ),
  pageFetched(
    paths.resetPassword,
    'title.resetPassword',
    late(() => import('../features/auth/reset-password-page.tsx'), texts.beside(shellArrival)),
    'ResetPasswordPage',
  ),
  pageFetched(
    paths.onboarding,
    'title.onboarding',
    late(() => import('../features/onboarding/onboarding-page.tsx'), texts.beside(shellArrival)),
    'OnboardingPage',
  ),
];

/**
 * The code of these pages comes with the app: a person who is signed in opens one of them first, and waits for no
 * further file.
 */
const userPages: RouteObject[] = [
  page(paths.dashboard, 'title.dashboard', DashboardPage),
  page(paths.settings, 'title.settings', SettingsPage),
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
        children: [...userPages, ...remoteRoutes],
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
