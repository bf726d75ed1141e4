import { DomainError } from '../../../shared/errors.js';

/** A place in a list, by the last post or reply that was shown; the next page begins after it. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

const CURSOR = /^(\d{13})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Writes a position as text for a URL. Callers of the API must not take the text apart. */
export function toCursor({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url');
}

/** @throws DomainError invalid `invalid_cursor` for a text that `toCursor` did not make */
export function fromCursor(cursor: string): Position {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { createdAt: new Date(Number(time)), id: id ?? '' };
  if (id && toCursor(position) === cursor) return position;
  const problem = 'This page of posts does not exist. Please start again from the newest post';
  throw new DomainError('invalid', 'invalid_cursor', problem, { cursor: problem });
}
