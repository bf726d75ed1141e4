import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { networkOf } from '../../../shared/throttling/client-network.js';
import { SignIn, type SignedIn } from '../use-cases/sign-in.js';
import type { SignInRequest } from './credentials.dto.js';
import { KnownBrowsers } from './known-browsers.js';

/** Passport's strategy for email and password. `PasswordGuard` has checked the body before it runs. */
@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly signIns: SignIn,
    private readonly browsers: KnownBrowsers,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /**
   * Checks the email, the password and the code of the body. It ignores what passport-local found, which may also come from the
   * address.
   * @throws DomainError as `SignIn`
   */
  validate(request: Request): Promise<SignedIn> {
    const { email, password, code } = request.body as SignInRequest;
    const browserOf = (account: SignedIn | undefined) => this.browsers.numberFor(account, request);
    return this.signIns.execute({ email, password, code, network: networkOf(request), browserOf });
  }
}
