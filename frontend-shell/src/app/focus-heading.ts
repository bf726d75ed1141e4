/**
 * Moves focus to the page's heading, or waits for it while the page loads. A person who has moved on meanwhile
 * is left alone.
 *
 * @returns stops waiting
 */
export function focusHeading(): () => void {
  const start = document.activeElement;
  const arrive = (): void => {
    const heading = document.querySelector<HTMLElement>('main h1:not([data-placeholder] *)');
    if (!heading) return;
    observer.disconnect();
    if (![start, document.body].includes(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(arrive);
  observer.observe(document.body, { childList: true, subtree: true });
  arrive();
  return () => observer.disconnect();
}
