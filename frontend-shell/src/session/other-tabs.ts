const CHANNEL = 'sahaay.session';
/** A number by which this tab knows its own messages from those of others. */
const TAB = Math.random();

/** Who is signed in: a user's id, null for nobody, undefined when it has to be asked. */
type SignedIn = string | null | undefined;

interface Message {
  readonly tab: number;
  readonly userId: SignedIn;
}

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells the other tabs of this browser, which share the cookie, who is signed in from now on. */
export function tellOtherTabs(userId: SignedIn): void {
  const channel = open();
  channel?.postMessage({ tab: TAB, userId } satisfies Message);
  channel?.close();
}

/** Calls `listener` with what another tab says about who is signed in. Returns a function that stops this. */
export function hearOtherTabs(listener: (userId: SignedIn) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.tab !== TAB) listener(data.userId);
  });
  return () => channel?.close();
}
