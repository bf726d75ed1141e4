import { Injectable, Inject } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionOptions } from 'express-session';
import type { Transaction } from '../../database/transactions.js';
import { CONFIG, type Config } from '../../config.js';
import { AccountStore } from '../../modules/account/public.js';
import { DomainError } from '../errors.js';
import type { AccountSession } from './account-session.dto.js';
import { deviceLabel } from './device-label.js';
import { notSignedIn } from './not-signed-in.js';
import { SessionKeeper, type KeptSession } from './session-keeper.port.js';
import { SessionEnds } from './session-ends.js';
import { lastSeenAt, OncePerMinute, SESSION_LIFE } from './session-life.js';
import { SessionSecret } from './session-secret.js';
import { isOverHttps, noteSignedIn, noteSignedOut, sessionCookieName, sessionIdIn } from './signed-in-cookie.js';

/** Begins, lists, checks and ends the cookie sessions. It reads a session only for calls that need it. */
@Injectable()
export class SessionService {
  /** Loads a session, and sends its cookie anew, which puts off the day on which the browser drops it. */
  private readonly renewing: RequestHandler;
  /** Loads a session. */
  private readonly loading: RequestHandler;
  private readonly renewals = new OncePerMinute();
  private readonly overHttps: boolean;
  private readonly cookieName: string;

  constructor(
    private readonly keeper: SessionKeeper,
    private readonly accounts: AccountStore,
    private readonly secret: SessionSecret,
    private readonly ends: SessionEnds,
    @Inject(CONFIG) config: Config,
  ) {
    this.overHttps = isOverHttps(config);
    this.cookieName = sessionCookieName(this.overHttps);
    const options: SessionOptions = {
      name: this.cookieName,
      secret: secret.all,
      store: keeper.store,
      resave: false,
      saveUninitialized: false,
      cookie: { httpOnly: true, sameSite: 'lax', secure: this.overHttps, path: '/', maxAge: SESSION_LIFE },
    };
    this.renewing = session({ ...options, rolling: true });
    this.loading = session(options);
  }

  /**
   * Loads the session of a request and makes sure that its account still honours it.
   *
   * @throws DomainError unauthenticated `not_signed_in`, unavailable `sessions_unavailable`
   */
  async require(request: Request, response: Response): Promise<void> {
    await this.load(request, response);
    const { accountId, epoch, honoured } = request.session;
    if (!accountId) throw notSignedIn();
    if ((honoured ? honoured.epoch : await this.accounts.sessionEpoch(accountId)) === epoch) return;
    await this.end(request, response);
    throw notSignedIn();
  }

  /**
   * Call this before something is written that is useless without a session, such as a new account.
   * @throws DomainError unavailable `sessions_unavailable`
   */
  async assertAvailable(): Promise<void> {
    await available(this.keeper.ping());
  }

  /**
   * Signs a person in with a new session id, whatever id the request came with.
   * @throws DomainError unauthenticated `not_signed_in` when the account was deleted or its sessions were ended
   *   meanwhile
   */
  async begin(request: Request, response: Response, account: { id: string; sessionEpoch: number }): Promise<void> {
    await this.load(request, response);
    await settled((done) => request.session.regenerate(done));
    request.session.accountId = account.id;
    request.session.epoch = account.sessionEpoch;
    request.session.startedAt = Date.now();
    request.session.device = deviceLabel(request.headers['user-agent']);
    await settled((done) => request.session.save(done));
    await available(this.keeper.remember(account.id, request.sessionID));
    noteSignedIn(response, this.overHttps);
    await this.assertStillHonoured(account, request, response);
  }

  /**
   * Signs a person out and takes the cookies back. Nothing happens when the person is not signed in.
   * @returns the id of the account that was signed out
   */
  async end(request: Request, response: Response): Promise<string | undefined> {
    await this.load(request, response);
    const { accountId } = request.session;
    await settled((done) => request.session.destroy(done));
    if (accountId) this.ends.tellOfSession(request.sessionID);
    response.clearCookie(this.cookieName, { httpOnly: true, sameSite: 'lax', secure: this.overHttps, path: '/' });
    noteSignedOut(response, this.overHttps);
    return accountId;
  }

  /** Lists where the person who asks is signed in, the newest sign-in first. */
  async list(request: Request): Promise<AccountSession[]> {
    const sessions = (await this.kept(request)).map((session): AccountSession => ({
      id: this.handle(session),
      device: session.data.device,
      startedAt: new Date(session.data.startedAt),
      lastSeenAt: lastSeenAt(session.data, session.endsAt),
      current: session.id === request.sessionID,
    }));
    return sessions.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime());
  }

  /** Signs the person who asks out everywhere else. */
  async endOthers(request: Request): Promise<void> {
    const others = (await this.kept(request)).filter(({ id }) => id !== request.sessionID);
    await Promise.all(others.map(({ id }) => this.destroy(id)));
  }

  /**
   * Ends one session of the person who asks.
   * @param id the id by which `list` names the session
   * @throws DomainError not_found `session_not_found`
   */
  async endOne(id: string, request: Request, response: Response): Promise<void> {
    const session = (await this.kept(request)).find((candidate) => this.handle(candidate) === id);
    if (!session) throw new DomainError('not_found', 'session_not_found', 'This device is not signed in any more.');
    await (session.id === request.sessionID ? this.end(request, response) : this.destroy(session.id));
  }

  /**
   * Removes every session of an account, everywhere. Raise `Account.sessionEpoch` in the same transaction, so that a
   * session that is being written at this moment is void, too.
   */
  async endAll(accountId: string, transaction?: Transaction): Promise<void> {
    await available(this.keeper.endAll(accountId, transaction));
    void this.ends.tellOfAccount(accountId);
  }

  /**
   * A deletion or a reset that was under way did not see the session that was just written. The lock waits for its end.
   */
  private async assertStillHonoured(
    account: { id: string; sessionEpoch: number },
    request: Request,
    response: Response,
  ): Promise<void> {
    const epoch = await this.accounts.settledSessionEpoch(account.id);
    if (epoch === account.sessionEpoch) return;
    await this.end(request, response);
    if (epoch === undefined) await this.endAll(account.id);
    throw notSignedIn();
  }

  /** The sessions of the account that it still honours. */
  private async kept({ session: { accountId, epoch } }: Request): Promise<KeptSession[]> {
    if (!accountId) throw notSignedIn();
    return (await available(this.keeper.list(accountId))).filter(({ data }) => data.epoch === epoch);
  }

  /** Makes a name of the session that tells it from others and does not let anybody use it. */
  private handle({ id }: KeptSession): string {
    return this.secret.hash('session', id);
  }

  private async destroy(id: string): Promise<void> {
    await settled((done) => this.keeper.store.destroy(id, done));
    this.ends.tellOfSession(id);
  }

  private async load(request: Request, response: Response): Promise<void> {
    // TLS ends in front of us when the public address is https. Without this line, express-session would then send no
    // cookie.
    if (this.overHttps) Object.defineProperty(request, 'secure', { value: true, configurable: true });
    const id = sessionIdIn(request.headers.cookie, this.cookieName);
    const middleware = id && !this.renewals.isDue(id) ? this.loading : this.renewing;
    await settled((done) => middleware(request, response, done));
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
  return new DomainError(
    'unavailable',
    'sessions_unavailable',
    'We cannot check who is signed in right now. Please try again in a moment.',
  );
}
