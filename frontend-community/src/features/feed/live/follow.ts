import type { ApiClient } from '@sahaay/contracts';
import type { LiveEvent } from './events.ts';
import { keepListening, type Progress } from './stream.ts';

/** The name under which the pages of a browser find each other. */
const NAME = 'sahaay.community';
/** Nothing is new when a page opens, and whoever leaves at once needs no stream: it opens after 2 to 4 s. */
const FIRST_WAIT_MS = 2000;

/**
 * Hears what changes for as long as the page is seen. All pages of a browser share one stream: the one that holds the
 * lock listens, and tells the others. Locks and channels need no file of their own, so this works too when the code comes
 * from another origin, from which a browser starts no shared worker. Without locks each page listens by itself.
 *
 * @returns ends it
 */
export function follow(api: ApiClient, hear: (event: LiveEvent) => void): () => void {
  const progress: Progress = { spread: 0 };
  const others = new BroadcastChannel(NAME);
  let listening: AbortController | undefined;
  let hasMissed = false;

  function take(event: LiveEvent): void {
    progress.lastId = event.id ?? progress.lastId;
    progress.spread = event.kind === 'news' ? event.news.spread : event.spread;
    if (listening) hear(event);
    else hasMissed = true;
  }

  async function lead(signal: AbortSignal): Promise<void> {
    await keepListening(
      api,
      progress,
      (event) => {
        others.postMessage(event);
        take(event);
      },
      signal,
    );
  }

  function begin(): void {
    const { signal } = (listening = new AbortController());
    if (hasMissed) hear({ kind: 'anew', spread: progress.spread });
    hasMissed = false;
    // A page that is hidden or left gives up its turn.
    const turn = navigator.locks ? navigator.locks.request(NAME, { signal }, () => lead(signal)) : lead(signal);
    turn.catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  function end(): void {
    listening?.abort();
    listening = undefined;
  }

  const look = (): void => (document.hidden ? end() : listening ? undefined : begin());
  others.onmessage = ({ data }: MessageEvent<LiveEvent>) => take(data);
  const first = setTimeout(
    () => {
      document.addEventListener('visibilitychange', look);
      look();
    },
    FIRST_WAIT_MS * (1 + Math.random()),
  );
  return () => {
    clearTimeout(first);
    document.removeEventListener('visibilitychange', look);
    end();
    others.close();
  };
}
