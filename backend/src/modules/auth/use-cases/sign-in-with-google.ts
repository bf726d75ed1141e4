import { Injectable } from '@nestjs/common';
import { NOTICE_VERSION, type Language } from '@sahaay/contracts/constants';
import { Transactions, type Transaction } from '../../../database/transactions.js';
import { SessionService } from '../../../shared/session/session.service.js';
import { Account, AccountStore, AlreadyTaken, emailKey, type GoogleOwner } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';
import type { GoogleIdentity } from '../domain/google-identity.js';
import { PasskeyStore } from '../adapters/passkey.store.js';
import { SecondFactorStore } from '../adapters/second-factor.store.js';
import { googleProblem } from '../domain/google-problem.js';
import { linkGoogle } from '../domain/link-google.js';
import { NewAccountLimits } from '../new-account-limits.js';

export interface GoogleEntry {
  readonly account: Account;
  /** `opened`: the account is new. `linked`: Google opens it from now on. `known`: Google opened it before. */
  readonly outcome: 'opened' | 'linked' | 'known';
  /** Whether the account lost a password that nobody had proven to be its person's. */
  readonly passwordDropped: boolean;
}

/** Finds, links or opens the account of a person whom Google vouches for. */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly sessions: SessionService,
    private readonly limits: NewAccountLimits,
    private readonly factors: SecondFactorStore,
    private readonly passkeys: PasskeyStore,
    private readonly mail: MailQueue,
  ) {}

  /**
   * Tells the person by mail when Google opens an account of theirs from now on.
   * @param network the network for which a new account is counted
   * @param language the language of that mail, and of the notice that the page named
   * @throws DomainError `google_email_unverified`, `google_email_taken`, `google_second_factor`, rate_limited `too_many_new_accounts`
   */
  async execute(identity: GoogleIdentity, network: string, language: Language): Promise<GoogleEntry> {
    if (await this.isNewcomer(identity)) await this.limits.count(network);
    const enter = () => this.transactions.run((transaction) => this.enter(identity, language, transaction));
    // Another call took the email or the identity meanwhile, mostly for the same person. A second look finds their
    // account.
    const entry = await enter().catch((error: unknown) =>
      error instanceof AlreadyTaken ? enter() : Promise.reject(error as Error),
    );
    if (entry.outcome === 'linked') this.mail.wake();
    return entry;
  }

  /**
   * Whether an account would be opened. This is asked and counted before the transaction begins, since a transaction
   * must not wait for a second connection.
   */
  private async isNewcomer(identity: GoogleIdentity): Promise<boolean> {
    if (identity.email === null || !identity.emailVerified) return false;
    return !(await this.accounts.hasGoogleOwner(ownerOf(identity)));
  }

  private async enter(identity: GoogleIdentity, language: Language, transaction: Transaction): Promise<GoogleEntry> {
    const found = await this.accounts.lockGoogleOwner(transaction, ownerOf(identity));
    const known = found.find(({ googleId }) => googleId === identity.id);
    const holder = found.find((account) => account !== known);
    if (known) {
      await this.assertOneFactor(known, transaction);
      return {
        account: await this.withPicture(known, identity.picture, transaction),
        outcome: 'known',
        passwordDropped: false,
      };
    }
    if (!identity.email) throw googleProblem('google_email_unverified');
    if (!identity.emailVerified) throw googleProblem(holder ? 'google_email_taken' : 'google_email_unverified');
    if (holder) return this.link(holder, identity, language, transaction);
    return {
      account: await this.open(identity.email, identity, language, transaction),
      outcome: 'opened',
      passwordDropped: false,
    };
  }

  /** Google must not lead past the code that a person wants to be asked for. */
  private async assertOneFactor({ id }: Account, transaction: Transaction): Promise<void> {
    if (await this.factors.isOn(id, transaction)) throw googleProblem('google_second_factor');
  }

  private async link(
    account: Account,
    identity: GoogleIdentity,
    language: Language,
    transaction: Transaction,
  ): Promise<GoogleEntry> {
    await this.assertOneFactor(account, transaction);
    const hadPassword = account.passwordHash !== null;
    const { evicts } = linkGoogle(account, identity, new Date());
    await this.accounts.save(transaction, account);
    if (evicts) {
      await this.sessions.endAll(account.id, transaction);
      await this.passkeys.removeAll(transaction, account.id);
    }
    await this.mail.notify({ kind: 'google_linked', accountId: account.id, language }, transaction);
    return { account, outcome: 'linked', passwordDropped: evicts && hadPassword };
  }

  private async open(
    email: string,
    { id, name, picture }: GoogleIdentity,
    language: Language,
    transaction: Transaction,
  ): Promise<Account> {
    const opened = Account.open(email, null, { version: NOTICE_VERSION, language });
    const account = Object.assign(opened, { googleId: id, name, pfp: picture, emailVerifiedAt: opened.createdAt });
    await this.accounts.insert(account, transaction);
    return account;
  }

  /**
   * Stores the picture that the person has at Google now. People change it there, and the rest of their profile stays
   * as it is.
   */
  private async withPicture(account: Account, picture: string | null, transaction: Transaction): Promise<Account> {
    if (account.pfp === picture) return account;
    await this.accounts.update(account.id, { pfp: picture }, transaction);
    return Object.assign(account, { pfp: picture });
  }
}

function ownerOf({ id, email }: GoogleIdentity): GoogleOwner {
  return { googleId: id, emailKey: email === null ? null : emailKey(email) };
}
