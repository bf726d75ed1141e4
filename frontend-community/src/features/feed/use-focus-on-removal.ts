import { useEffect, useRef } from 'react';

/** Calls `refocus` when a list became shorter and the focus went with what was in it. */
export function useFocusOnRemoval(count: number, refocus: () => void): void {
  const countBefore = useRef(count);
  useEffect(() => {
    if (count < countBefore.current && document.activeElement === document.body) refocus();
    countBefore.current = count;
  });
}
