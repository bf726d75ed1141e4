import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { Transactions } from '../../../database/transactions.js';
import { AccountStore } from '../../account/public.js';
import { MailQueue } from '../../mail/public.js';

/** A sign-in from a browser that was never signed in to the account. */
export interface NewSignIn {
  readonly accountId: string;
  readonly language: Language;
  /** Well-known names alone; null where nothing is known. */
  readonly device: { readonly browser: string | null; readonly system: string | null };
}

/** Tells a person by mail that somebody signed in to their account in a browser that was not known. */
@Injectable()
export class TellOfSignIn {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountStore,
    private readonly mail: MailQueue,
  ) {}

  /** Nothing happens when the account was deleted meanwhile. */
  async execute({ accountId, language, device }: NewSignIn): Promise<void> {
    const signIn = { at: new Date().toISOString(), ...device };
    await this.transactions.run(async (transaction) => {
      if (!(await this.accounts.holdIfLiving(transaction, accountId))) return;
      await this.mail.notify({ kind: 'new_device', accountId, language, signIn }, transaction);
    });
    this.mail.wake();
  }
}
