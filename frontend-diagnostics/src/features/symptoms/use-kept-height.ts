import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element from becoming lower while it is shown, so that what stands below it stays when its content gets
 * shorter. In a window of another width the element takes the height that it needs there.
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

  useEffect(() => {
    let width = window.innerWidth;
    const measure = (): void => {
      if (window.innerWidth === width || !element.current) return;
      width = window.innerWidth;
      element.current.style.minHeight = '';
      height.current = element.current.offsetHeight;
    };
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return element;
}
