import { callbackify } from 'node:util';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type Profile, type StrategyOptions } from 'passport-google-oauth20';
import type { Config } from '../../../../config.js';
import type { OutsideService } from '../../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import { askJson, boundsFor } from './ask-json.js';
import type { StateCookie } from './state-cookie.js';

const CALLBACK = '/api/v1/auth/google/callback';

export interface StrategySettings {
  readonly google: NonNullable<Config['google']>;
  /** The address of this installation as people see it. Google sends them back to it. */
  readonly publicUrl: string;
  readonly states: StateCookie;
  readonly services: OutsideServices;
}

/** What Google told about a person. */
export interface Told {
  readonly claims: unknown;
}

/** Passport's strategy for Google. */
export class GoogleStrategy extends PassportStrategy(Strategy) {
  constructor({ google, publicUrl, states, services }: StrategySettings) {
    super({
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      authorizationURL: google.authorizationUrl,
      tokenURL: google.tokenUrl,
      userProfileURL: google.userinfoUrl,
      callbackURL: publicUrl + CALLBACK,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      // The published types do not know stores that keep a verifier.
      store: states as unknown as StrategyOptions['store'],
    });
    // Tokens must not stand in addresses, which other programs log.
    this._oauth2.useAuthorizationHeaderforGET(true);
    const token = services.open('google_token', boundsFor(google.timeout, { repeatable: false }));
    const profile = services.open('google_profile', boundsFor(google.timeout, { repeatable: true }));
    // The library's own request has no deadline, reads an answer without end, and breaks on JSON that is not an object.
    Object.assign(this._oauth2, { _request: callbackify(requestBy({ POST: token, GET: profile })) });
  }

  /**
   * Answers the claims as Google told them, unchecked. They stand in an object, since `@nestjs/passport` would spread a
   * list over several answers.
   */
  validate(_accessToken: string, _refreshToken: string, profile: Profile): Told {
    return { claims: profile._json };
  }
}

function requestBy(services: Readonly<Record<'POST' | 'GET', OutsideService>>) {
  return (method: 'POST' | 'GET', url: string, headers: Record<string, string>, body: string): Promise<string> =>
    services[method].call((signal) => askJson(url, { method, headers, body: body || null, signal }));
}
