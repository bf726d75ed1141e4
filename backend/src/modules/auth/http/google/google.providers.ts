import type { Provider } from '@nestjs/common';
import { CONFIG, type Config } from '../../../../config.js';
import { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import { SessionSecret } from '../../../../shared/session/session-secret.js';
import { GoogleStrategy } from './google-strategy.js';
import { StateCookie } from './state-cookie.js';

/** The providers that the guards need. The strategy is null where this installation does not know Google. */
export const googleProviders: Provider[] = [
  {
    provide: StateCookie,
    inject: [CONFIG, SessionSecret],
    useFactory: ({ publicUrl }: Config, secret: SessionSecret) =>
      new StateCookie({ overHttps: publicUrl.startsWith('https:'), secret }),
  },
  {
    provide: GoogleStrategy,
    inject: [CONFIG, StateCookie, OutsideServices],
    useFactory: ({ google, publicUrl }: Config, states: StateCookie, services: OutsideServices) =>
      google && new GoogleStrategy({ google, publicUrl, states, services }),
  },
];
