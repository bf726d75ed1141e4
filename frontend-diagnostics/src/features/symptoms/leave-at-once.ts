import { forgetEverything } from '../../memory.ts';

/** An address that says nothing about who was here. */
const NEUTRAL_PAGE = 'https://www.google.com/search?q=weather';

/**
 * Leaves this page for somebody who must not be seen here. The screen is empty at once, what was typed is forgotten,
 * and a neutral page takes this page's place in the browser's history.
 */
export function leaveAtOnce(): void {
  forgetEverything();
  document.body.replaceChildren();
  document.title = '';
  // Somebody who comes back by a button of the browser finds a new page, and not the emptied one.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.replace(NEUTRAL_PAGE);
}
