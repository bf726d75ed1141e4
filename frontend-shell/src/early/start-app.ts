import { named } from './named.ts';
import { parsed } from './parsed.ts';
import { trusted } from './trusted.ts';

/** A window that nobody sees paints nothing, so the app waits no longer than this for a paint once the document is there. */
const LONGEST_MS = 400;

/** Resolves once the browser has put words or a picture of `index.html` on the screen, or cannot tell. */
async function firstPaint(): Promise<void> {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return;
  await new Promise<void>((resolve) =>
    new PerformanceObserver((paints) => {
      // The ground of the page may be painted before: the browser tells of that too.
      if (paints.getEntriesByName('first-contentful-paint').length) resolve();
    }).observe({ type: 'paint', buffered: true }),
  );
}

/**
 * Starts the app, whose code is on its way, after the first paint of what `index.html` says. Its start keeps a cheap phone busy for
 * a second, in which nothing would show. While the shell is worked on, `index.html` starts the app itself.
 */
export async function startApp(): Promise<void> {
  const file = named('app');
  if (!file) return;
  await parsed();
  await Promise.race([firstPaint(), new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  document.head.append(
    Object.assign(document.createElement('script'), {
      type: 'module',
      crossOrigin: 'anonymous',
      src: trusted(`/${file}`),
    }),
  );
}
