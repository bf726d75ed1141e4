import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element from becoming lower while it is shown, so that what stands below it stays when its content gets
 * shorter.
 */
export function useKeptHeight<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  const height = useRef(0);

  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    if (shown.offsetHeight < height.current) shown.style.minHeight = `${height.current}px`;
    height.current = shown.offsetHeight;
  });

  return element;
}
