/** Moves focus to what has just come, and the page so far that it is seen: on a phone it often begins below the window. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isInSight = top >= 0 && top < window.innerHeight / 2;
  if (!isInSight) element.scrollIntoView?.({ block: 'start' });
  element.focus({ preventScroll: true });
}
