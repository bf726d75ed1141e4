import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import passport from 'passport';
import { CONFIG, type Config } from '../../../../config.js';
import { DomainError } from '../../../../shared/errors.js';
import { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import { SessionSecret } from '../../../../shared/session/session-secret.js';
import { readIdentity, type GoogleIdentity } from '../../domain/google-identity.js';
import { googleProblem } from '../../domain/google-problem.js';
import type { ConfirmedPurpose } from './confirmed-purpose.js';
import { GoogleStrategy } from './google-strategy.js';
import { StateCookie } from './state-cookie.js';

const CALLBACK = '/api/v1/auth/google/callback';
const CONFIRMATION = '/api/v1/auth/google/confirmation';

/** Somebody who is back from Google. */
interface Returned {
  readonly identity: GoogleIdentity;
  /** What they left to confirm for; undefined when they left to sign in. */
  readonly purpose: ConfirmedPurpose | undefined;
}

/** Sends people to Google and learns from their return who they are. */
@Injectable()
export class GoogleRedirects {
  private readonly passport = new passport.Passport();
  private readonly states: StateCookie;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    secret: SessionSecret,
    services: OutsideServices,
  ) {
    const { google, publicUrl } = config;
    this.states = new StateCookie({ overHttps: publicUrl.startsWith('https:'), secret });
    if (google)
      this.passport.use(
        'google',
        new GoogleStrategy({ google, callbackUrl: publicUrl + CALLBACK, states: this.states, services }),
      );
  }

  /**
   * Answers with the redirect to Google.
   *
   * @param purpose what a person who is signed in confirms for; undefined when somebody signs in
   * @throws DomainError not_configured `google_not_configured`
   */
  async leave(request: Request, response: Response, purpose?: ConfirmedPurpose): Promise<void> {
    this.assertConfigured();
    await this.authenticate(request, response, purpose);
    // An address that pretends to be a return is not sent on.
    if (!response.writableEnded) throw googleProblem('google_state_mismatch');
  }

  /**
   * Who came back. Works once for each time they left, within ten minutes and in the same browser.
   *
   * @throws DomainError `google_denied`, `google_state_mismatch`, `google_unavailable`; not_configured `google_not_configured`
   */
  async comeBack(request: Request, response: Response): Promise<Returned> {
    this.assertConfigured();
    this.states.clear(response);
    const { error, code, state } = request.query;
    if (error !== undefined) throw googleProblem(error === 'access_denied' ? 'google_denied' : 'google_unavailable');
    if (!isText(code) || !isText(state)) throw googleProblem('google_state_mismatch');
    const claims = await this.authenticate(request, response);
    if (!claims) throw googleProblem('google_state_mismatch');
    return { identity: readIdentity(claims), purpose: this.states.purposeOf(request) };
  }

  /** Whether a request is on its way to or from Google to confirm who somebody is, not to sign in. */
  isConfirming(request: Request): boolean {
    return request.path === CONFIRMATION || this.states.purposeOf(request) !== undefined;
  }

  private assertConfigured(): void {
    if (this.config.google) return;
    throw new DomainError(
      'not_configured',
      'google_not_configured',
      'Sign-in with Google is not set up here. Please use your email and password.',
    );
  }

  /** What the strategy ends with: the claims; false when it does not know the state; nothing when it has sent the person to Google. */
  private authenticate(request: Request, response: Response, purpose?: ConfirmedPurpose): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, claims: unknown) => (error ? reject(refusalOf(error)) : resolve(claims));
      // passport-oauth2 hands a state that is an object to the store; its published types know texts alone.
      // On shared phones the next person must be able to choose their own account.
      const strategy = this.passport.authenticate(
        'google',
        { session: false, prompt: 'select_account', ...(purpose && { state: { purpose } as unknown as string }) },
        done,
      ) as RequestHandler;
      strategy(request, response, reject);
      if (response.writableEnded) resolve(undefined);
    });
  }
}

/** A code that was used already or is too old is no fault of Google's (RFC 6749, section 5.2). */
function refusalOf(error: unknown): DomainError {
  const { code, oauthError } = Object(error) as Record<'code' | 'oauthError', unknown>;
  return googleProblem(code === 'invalid_grant' ? 'google_state_mismatch' : 'google_unavailable', oauthError ?? error);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
