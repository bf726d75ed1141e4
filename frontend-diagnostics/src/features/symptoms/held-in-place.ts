import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useDiagnosis } from './diagnosis-state.ts';

/**
 * Keeps an element where it stands on the screen when a new result changes the height of what is above it. Not every
 * browser does this by itself.
 *
 * @param own the two answers that stand above: one of them changes together with the content
 */
export function useHeldInPlace<E extends HTMLElement>(own: unknown, second: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const topBefore = useRef<number>(undefined);

  // The store calls its listeners before anything is drawn anew.
  useEffect(
    () =>
      useDiagnosis.subscribe(() => {
        topBefore.current = element.current?.getBoundingClientRect().top;
      }),
    [],
  );

  useLayoutEffect(() => {
    const top = element.current?.getBoundingClientRect().top;
    const moved = top !== undefined && topBefore.current !== undefined ? top - topBefore.current : 0;
    if (moved !== 0) window.scrollBy(0, moved);
    topBefore.current = undefined;
  }, [own, second]);

  return element;
}
