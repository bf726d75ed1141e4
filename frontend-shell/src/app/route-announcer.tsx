import { useLocation, useMatches } from '@sahaay/kit';
import { VisuallyHidden } from '@sahaay/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { focusHeading } from './focus-heading.ts';
import type { RouteHandle } from './route-handle.ts';

const hasTitle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** Gives each page its title. After a change of page it says the title and moves focus to the page's heading. */
export function RouteAnnouncer() {
  const t = useText();
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(hasTitle);
  const title = handle ? t(handle.title) : t('app.name');
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = t('title.page', { title });
  }, [t, title]);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    setAnnouncement(title);
    return focusHeading();
    // oxlint-disable-next-line react/exhaustive-deps -- a translated title is not a change of page
  }, [pathname]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  );
}
