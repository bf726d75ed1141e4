import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { SessionSecret } from '../../../../shared/session/session-secret.js';
import { CONFIRMED_PURPOSES, type ConfirmedPurpose } from './confirmed-purpose.js';

/** How long a person may take at Google, in milliseconds. */
const LIFE = 10 * 60 * 1000;

/** What somebody leaves for, besides signing in. */
interface Leaving {
  readonly purpose: ConfirmedPurpose;
}

/**
 * Where the strategy keeps `state` and the PKCE verifier while the person is at Google: signed, in their own browser, so that
 * strangers leave nothing in a store of ours. Implements what passport-oauth2 calls a state store.
 */
export class StateCookie {
  private readonly name: string;
  private readonly options;
  private readonly secret: Pick<SessionSecret, 'hash'>;
  private readonly now: () => number;

  /**
   * @param secret to sign with
   * @param now in milliseconds
   */
  constructor({
    overHttps,
    secret,
    now = Date.now,
  }: {
    overHttps: boolean;
    secret: Pick<SessionSecret, 'hash'>;
    now?: () => number;
  }) {
    this.now = now;
    // As for the session: no sibling host can plant a cookie with this prefix.
    this.name = overHttps ? '__Host-sahaay-google' : 'sahaay-google';
    this.options = { httpOnly: true, sameSite: 'lax', secure: overHttps, path: '/' } as const;
    this.secret = secret;
  }

  /**
   * Called by the strategy before it sends the person away; its five parameters are how it knows that we keep the verifier.
   *
   * @param leaving what they confirm for, where they do
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
    request.res?.cookie(this.name, `${content}.${this.signatureOf(content)}`, { ...this.options, maxAge: LIFE });
    done(null, state);
  }

  /** Called by the strategy when the person is back: the verifier, or false when they did not leave from this browser lately. */
  verify(request: Request, state: string, done: (error: Error | null, verifier: string | false) => void): void {
    done(null, this.verifierFor(state, request.headers.cookie ?? ''));
  }

  /** Takes the cookie back: it is good for one return. */
  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  /** What the person left to confirm for; undefined when they left to sign in, or not from this browser lately. */
  purposeOf(request: Request): ConfirmedPurpose | undefined {
    return CONFIRMED_PURPOSES.find((known) => known === this.kept(request.headers.cookie)?.purpose);
  }

  private verifierFor(returned: string, cookies: string): string | false {
    const kept = this.kept(cookies);
    return kept !== undefined && same(kept.state, returned) && kept.verifier;
  }

  /** What is in the cookie, if it is ours and not too old. */
  private kept(cookies = '') {
    const cookie =
      cookies
        .split(/; */)
        .find((part) => part.startsWith(`${this.name}=`))
        ?.slice(this.name.length + 1) ?? '';
    const end = cookie.lastIndexOf('.');
    const content = cookie.slice(0, Math.max(0, end));
    const [state = '', verifier = '', expires = '', purpose] = content.split('.');
    const isOurs = same(cookie.slice(end + 1), this.signatureOf(content));
    return isOurs && Number(expires) > this.now() ? { state, verifier, purpose } : undefined;
  }

  private signatureOf(content: string): string {
    return this.secret.hash('state at Google', content);
  }
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
