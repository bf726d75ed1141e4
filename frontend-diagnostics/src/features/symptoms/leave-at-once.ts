import { paths } from '@sahaay/contracts/shell';
import { forgetEverything } from '../../memory.ts';

/** An address that says nothing about who was here. */
const NEUTRAL_PAGE = 'https://www.google.com/search?q=weather';

/**
 * Leaves this page for somebody who must not be seen here. The screen is empty at once, what was typed is forgotten,
 * and a neutral page takes this page's place in the browser's history.
 *
 * @param isAtResult whether this page has two entries there, the question and then the result, and the browser is at the
 *   second. The neutral page then takes the place of the first, and the second becomes the start page.
 */
export function leaveAtOnce(isAtResult: boolean): void {
  forgetEverything();
  document.body.replaceChildren();
  document.title = '';
  // Somebody who comes back by a button of the browser finds a new page, and not the emptied one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  const leave = (): void => window.location.replace(NEUTRAL_PAGE);
  if (!isAtResult) return leave();
  window.addEventListener('popstate', leave, { once: true });
  window.history.replaceState(null, '', paths.landing);
  window.history.back();
}
