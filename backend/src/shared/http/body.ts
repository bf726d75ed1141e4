import { json, type RequestHandler } from 'express';
import { DomainError } from '../errors.js';

/** Room for the longest text of any call, also when each character is escaped (4,000 symptoms × 12 bytes). */
const MAX_BODY = '64kb';

/** Reads JSON bodies; any other kind of body is refused. */
export const readBody: RequestHandler[] = [
  (request, _response, next) => {
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    const refused = hasBody && !request.is('application/json');
    next(refused ? new DomainError('unsupported', 'unsupported_media_type', 'Please send JSON (Content-Type: application/json).') : undefined);
  },
  json({ limit: MAX_BODY, inflate: false, type: 'application/json' }),
];
