import { SIGNED_IN_COOKIE } from '@sahaay/contracts/constants';
import type { CookieOptions, RequestHandler, Response } from 'express';
import type { Config } from '../../config.js';
import { SESSION_LIFE } from './session-life.js';

export const isOverHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** Browsers accept the __Host- prefix only on a Secure cookie without Domain: no sibling host can plant one. */
export const sessionCookieName = (overHttps: boolean): string => (overHttps ? '__Host-sahaay' : 'sahaay');

/** The id of the session that a signed cookie names, whoever signed it; undefined without such a cookie. */
export function sessionIdIn(cookies: string | undefined, name: string): string | undefined {
  const [, after] = cookies?.split(`${name}=s%3A`, 2) ?? [];
  return after?.split('.', 1)[0];
}

const options = (overHttps: boolean): CookieOptions => ({ sameSite: 'lax', secure: overHttps, path: '/' });

/** Lets the pages know that this browser has a session from now on. */
export function noteSignedIn(response: Response, overHttps: boolean): void {
  response.cookie(SIGNED_IN_COOKIE, '1', { ...options(overHttps), maxAge: SESSION_LIFE });
}

/** Lets the pages know that this browser has no session any more. */
export function noteSignedOut(response: Response, overHttps: boolean): void {
  response.clearCookie(SIGNED_IN_COOKIE, options(overHttps));
}

/**
 * Sets the cookie right with each page where it does not match the session cookie: for sessions that are older than it,
 * and for sessions whose cookie the browser has dropped since. Files are the same for everybody and have no cookie.
 */
export function keepSignedInCookieTrue(config: Pick<Config, 'publicUrl'>): RequestHandler {
  const overHttps = isOverHttps(config);
  return ({ path, headers: { cookie = '' } }, response, next) => {
    const isPage = !path.startsWith('/api/') && !path.slice(path.lastIndexOf('/')).includes('.');
    const names = cookie.split(/;\s*/).map((one) => one.split('=', 1)[0]);
    const hasSession = names.includes(sessionCookieName(overHttps));
    if (isPage && hasSession !== names.includes(SIGNED_IN_COOKIE)) {
      if (hasSession) noteSignedIn(response, overHttps);
      else noteSignedOut(response, overHttps);
    }
    next();
  };
}
