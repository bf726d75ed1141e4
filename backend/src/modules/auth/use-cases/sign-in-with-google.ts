import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { SessionService } from '../../../shared/session/session.service.js';
import { Account, emailKey } from '../../account/public.js';
import type { GoogleIdentity } from '../domain/google-identity.js';
import { googleProblem } from '../domain/google-problem.js';
import { linkGoogle } from '../domain/link-google.js';
import { NewAccountLimits } from '../new-account-limits.js';

export interface GoogleEntry {
  readonly account: Account;
  /** What became of the account: it was new, or Google opens it from now on, or it was known. */
  readonly outcome: 'opened' | 'linked' | 'known';
  /** A password that nobody had proven to be its person's was dropped. */
  readonly passwordDropped: boolean;
}

/** Finds, links or opens the account of a person whom Google vouches for. */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionService,
    private readonly limits: NewAccountLimits,
  ) {}

  /**
   * @param network that a new account is counted for
   * @throws DomainError `google_email_unverified`, `google_email_taken`, rate_limited `too_many_new_accounts`
   */
  async execute(identity: GoogleIdentity, network: string): Promise<GoogleEntry> {
    if (await this.isNewcomer(identity)) await this.limits.count(network);
    const enter = () => this.database.transaction((transaction) => this.enter(identity, transaction));
    // Somebody else, mostly the same person twice, took the email or the identity meanwhile: now they are found.
    return enter().catch((error: unknown) => (isTaken(error) ? enter() : Promise.reject(error as Error)));
  }

  /** Whether an account would be opened. Looked up and counted before the transaction, which must not wait for a second connection. */
  private async isNewcomer(identity: GoogleIdentity): Promise<boolean> {
    if (identity.email === null || !identity.emailVerified) return false;
    return !(await this.database.getRepository(Account).existsBy(accountsOf(identity)));
  }

  private async enter(identity: GoogleIdentity, transaction: EntityManager): Promise<GoogleEntry> {
    const { known, holder } = await lockAccountsOf(identity, transaction);
    if (known)
      return {
        account: await withPicture(known, identity.picture, transaction),
        outcome: 'known',
        passwordDropped: false,
      };
    if (!identity.email) throw googleProblem('google_email_unverified');
    if (!identity.emailVerified) throw googleProblem(holder ? 'google_email_taken' : 'google_email_unverified');
    if (holder) return this.link(holder, identity, transaction);
    return { account: await open(identity.email, identity, transaction), outcome: 'opened', passwordDropped: false };
  }

  private async link(account: Account, identity: GoogleIdentity, transaction: EntityManager): Promise<GoogleEntry> {
    const hadPassword = account.passwordHash !== null;
    const { evicts } = linkGoogle(account, identity, new Date());
    await transaction.save(account);
    if (evicts) await this.sessions.endAll(account.id, transaction);
    return { account, outcome: 'linked', passwordDropped: evicts && hadPassword };
  }
}

/** The account that Google's identifier is linked to, and the one that has the email. In one look, since either may come into being meanwhile. */
async function lockAccountsOf(identity: GoogleIdentity, transaction: EntityManager) {
  const found = await transaction.find(Account, {
    where: accountsOf(identity),
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const known = found.find(({ googleId }) => googleId === identity.id);
  return { known, holder: found.find((account) => account !== known) };
}

function accountsOf({ id, email }: GoogleIdentity): FindOptionsWhere<Account>[] {
  return [{ googleId: id }, ...(email === null ? [] : [{ emailKey: emailKey(email) }])];
}

async function open(
  email: string,
  { id, name, picture }: GoogleIdentity,
  transaction: EntityManager,
): Promise<Account> {
  const opened = Account.open(email, null);
  const account = Object.assign(opened, { googleId: id, name, pfp: picture, emailVerifiedAt: opened.createdAt });
  await transaction.insert(Account, account);
  return account;
}

/** People change their picture at Google; it is no change of their profile here. */
async function withPicture(account: Account, picture: string | null, transaction: EntityManager): Promise<Account> {
  if (account.pfp === picture) return account;
  await transaction.update(Account, { id: account.id }, { pfp: picture });
  return Object.assign(account, { pfp: picture });
}

function isTaken(error: unknown): boolean {
  const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
  return constraint === 'account_email_key_unique' || constraint === 'account_google_id_unique';
}
