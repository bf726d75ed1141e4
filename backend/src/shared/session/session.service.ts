import { Injectable, Inject } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { DomainError } from '../errors.js';
import { notSignedIn } from './not-signed-in.js';
import { SessionKeeper } from './session-keeper.port.js';
import { SESSION_DAYS } from './session-life.js';
import { SessionSecret } from './session-secret.js';

/** Begins, checks and ends the cookie sessions. A session is read only for calls that need it. */
@Injectable()
export class SessionService {
  private readonly middleware: RequestHandler;
  private readonly overHttps: boolean;
  private readonly cookieName: string;

  constructor(
    private readonly keeper: SessionKeeper,
    private readonly database: DataSource,
    secret: SessionSecret,
    @Inject(CONFIG) config: Config,
  ) {
    this.overHttps = config.publicUrl.startsWith('https:');
    // Browsers accept the __Host- prefix only on a Secure cookie without Domain: no sibling host can plant one.
    this.cookieName = this.overHttps ? '__Host-sahaay' : 'sahaay';
    this.middleware = session({
      name: this.cookieName,
      secret: secret.value,
      store: keeper.store,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      cookie: { httpOnly: true, sameSite: 'lax', secure: this.overHttps, path: '/', maxAge: SESSION_DAYS * 24 * 3600 * 1000 },
    });
  }

  /**
   * Loads the session of a request and makes sure that its account still honours it.
   *
   * @throws DomainError unauthenticated `not_signed_in`, unavailable `sessions_unavailable`
   */
  async require(request: Request, response: Response): Promise<void> {
    await this.load(request, response);
    const { accountId, epoch } = request.session;
    if (!accountId) throw notSignedIn();
    const [account] = await this.database.query<{ epoch: number }[]>('select session_epoch as epoch from account where id = $1', [accountId]);
    if (account?.epoch === epoch) return;
    await this.end(request, response);
    throw notSignedIn();
  }

  /**
   * To be called before something is written that is no use without a session, such as a new account.
   *
   * @throws DomainError unavailable `sessions_unavailable`
   */
  async assertAvailable(): Promise<void> {
    await available(this.keeper.ping());
  }

  /** Signs a person in: a new session id, whatever the request came with. */
  async begin(request: Request, response: Response, account: { id: string; sessionEpoch: number }): Promise<void> {
    await this.load(request, response);
    await settled((done) => request.session.regenerate(done));
    request.session.accountId = account.id;
    request.session.epoch = account.sessionEpoch;
    await settled((done) => request.session.save(done));
    await available(this.keeper.remember(account.id, request.sessionID));
  }

  /** Signs a person out and takes the cookie back; nothing happens to someone who is not signed in. */
  async end(request: Request, response: Response): Promise<void> {
    await this.load(request, response);
    await settled((done) => request.session.destroy(done));
    response.clearCookie(this.cookieName, { httpOnly: true, sameSite: 'lax', secure: this.overHttps, path: '/' });
  }

  /**
   * Removes every session of an account, everywhere. Raise `Account.sessionEpoch` in the same transaction, so that a
   * session being written at this moment is dead too.
   */
  async endAll(accountId: string, transaction?: EntityManager): Promise<void> {
    await available(this.keeper.endAll(accountId, transaction));
  }

  private async load(request: Request, response: Response): Promise<void> {
    // TLS ends in front of us when the public address is https; express-session would withhold the cookie otherwise.
    if (this.overHttps) Object.defineProperty(request, 'secure', { value: true, configurable: true });
    await settled((done) => this.middleware(request, response, done));
    if (!request.session) throw unavailable();
  }
}

async function settled(start: (done: (error?: unknown) => void) => void): Promise<void> {
  await available(new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve()))));
}

async function available<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    throw Object.assign(unavailable(), { cause });
  }
}

function unavailable(): DomainError {
  return new DomainError('unavailable', 'sessions_unavailable', 'We cannot check who is signed in right now. Please try again in a moment.');
}
