import { useMemo, useSyncExternalStore } from 'react';
import { readChecks, type Kept } from './kept-checks.ts';
import { storedChecks, watchChecks } from './stored-checks.ts';

/** What this device keeps for the person, always as it is now. */
export function useKeptChecks(userId: string): Kept {
  const stored = useSyncExternalStore(watchChecks, storedChecks);
  return useMemo(() => readChecks(userId, stored), [userId, stored]);
}
