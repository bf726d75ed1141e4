import { PERSON_STORAGE } from '../shell/person-storage.ts';

/** So many milliseconds after it was last changed, a draft is gone. */
const KEPT_MS = 86_400_000;

interface Kept {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly draft: unknown;
}

/** What somebody has written and not sent. */
export interface Drafts<Draft> {
  keep(userId: string, draft: Draft): void;
  /** What this person had written in this tab within the last day. What anybody else had written is removed. */
  kept(userId: string): Draft | undefined;
  forget(): void;
}

/**
 * Keeps what is being written through a reload, an update and a crash of the page. It stands in the storage of this tab
 * alone, which the browser deletes when the tab is closed, since the next person at a shared phone must not find it; the
 * shell removes it when the session ends.
 *
 * @param name of the form
 * @param read makes a draft of what was found, which may come from an earlier version; undefined for nothing
 */
export function draftsOf<Draft>(name: string, read: (found: unknown) => Draft | undefined): Drafts<Draft> {
  const key = `${PERSON_STORAGE}draft.${name}`;

  function stored(userId: string): Kept | undefined {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isKept(found) || found.userId !== userId) return undefined;
    const age = Date.now() - found.savedAt;
    return age >= 0 && age < KEPT_MS ? found : undefined;
  }

  function forget(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Without storage nothing was kept.
    }
  }

  return {
    forget,
    keep(userId, draft) {
      try {
        // What is only shown again grows no younger.
        if (JSON.stringify(stored(userId)?.draft) === JSON.stringify(draft)) return;
        sessionStorage.setItem(key, JSON.stringify({ userId, savedAt: Date.now(), draft } satisfies Kept));
      } catch {
        // Without storage what was written lives as long as the page.
      }
    },
    kept(userId) {
      try {
        const found = stored(userId);
        const draft = found && read(found.draft);
        if (draft === undefined) forget();
        return draft;
      } catch {
        // Nothing can be read: there is no storage, or somebody tampered with it.
        forget();
        return undefined;
      }
    },
  };
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'draft' in value &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';
