import { ApiError, unwrap, type ApiClient } from '@sahaay/contracts';
import { createParser } from 'eventsource-parser';
import { readEvent, type LiveEvent } from './events.ts';

/** The server says every 25 s that it is there. Without a word for so long, the connection is dead. */
const SILENT_MS = 60_000;
/** A proxy that holds back what is sent shows by this. */
const FIRST_WORD_MS = 10_000;
const SHORTEST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** What is remembered from one stream to the next. */
export interface Progress {
  /** The id of the last event. */
  lastId?: string | undefined;
  /** Pages that ask all at once would be too many, so each waits for a random part of this, in milliseconds. */
  spread: number;
}

/**
 * Listens for news until `signal` stops it. A stream that breaks off is opened again, where it ended. One that does not
 * open is tried again after ever longer waits, and then the page is told to ask for what it shows each time.
 */
export async function keepListening(
  api: ApiClient,
  progress: Progress,
  tell: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted;) {
    const result = await listen(api, progress, tell, signal);
    if (result === 'refused') return;
    failures = result === 'heard' ? 0 : failures + 1;
    await wait(result === 'heard' ? 1000 + Math.random() * Math.max(1000, progress.spread) : pause(failures), signal);
    if (failures > 0 && !signal.aborted) tell({ kind: 'anew', spread: 0 });
  }
}

/** So many milliseconds after a failure comes the next attempt: twice as many each time, and never at the same time for all. */
export const pause = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);

/** Waits, but not for longer than until the network is back. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Listens to one stream until it ends. `refused` means that nobody is signed in any more. */
async function listen(
  api: ApiClient,
  progress: Progress,
  tell: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<'heard' | 'failed' | 'refused'> {
  const connection = new AbortController();
  const stop = (): void => connection.abort();
  signal.addEventListener('abort', stop);
  let silence = setTimeout(stop, FIRST_WORD_MS);
  let hasHeard = false;
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      hasHeard = true;
      progress.lastId = id ?? progress.lastId;
      const told = readEvent(event, id ?? '', data);
      if (told) tell(told);
    },
  });
  try {
    const body = await unwrap(
      api.GET('/api/v1/community/live', {
        params: { header: progress.lastId ? { 'Last-Event-ID': progress.lastId } : {} },
        parseAs: 'stream',
        signal: connection.signal,
      }),
    );
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || connection.signal.aborted) break;
      clearTimeout(silence);
      silence = setTimeout(stop, SILENT_MS);
      parser.feed(value);
    }
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'unauthenticated' || error.kind === 'forbidden')) return 'refused';
    // It could not be opened, or it broke off. What follows is the same.
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
    connection.abort();
  }
  return hasHeard ? 'heard' : 'failed';
}
