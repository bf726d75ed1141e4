import { callbackify } from 'node:util';
import { Strategy, type Profile, type StrategyOptions } from 'passport-google-oauth20';
import type { Config } from '../../../../config.js';
import type { OutsideService } from '../../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import { askJson, boundsFor } from './ask-json.js';
import type { StateCookie } from './state-cookie.js';

export interface StrategySettings {
  readonly google: NonNullable<Config['google']>;
  /** Where Google sends people back to, as registered there. */
  readonly callbackUrl: string;
  readonly states: StateCookie;
  readonly services: OutsideServices;
}

/** Passport's strategy for Google, which hands out the claims as Google told them, whatever they are. */
export class GoogleStrategy extends Strategy {
  constructor({ google, callbackUrl, states, services }: StrategySettings) {
    const options = {
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      authorizationURL: google.authorizationUrl,
      tokenURL: google.tokenUrl,
      userProfileURL: google.userinfoUrl,
      callbackURL: callbackUrl,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      // The published types do not know stores that keep a verifier.
      store: states as unknown as StrategyOptions['store'],
    };
    super(options, (_accessToken, _refreshToken, profile: Profile, done) => done(null, profile._json));
    // Tokens do not belong into addresses, which others log.
    this._oauth2.useAuthorizationHeaderforGET(true);
    const token = services.open('google_token', boundsFor(google.timeout, { repeatable: false }));
    const profile = services.open('google_profile', boundsFor(google.timeout, { repeatable: true }));
    // The library's own way out waits for ever, reads without end and trips over JSON that is no object.
    Object.assign(this._oauth2, { _request: callbackify(requestBy({ POST: token, GET: profile })) });
  }
}

function requestBy(services: Readonly<Record<'POST' | 'GET', OutsideService>>) {
  return (method: 'POST' | 'GET', url: string, headers: Record<string, string>, body: string): Promise<string> =>
    services[method].call((signal) => askJson(url, { method, headers, body: body || null, signal }));
}
