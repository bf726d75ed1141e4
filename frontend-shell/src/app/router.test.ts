import { isPage, paths } from '@sahaay/contracts/shell';
import { createRouter } from './router.tsx';

/** Whether the router has more for this address than "not found". */
function isRouted(path: string): boolean {
  window.history.pushState(null, '', path);
  const router = createRouter();
  const matched = router.state.matches.at(-1)?.route.path;
  router.dispose();
  return matched !== '*';
}

describe('the router and the server agree', () => {
  test.each([
    ...Object.values(paths),
    '/user/diagnostics/more',
    '/user/community/a/b',
    '/User/Settings',
    '/auth/switch/',
  ])('that %s is a page', (path) => {
    expect([isRouted(path), isPage(path)]).toEqual([true, true]);
  });

  test.each(['/nowhere', '/user/settings/more', '/user/diagnostic', '/welcome/x', '/auth/user/sign'])(
    'that %s is none',
    (path) => {
      expect([isRouted(path), isPage(path)]).toEqual([false, false]);
    },
  );
});
