import { ApiError, type ApiErrorKind } from '@sahaay/contracts';
import type { T, TextKey } from '../../services.ts';

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

/** What a person does to one post. */
export type PostAction = 'like' | 'delete' | 'report';

/** Treats a failure that is not the API's own, such as a bug, like a call without an answer. */
function asApiError(error: Error): ApiError {
  return error instanceof ApiError ? error : new ApiError(0);
}

/** Says in a sentence why the posts could not be shown. */
export function loadMessage(error: Error, t: T): string {
  const { kind, status } = asApiError(error);
  const text = loadTexts[kind];
  return text ? t(text) : t('load.other', { status: String(status) });
}

/** Says in a sentence why a post was not created. */
export function createMessage(error: Error, t: T): string {
  const { kind, message } = asApiError(error);
  const text = createTexts[kind];
  return text ? t(text) : t('create.other', { message: message || t('error.network') });
}

/** Whether a call failed because its post is no longer there. */
export function isPostGone(error: Error): boolean {
  return asApiError(error).kind === 'not_found';
}

/** Says in a sentence why a like, a deletion or a report did not count. */
export function actionMessage(action: PostAction, error: Error, t: T): string {
  if (isPostGone(error)) return t('posts.gone');
  return t(asApiError(error).kind === 'unauthenticated' ? `${action}.unauthenticated` : `${action}.other`);
}
