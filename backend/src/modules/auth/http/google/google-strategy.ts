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
  /** Of this installation, as people see it; Google knows it as the place to send them back to. */
  readonly publicUrl: string;
  readonly states: StateCookie;
  readonly services: OutsideServices;
}

/** What Google told about somebody. */
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
    // Tokens do not belong into addresses, which others log.
    this._oauth2.useAuthorizationHeaderforGET(true);
    const token = services.open('google_token', boundsFor(google.timeout, { repeatable: false }));
    const profile = services.open('google_profile', boundsFor(google.timeout, { repeatable: true }));
    // The library's own way out waits for ever, reads without end and trips over JSON that is no object.
    Object.assign(this._oauth2, { _request: callbackify(requestBy({ POST: token, GET: profile })) });
  }

  /** The claims as Google told them, whatever they are; in an object, since `@nestjs/passport` takes a list for several answers. */
  validate(_accessToken: string, _refreshToken: string, profile: Profile): Told {
    return { claims: profile._json };
  }
}

function requestBy(services: Readonly<Record<'POST' | 'GET', OutsideService>>) {
  return (method: 'POST' | 'GET', url: string, headers: Record<string, string>, body: string): Promise<string> =>
    services[method].call((signal) => askJson(url, { method, headers, body: body || null, signal }));
}
