/**
 * Moves focus to something that has just come, and scrolls until it is seen. On a phone it often begins below the
 * window.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isInSight = top >= 0 && top < window.innerHeight / 2;
  if (!isInSight) element.scrollIntoView?.({ block: 'start' });
  element.focus({ preventScroll: true });
}
