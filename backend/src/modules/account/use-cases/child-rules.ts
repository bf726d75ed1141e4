import { Injectable } from '@nestjs/common';
import { Transactions, type Transaction } from '../../../database/transactions.js';
import { isOfChild, type Profile } from '../domain/profile.js';

/** What has to happen in the transaction in which an account turns out to be a child's. */
export type ChildRule = (transaction: Transaction, accountId: string) => Promise<void>;

/**
 * Follows the rules for children's accounts that other modules bring, as `Retention` follows those of time: this module
 * imports none of them.
 */
@Injectable()
export class ChildRules {
  private readonly kept: ChildRule[] = [];

  constructor(private readonly transactions: Transactions) {}

  /** Follows a rule from now on. */
  keep(rule: ChildRule): void {
    this.kept.push(rule);
  }

  /** Stores changes of a profile, and follows all rules when they make the account a child's: both or neither. */
  async store(
    accountId: string,
    changes: Partial<Profile>,
    write: (transaction?: Transaction) => Promise<void>,
  ): Promise<void> {
    if (!isOfChild(changes)) return write();
    return this.transactions.run(async (transaction) => {
      await write(transaction);
      for (const follow of this.kept) await follow(transaction, accountId);
    });
  }
}
