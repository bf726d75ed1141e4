import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { QueryFailedError, Repository, type DataSource, type FindOptionsWhere } from 'typeorm';
import { preparedShort } from '../../../database/prepared.js';
import type { Transaction } from '../../../database/transactions.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { Account, type Role } from '../domain/account.js';
import { NO_GUARDIAN, type GuardianConsent } from '../domain/guardian.js';
import { AlreadyTaken } from '../domain/already-taken.js';
import type { Profile } from '../domain/profile.js';
import { IS_CHILD } from './is-child.js';

/** The part of an account that decides whether its person may sign in. */
export interface AccountAccess {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string | null;
  readonly googleId: string | null;
  readonly sessionEpoch: number;
}

/** What we know of a person who signs in with Google, and find their account by. */
export interface GoogleOwner {
  readonly googleId: string;
  /** Google tells no email of some people; this is null for them. */
  readonly emailKey: string | null;
}

/** What decides whether somebody may write what others read. */
export interface Author {
  /** Whether they are under 18, by the date of birth that they gave. */
  readonly isChild: boolean;
  /** Whether an adult agreed that they have an account. */
  readonly hasGuardian: boolean;
}

const ACCESS = `select id, email, email_key as "emailKey", password_hash as "passwordHash", google_id as "googleId",
                       session_epoch as "sessionEpoch" from account`;
const UNIQUE = new Set(['account_email_key_unique', 'account_google_id_unique']);
/**
 * The number of the advisory lock that makes deletions wait for each other. Without it, two people who like each
 * other's posts would block one another.
 */
const DELETION_LOCK = 0x676f6e65;

/**
 * Owns the table `account`: every other class that writes, locks or asks about a row of it calls this one. Screens read
 * through `AccountQueries`.
 */
@Injectable()
export class AccountStore {
  constructor(@InjectRepository(Account) private readonly accounts: Repository<Account>) {}

  /** The accounts of a database, for a command that runs without the application. */
  static in(database: DataSource): AccountStore {
    return new AccountStore(database.getRepository(Account));
  }

  /** Whether an account has this email. */
  async hasEmail(emailKey: string): Promise<boolean> {
    return this.accounts.existsBy({ emailKey });
  }

  /** Whether an account is linked to this person at Google, or has their email. */
  async hasGoogleOwner(owner: GoogleOwner): Promise<boolean> {
    return this.accounts.existsBy(ownedBy(owner));
  }

  /**
   * Finds the accounts of such a person, two at most, and locks them until the transaction ends. One query looks for
   * both, since another call may insert or link an account in between.
   */
  async lockGoogleOwner(transaction: Transaction, owner: GoogleOwner): Promise<Account[]> {
    return this.within(transaction).find({
      where: ownedBy(owner),
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** @throws AlreadyTaken */
  async insert(account: Account, transaction?: Transaction): Promise<void> {
    await unlessTaken(this.within(transaction).insert(account));
  }

  /** @throws AlreadyTaken */
  async save(transaction: Transaction, account: Account): Promise<void> {
    await unlessTaken(this.within(transaction).save(account));
  }

  /** Changes some fields of an account. Nothing happens when the account is gone. */
  async update(id: string, changes: Partial<Account>, transaction?: Transaction): Promise<void> {
    await this.within(transaction).update({ id }, changes);
  }

  /** Stores a whole profile in an account. When the person does it again, the moment of the first time stays. */
  async onboard(id: string, profile: Profile, transaction?: Transaction): Promise<void> {
    const changes = { ...profile, onboardedAt: () => 'coalesce(onboarded_at, now())', updatedAt: new Date() };
    await this.within(transaction).update({ id }, changes);
  }

  /** Keeps that an adult agreed to a child's account. It answers false when the account is no child's, or gone. */
  async keepGuardian(id: string, consent: GuardianConsent): Promise<boolean> {
    const { affected } = await this.accounts
      .createQueryBuilder()
      .update()
      .set(consent)
      .where(`id = :id and ${IS_CHILD}`, { id })
      .execute();
    return affected === 1;
  }

  /** Forgets the adult who agreed to an account. */
  async forgetGuardian(id: string): Promise<void> {
    await this.accounts.update({ id }, NO_GUARDIAN);
  }

  async accessByEmail(emailKey: string): Promise<AccountAccess | undefined> {
    const [access] = await this.accounts.query<AccountAccess[]>(`${ACCESS} where email_key = $1`, [emailKey]);
    return access;
  }

  async accessOf(id: string): Promise<AccountAccess | undefined> {
    const [access] = await this.accounts.query<AccountAccess[]>(`${ACCESS} where id = $1`, [id]);
    return access;
  }

  /** The epoch in which the sessions of an account are honoured; undefined when the account is gone. */
  async sessionEpoch(id: string): Promise<number | undefined> {
    const [account] = await preparedShort<{ epoch: number }>(
      this.accounts.manager.dataSource,
      'account',
      'select session_epoch as epoch from account where id = $1',
      [id],
    );
    return account?.epoch;
  }

  /** Reads the same epoch, but first waits for any call that is changing or deleting the account at this moment. */
  async settledSessionEpoch(id: string): Promise<number | undefined> {
    const [account] = await this.accounts.query<{ epoch: number }[]>(
      'select session_epoch as epoch from account where id = $1 for share',
      [id],
    );
    return account?.epoch;
  }

  /** The email and the name to write to; undefined when the account is gone. */
  async addressee(id: string): Promise<{ email: string; name: string | null } | undefined> {
    const [person] = await this.accounts.query<{ email: string; name: string | null }[]>(
      'select email, name from account where id = $1',
      [id],
    );
    return person;
  }

  /** Those of these accounts that still exist. */
  async living(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.accounts.query<{ id: string }[]>('select id from account where id = any($1::uuid[])', [
      ids,
    ]);
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * Those of these accounts that somebody stands behind, as far as we can tell: mail to them arrived, or they are a day
   * old and have a profile.
   */
  async proven(transaction: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await transaction.query<{ id: string }[]>(
      `select id from account
        where id = any($1::uuid[])
          and (email_verified_at is not null or (created_at < now() - interval '1 day' and onboarded_at is not null))`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** The role that was given to an account; null for an ordinary person. */
  async roleOf(id: string): Promise<Role | null> {
    const [account] = await this.accounts.query<{ role: Role | null }[]>('select role from account where id = $1', [
      id,
    ]);
    return account?.role ?? null;
  }

  /** Gives the account with this email a role, or takes it away. It answers false when there is none. */
  async giveRole(emailKey: string, role: Role | null): Promise<boolean> {
    const { affected } = await this.accounts.update({ emailKey }, { role });
    return affected === 1;
  }

  /**
   * Keeps the account from being deleted before the transaction ends. Call it before you lock anything that belongs to
   * accounts. A deletion locks in that order too, so neither of the two waits for the other in a circle.
   * @throws DomainError unauthenticated `not_signed_in` when the account is already gone
   */
  async hold(transaction: Transaction, id: string): Promise<void> {
    if (!(await this.holdIfLiving(transaction, id))) throw notSignedIn();
  }

  /** Does the same as `hold`, and answers false when the account is already gone. */
  async holdIfLiving(transaction: Transaction, id: string): Promise<boolean> {
    const held = await transaction.query<unknown[]>('select from account where id = $1 for key share', [id]);
    return held.length > 0;
  }

  /**
   * Does the same as `hold` for the account with an email. It answers the id of the account, or undefined when there is
   * none.
   */
  async holdByEmail(transaction: Transaction, emailKey: string): Promise<string | undefined> {
    const [held] = await transaction.query<{ id: string }[]>(
      'select id from account where email_key = $1 for key share',
      [emailKey],
    );
    return held?.id;
  }

  /**
   * Keeps every other call from changing or deleting the account before the transaction ends. It answers false when the
   * account is already gone.
   */
  async lock(transaction: Transaction, id: string): Promise<boolean> {
    const locked = await transaction.query<unknown[]>('select from account where id = $1 for no key update', [id]);
    return locked.length > 0;
  }

  /** Does the same as `lock`, and answers who is about to write; undefined when the account is already gone. */
  async lockAuthor(transaction: Transaction, id: string): Promise<Author | undefined> {
    const [author] = await transaction.query<Author[]>(
      `select ${IS_CHILD} as "isChild", guardian_agreed_at is not null as "hasGuardian"
         from account where id = $1 for no key update`,
      [id],
    );
    return author;
  }

  /** Does the same as `lock`, and also answers false when somebody ended the sessions of this epoch meanwhile. */
  async lockInEpoch(transaction: Transaction, id: string, epoch: number): Promise<boolean> {
    const locked = await transaction.query<unknown[]>(
      'select from account where id = $1 and session_epoch = $2 for no key update',
      [id, epoch],
    );
    return locked.length > 0;
  }

  /**
   * Replaces the old password with a new one and ends the epoch of the sessions. The caller has locked the account.
   * @param mailboxProven whether the person has just shown that mail to their address reaches them
   */
  async replacePassword(
    transaction: Transaction,
    id: string,
    { passwordHash, mailboxProven }: { passwordHash: string; mailboxProven: boolean },
  ): Promise<{ emailKey: string; sessionEpoch: number }> {
    const [[account]] = await transaction.query<[[{ emailKey: string; sessionEpoch: number }], number]>(
      `update account set password_hash = $2, email_verified_at = case when $3 then coalesce(email_verified_at, now()) else email_verified_at end,
              session_epoch = session_epoch + 1, updated_at = now()
        where id = $1 returning email_key as "emailKey", session_epoch as "sessionEpoch"`,
      [id, passwordHash, mailboxProven],
    );
    return account;
  }

  /**
   * Deletes an account, and with it the rows that other tables keep of it (`on delete cascade`). Deletions wait for
   * each other.
   * @returns the email key of the account; undefined when the account was already gone
   */
  async delete(transaction: Transaction, id: string): Promise<string | undefined> {
    await transaction.query('select pg_advisory_xact_lock($1)', [DELETION_LOCK]);
    const [[deleted]] = await transaction.query<[{ emailKey: string }[], number]>(
      'delete from account where id = $1 returning email_key as "emailKey"',
      [id],
    );
    return deleted?.emailKey;
  }

  private within(transaction: Transaction | undefined): Repository<Account> {
    return transaction ? transaction.withRepository(this.accounts) : this.accounts;
  }
}

function ownedBy({ googleId, emailKey }: GoogleOwner): FindOptionsWhere<Account>[] {
  return [{ googleId }, ...(emailKey === null ? [] : [{ emailKey }])];
}

async function unlessTaken(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    const { constraint } = (error instanceof QueryFailedError ? error.driverError : {}) as { constraint?: string };
    throw constraint !== undefined && UNIQUE.has(constraint) ? new AlreadyTaken() : error;
  }
}
