const CHANNEL = 'sahaay.session';
/** Tells this tab's own messages from those of others. */
const TAB = Math.random();

interface Message {
  readonly tab: number;
  /** null: nobody. */
  readonly userId: string | null;
}

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other tabs of this browser who is signed in from now on: they share the cookie. */
export function tellOtherTabs(userId: string | null): void {
  const channel = open();
  channel?.postMessage({ tab: TAB, userId } satisfies Message);
  channel?.close();
}

/** Calls `listener` when another tab signs somebody in or out. Returns how to stop. */
export function hearOtherTabs(listener: (userId: string | null) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.tab !== TAB) listener(data.userId);
  });
  return () => channel?.close();
}
