import { useLocation, useNavigate } from '@sahaay/kit';
import { useCallback } from 'react';

/** What an entry of the browser's history holds: that the list shows, or which check of it. It holds none of its words. */
interface Entry {
  readonly pastChecks?: string;
}

const LIST = 'list';

interface PastChecksInHistory {
  readonly isShown: boolean;
  /** The check that is open; null while the list shows. */
  readonly openCheck: string | null;
  /** Opens the list, or one of its checks. */
  readonly open: (check?: string) => void;
  readonly back: () => void;
}

/** Gives the list of past checks, and each of them, an entry of its own in the browser's history. */
export function usePastChecksInHistory(): PastChecksInHistory {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const shown = (state as Entry | null)?.pastChecks;
  const open = useCallback(
    (check: string = LIST) => void navigate(pathname, { state: { pastChecks: check } satisfies Entry }),
    [navigate, pathname],
  );
  const back = useCallback(() => void navigate(-1), [navigate]);
  return {
    isShown: shown !== undefined,
    openCheck: shown === undefined || shown === LIST ? null : shown,
    open,
    back,
  };
}
