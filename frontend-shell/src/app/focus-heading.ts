const GIVE_UP_MS = 20_000;

const heading = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((element) => !element.closest('[data-placeholder]'));

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves focus to the page's heading, or waits for it while the page loads. A person who has moved on meanwhile
 * is left alone.
 *
 * @returns stops waiting
 */
export function focusHeading(): () => void {
  const present = heading();
  if (present) {
    focus(present);
    return () => undefined;
  }
  const start = document.activeElement;
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const found = heading();
    if (!found) return;
    stop();
    if (document.activeElement === start || document.activeElement === document.body) focus(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, GIVE_UP_MS);
  return stop;
}
