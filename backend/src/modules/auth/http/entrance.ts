import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { languageOf } from '../../../shared/http/language.js';
import { deviceOf } from '../../../shared/session/device-label.js';
import { SessionService } from '../../../shared/session/session.service.js';
import type { SignedIn } from '../use-cases/sign-in.js';
import { TellOfSignIn } from '../use-cases/tell-of-sign-in.js';
import { KnownBrowsers } from './known-browsers.js';

/** Begins the sessions of people who have shown who they are. */
@Injectable()
export class Entrance {
  constructor(
    private readonly sessions: SessionService,
    private readonly browsers: KnownBrowsers,
    private readonly telling: TellOfSignIn,
  ) {}

  /**
   * Begins a session for a person who opened the account just now, or who was signed in already and showed again who
   * they are. The browser is known from now on.
   * @throws DomainError as `SessionService.begin`
   */
  async begin(account: SignedIn, request: Request, response: Response): Promise<void> {
    await this.sessions.begin(request, response, account);
    this.browsers.remember(account, request, response);
  }

  /**
   * Begins a session for a person who signs in. When their browser was never signed in to this account, a mail tells
   * them, since somebody else may have found out the password.
   * @throws DomainError as `SessionService.begin`
   */
  async admit(account: SignedIn, request: Request, response: Response): Promise<void> {
    const isKnown = this.browsers.numberFor(account, request) !== undefined;
    await this.begin(account, request, response);
    if (isKnown) return;
    await this.telling.execute({
      accountId: account.id,
      language: languageOf(request),
      device: deviceOf(request.headers['user-agent']),
    });
  }
}
