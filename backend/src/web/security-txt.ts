import type { RequestHandler } from 'express';
import type { Config } from '../config.js';

/** Where researchers look for the way to tell of a hole (RFC 9116). */
export const SECURITY_TXT = '/.well-known/security.txt';

/**
 * Says whom to tell of a hole, as far as the settings name somebody and the statement has not expired: what is out of
 * date must not be trusted.
 */
export function securityTxt({ securityContact, publicUrl }: Config): RequestHandler {
  return (_request, response, next) => {
    if (!securityContact || securityContact.expires.getTime() <= Date.now()) return next();
    const lines = [
      `Contact: ${securityContact.address}`,
      `Expires: ${securityContact.expires.toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicUrl}${SECURITY_TXT}`,
    ];
    response
      .type('text/plain; charset=utf-8')
      .set('Cache-Control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  };
}
