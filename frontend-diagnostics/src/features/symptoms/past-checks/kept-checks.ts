import { isKeptCheck, type KeptCheck } from './kept-check.ts';
import { removeStored, store, storedChecks } from './stored-checks.ts';

const VERSION = 1;
const AT_MOST = 50;

/** What this device keeps, once the person wants that. */
export interface PastChecks {
  /** The newest first. */
  readonly checks: readonly KeptCheck[];
  /** The credential of the device that must be shown before the list opens; null when there is no lock. */
  readonly lock: string | null;
}

/** `off`: the person has not asked for it. `unreadable`: somebody tampered with it, or another version wrote it. */
export type Kept = PastChecks | 'off' | 'unreadable';

/** Reads what lies on the device for this person. A part that is not right makes all of it unreadable. */
export function readChecks(userId: string, stored = storedChecks()): Kept {
  if (stored === null) return 'off';
  try {
    const file: unknown = JSON.parse(stored);
    if (!isRecord(file)) return 'unreadable';
    if (typeof file.userId === 'string' && file.userId !== userId) return 'off';
    const { version, checks, lock } = file;
    const isRight =
      version === VERSION && Array.isArray(checks) && checks.length <= AT_MOST && checks.every(isKeptCheck);
    return isRight && (lock === null || typeof lock === 'string') ? { checks, lock } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Begins to keep checks. It tells whether the device could. */
export const startKeeping = (userId: string): boolean => write(userId, { checks: [], lock: null });

/** Deletes all checks, and keeps none from now on. */
export const stopKeeping = removeStored;

/** Keeps a check in the place of what was kept of it before. The oldest makes room. */
export function keepCheck(userId: string, check: KeptCheck): boolean {
  return change(userId, (kept) => {
    const others = kept.checks.filter(({ id }) => id !== check.id);
    const checks = [check, ...others].toSorted((one, other) => other.at - one.at).slice(0, AT_MOST);
    return { ...kept, checks };
  });
}

export function deleteCheck(userId: string, id: string): boolean {
  return change(userId, (kept) => ({ ...kept, checks: kept.checks.filter((check) => check.id !== id) }));
}

export const deleteAllChecks = (userId: string): boolean => change(userId, (kept) => ({ ...kept, checks: [] }));

/** @param lock see `PastChecks` */
export const setLock = (userId: string, lock: string | null): boolean => change(userId, (kept) => ({ ...kept, lock }));

function change(userId: string, changed: (kept: PastChecks) => PastChecks): boolean {
  const kept = readChecks(userId);
  return typeof kept === 'object' && write(userId, changed(kept));
}

const write = (userId: string, { checks, lock }: PastChecks): boolean =>
  store(JSON.stringify({ version: VERSION, userId, lock, checks }));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
