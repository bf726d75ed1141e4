import { ApiError, type Schema } from '@sahaay/contracts';
import { draftsOf } from '@sahaay/contracts/drafts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useServices } from '../../services.ts';

/** So many milliseconds after an attempt without an answer comes the next, when the browser tells of no network before. */
const NEXT_ATTEMPT_MS = 15_000;

/** A post or a reply on its way. Whatever comes under its key twice, the server adds once. */
export interface Sending extends Schema<'NewPost'> {
  readonly key: string;
  /** Nobody pressed a button for this attempt, so that nobody is told again that there is no network. */
  readonly again?: boolean;
}

export interface Mutation {
  readonly isPending: boolean;
  mutate(sending: Sending, then: { onSuccess: () => void; onError: (error: Error) => void }): void;
}

export const isOffline = (error: Error): boolean => error instanceof ApiError && error.kind === 'offline';

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function read(found: unknown): Sending | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const { key, content, anonymous } = found as Record<string, unknown>;
  return typeof key === 'string' && typeof content === 'string'
    ? { key, content, anonymous: anonymous === true }
    : undefined;
}

/**
 * Sends what was written exactly once. Without a network it waits, through a reload of the tab too, and goes when the
 * network is back. The same words, sent again after a failure, go under the same key.
 * @param of `post`, or `reply.` with the id of the post that it answers
 */
export function useSending(of: string, create: Mutation, onSent: () => void) {
  const userId = useServices().user?.id;
  const store = useMemo(() => draftsOf(`sending.${of}`, read), [of]);
  const kept = useMemo(() => (userId ? store.kept(userId) : undefined), [store, userId]);
  const [held, hold] = useState<Sending | null>();
  const waiting = held === undefined ? kept : (held ?? undefined);
  const last = useRef<Sending>(undefined);
  const isUnderWay = useRef(false);

  function attempt(sending: Sending): void {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    create.mutate(sending, {
      onSuccess: () => {
        settle();
        last.current = undefined;
        onSent();
      },
      onError: (error) => {
        if (!isOffline(error)) return settle();
        isUnderWay.current = false;
        hold(sending);
      },
    });
  }

  function settle(): void {
    isUnderWay.current = false;
    store.forget();
    hold(null);
  }

  function send({ content, anonymous }: Schema<'NewPost'>): void {
    const before = waiting ?? last.current;
    const isSame = before?.content === content && before.anonymous === anonymous;
    const sending = { content, anonymous, key: isSame ? before.key : newKey() };
    last.current = sending;
    if (userId) store.keep(userId, sending);
    attempt(sending);
  }

  const retry = useEffectEvent(() => {
    if (waiting) attempt({ ...waiting, again: true });
  });
  const isWaiting = waiting !== undefined;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const next = () => retry();
    const timer = setInterval(next, NEXT_ATTEMPT_MS);
    window.addEventListener('online', next);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', next);
    };
  }, [isWaiting]);

  const wasKept = kept !== undefined;
  useEffect(() => {
    if (wasKept) retry();
  }, [wasKept]);

  return { waiting, send, takeBack: settle };
}
