import { late, whenIdle } from '@sahaay/contracts/late';
import { useLocation, useMatches } from '@sahaay/kit';
import { VisuallyHidden } from '@sahaay/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { focusHeading } from './focus-heading.ts';
import type { RouteHandle } from './route-handle.ts';

/** Until it is here, and where it does not come, those who return find focus on the heading. */
const followedLinks = late(() => import('./followed-links.ts'));

const titleOf = ({ handle }: { readonly handle: unknown }): RouteHandle['title'] | undefined =>
  (handle as Partial<RouteHandle> | undefined)?.title;

/**
 * Gives each page its title. After a change of page it says the title and moves focus to the page's heading. Back and
 * Forward move it to the link that was followed from there, if it is still there.
 */
export function RouteAnnouncer() {
  const t = useText();
  const { pathname } = useLocation();
  const title = t(useMatches().map(titleOf).findLast(Boolean) ?? 'app.name');
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => whenIdle(() => void followedLinks.get()), []);

  useEffect(() => {
    document.title = t('title.page', { title });
  }, [t, title]);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    setAnnouncement(title);
    return followedLinks.here?.focusLink(focusHeading) ?? focusHeading();
    // oxlint-disable-next-line react/exhaustive-deps -- a translated title is not a change of page
  }, [pathname]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
