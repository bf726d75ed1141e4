import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { SessionSecret } from '../../../../shared/session/session-secret.js';
import { CONFIRMED_PURPOSES, type ConfirmedPurpose } from './confirmed-purpose.js';

/** A person may stay at Google for this long, in milliseconds. */
const LIFE = 10 * 60 * 1000;
const PURPOSE = 'state at Google';

/** The purpose for which a person leaves, when they do not leave to sign in. */
interface Leaving {
  readonly purpose: ConfirmedPurpose;
}

/**
 * Keeps the `state` and the PKCE verifier of the strategy while the person is at Google. They stand in a signed cookie
 * in the person's own browser, so that strangers cannot fill a store of ours. This class implements what
 * passport-oauth2 calls a state store.
 */
export class StateCookie {
  private readonly name: string;
  private readonly options;
  private readonly secret: SessionSecret;
  private readonly now: () => number;

  /**
   * @param secret signs the cookie
   * @param now the time in milliseconds
   */
  constructor({
    overHttps,
    secret,
    now = Date.now,
  }: {
    overHttps: boolean;
    secret: SessionSecret;
    now?: () => number;
  }) {
    this.now = now;
    // No sibling host can plant a cookie with this prefix, as with the cookie of the session.
    this.name = overHttps ? '__Host-sahaay-google' : 'sahaay-google';
    this.options = { httpOnly: true, sameSite: 'lax', secure: overHttps, path: '/' } as const;
    this.secret = secret;
  }

  /**
   * The strategy calls this before it sends the person away. Its five parameters tell the strategy that we keep the
   * verifier.
   * @param leaving tells what the person confirms for, when they do not sign in
   */
  store(
    request: Request,
    verifier: string,
    leaving: Leaving | undefined,
    _meta: unknown,
    done: (error: Error | null, state?: string) => void,
  ): void {
    const state = randomBytes(32).toString('base64url');
    const content = [state, verifier, this.now() + LIFE, ...(leaving?.purpose ? [leaving.purpose] : [])].join('.');
    request.res?.cookie(this.name, `${content}.${this.secret.hash(PURPOSE, content)}`, {
      ...this.options,
      maxAge: LIFE,
    });
    done(null, state);
  }

  /**
   * The strategy calls this when the person is back. It answers the verifier, or false when the person did not leave
   * from this browser within the last ten minutes.
   */
  verify(request: Request, state: string, done: (error: Error | null, verifier: string | false) => void): void {
    done(null, this.verifierFor(state, request.headers.cookie ?? ''));
  }

  /** Removes the cookie, since it counts for one return only. */
  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  /**
   * The purpose for which the person left to confirm; undefined when they left to sign in, or did not leave from this
   * browser within the last ten minutes.
   */
  purposeOf(request: Request): ConfirmedPurpose | undefined {
    return CONFIRMED_PURPOSES.find((known) => known === this.kept(request.headers.cookie)?.purpose);
  }

  private verifierFor(returned: string, cookies: string): string | false {
    const kept = this.kept(cookies);
    return kept !== undefined && same(kept.state, returned) && kept.verifier;
  }

  /** The content of the cookie; undefined when we did not sign it or it is too old. */
  private kept(cookies = '') {
    const cookie =
      cookies
        .split(/; */)
        .find((part) => part.startsWith(`${this.name}=`))
        ?.slice(this.name.length + 1) ?? '';
    const end = cookie.lastIndexOf('.');
    const content = cookie.slice(0, Math.max(0, end));
    const [state = '', verifier = '', expires = '', purpose] = content.split('.');
    const isOurs = this.secret.isHash(cookie.slice(end + 1), PURPOSE, content);
    return isOurs && Number(expires) > this.now() ? { state, verifier, purpose } : undefined;
  }
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
