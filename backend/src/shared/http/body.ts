import { json, type RequestHandler } from 'express';
import { DomainError } from '../errors.js';

/**
 * This is room for the longest text of any call, even when each character is escaped (4,000 characters of symptoms × 12
 * bytes).
 */
const MAX_BODY = '64kb';

/** The failures of the body parser as a person reads them, by their `type`. */
const FAILURES: Readonly<Record<string, DomainError>> = {
  'entity.parse.failed': new DomainError('invalid', 'malformed_json', 'The request is not valid JSON.'),
  'entity.too.large': new DomainError('too_large', 'body_too_large', 'The request is too large. Please shorten it.'),
  'encoding.unsupported': new DomainError(
    'unsupported',
    'unsupported_media_type',
    'Please send JSON that is not compressed.',
  ),
  'charset.unsupported': new DomainError('unsupported', 'unsupported_media_type', 'Please send JSON in UTF-8.'),
};
const NOT_JSON = new DomainError(
  'unsupported',
  'unsupported_media_type',
  'Please send JSON, with the content type application/json.',
);
const NO_OBJECT = new DomainError('invalid', 'invalid_input', 'The request must be a JSON object.', {});
const BROKEN_OFF = new DomainError('invalid', 'bad_request', 'The request could not be understood.');

const parse = readJson(MAX_BODY, ['application/json']);

/** Reads JSON objects, and refuses bodies of any other kind. */
export const readBody: RequestHandler = (request, response, next) => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && !request.is('application/json')) return next(NOT_JSON);
  parse(request, response, (error?: unknown) =>
    next(error ?? (isObjectOrNothing(request.body) ? undefined : NO_OBJECT)),
  );
};

const isObjectOrNothing = (body: unknown): boolean =>
  body === undefined || (typeof body === 'object' && body !== null && !Array.isArray(body));

/**
 * Reads bodies of some content types as JSON. What it cannot read goes on as a refusal.
 * @param limit how long a body may be, such as '64kb'
 */
export function readJson(limit: string, type: string[]): RequestHandler {
  // Without `strict: false`, `null` and other values that are no object would be told to be no JSON.
  const read = json({ limit, inflate: false, type, strict: false });
  return (request, response, next) =>
    read(request, response, (error?: unknown) => next(error === undefined ? undefined : failureOf(error)));
}

function failureOf(error: unknown): DomainError {
  const { type } = Object(error) as { type?: unknown };
  return FAILURES[String(type)] ?? BROKEN_OFF;
}
