const LATEST_MS = 4000;

/**
 * Does work once the page has been loaded and rests, so that it holds up nothing on a slow phone.
 *
 * @param latest after this many milliseconds the work is done even when the page never rests
 * @returns undoes the plan
 */
export function whenIdle(work: () => void, latest = LATEST_MS): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, latest);
    return () => clearTimeout(timer);
  }
  let plan = 0;
  const rest = (): void => void (plan = window.requestIdleCallback(work, { timeout: latest }));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    window.removeEventListener('load', rest);
    window.cancelIdleCallback(plan);
  };
}
