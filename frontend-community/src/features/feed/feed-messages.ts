import { ApiError, type ApiErrorKind } from '@sahaay/contracts';
import type { T, TextKey } from '../../services.ts';
import type { EntryKind } from './entry-kind.ts';

type TextOfKind = Partial<Record<ApiErrorKind, TextKey>>;

const loadTexts: TextOfKind = {
  unauthenticated: 'load.unauthenticated',
  forbidden: 'load.forbidden',
  not_found: 'load.notFound',
  server: 'error.server',
  offline: 'error.network',
};

const createTexts: TextOfKind = {
  unauthenticated: 'create.unauthenticated',
  forbidden: 'create.forbidden',
  too_large: 'create.tooLong',
  server: 'error.server',
};

/** The server says itself, in the person's language, why a child's words were not taken. */
const NEEDS_ADULT = 'guardian_needed';

/** What a person does to one post or reply. */
export type Action = 'like' | 'delete' | 'report';

/** Treats a failure that is not the API's own, such as a bug, like a call without an answer. */
function asApiError(error: Error): ApiError {
  return error instanceof ApiError ? error : new ApiError(0);
}

const loadRepliesTexts: TextOfKind = {
  unauthenticated: 'replies.unauthenticated',
  not_found: 'posts.gone',
  server: 'error.server',
  offline: 'error.network',
};

/** Says in a sentence why the posts, or the replies to one, could not be shown. */
export function loadMessage(error: Error, t: T, what: EntryKind = 'post'): string {
  const { kind, status } = asApiError(error);
  const text = (what === 'post' ? loadTexts : loadRepliesTexts)[kind];
  return text ? t(text) : t(what === 'post' ? 'load.other' : 'replies.notLoaded', { status: String(status) });
}

const listTexts: TextOfKind = {
  unauthenticated: 'replies.unauthenticated',
  forbidden: 'queue.forbidden',
  server: 'error.server',
  offline: 'error.network',
};

/** Says in a sentence why the muted people or the reports could not be shown. */
export function listMessage(error: Error, t: T): string {
  return t(listTexts[asApiError(error).kind] ?? 'replies.didNotWork');
}

/** Says in a sentence why a post was not created. */
export const createMessage = (error: Error, t: T): string => writingMessage(error, t, createTexts, 'create.other');

const replyTexts: TextOfKind = {
  unauthenticated: 'replies.unauthenticated',
  not_found: 'posts.gone',
  too_large: 'replies.tooLong',
  server: 'error.server',
};

/** Says in a sentence why a reply was not sent. */
export const replyMessage = (error: Error, t: T): string => writingMessage(error, t, replyTexts, 'replies.failed');

function writingMessage(error: Error, t: T, texts: TextOfKind, other: 'create.other' | 'replies.failed'): string {
  const { kind, message, reason } = asApiError(error);
  if (reason === NEEDS_ADULT) return message;
  const text = texts[kind];
  return text ? t(text) : t(other, { message: message || t('error.network') });
}

/** Whether a call failed because what it was about is no longer there. */
export function isGone(error: Error): boolean {
  return asApiError(error).kind === 'not_found';
}

/** Says in a sentence why a like, a deletion or a report did not count. */
export function actionMessage(entry: EntryKind, action: Action, error: Error, t: T): string {
  const isUnknown = asApiError(error).kind === 'unauthenticated';
  if (entry === 'post') {
    if (isGone(error)) return t('posts.gone');
    return t(isUnknown ? `${action}.unauthenticated` : `${action}.other`);
  }
  if (isGone(error)) return t('replies.gone');
  return t(isUnknown ? 'replies.unauthenticated' : 'replies.didNotWork');
}
