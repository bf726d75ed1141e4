import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onRead` once, when the end of what there is to read comes into view. */
export function useReadToEnd<End extends Element>(onRead: () => void): RefObject<End | null> {
  const end = useRef<End>(null);
  const told = useRef(onRead);
  useEffect(() => void (told.current = onRead), [onRead]);
  useEffect(() => {
    if (!end.current || !('IntersectionObserver' in window)) return undefined;
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      told.current();
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return end;
}
