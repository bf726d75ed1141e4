import { useEffect } from 'react';

/**
 * For how long after a tap on a phone number the browser is kept from asking whether the page may be left for the
 * dialler.
 */
const CALL_MS = 2000;

const isCall = ({ target }: Event): boolean => target instanceof Element && target.closest('a[href^="tel:"]') !== null;

/** Has the browser ask before the tab is closed or loaded anew. Nothing is ever asked before a call. */
export function useWarnBeforeUnload(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let calledAt = -Infinity;
    const onClick = (event: Event): void => {
      if (isCall(event)) calledAt = performance.now();
    };
    const onUnload = (event: Event): void => {
      if (performance.now() - calledAt > CALL_MS) event.preventDefault();
    };
    addEventListener('click', onClick, true);
    addEventListener('beforeunload', onUnload);
    return () => {
      removeEventListener('click', onClick, true);
      removeEventListener('beforeunload', onUnload);
    };
  }, [isWanted]);
}
