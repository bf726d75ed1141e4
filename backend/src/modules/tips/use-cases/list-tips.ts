import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { AccountQueries } from '../../account/public.js';
import type { DailyTips } from '../domain/tip.js';
import { TipSource } from '../domain/tip-source.port.js';

/** The day changes at midnight in India. The Swedish format writes dates as yyyy-mm-dd. */
const DAY_IN_INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Gives a person the tips of today. */
@Injectable()
export class ListTips {
  constructor(
    private readonly accounts: AccountQueries,
    private readonly source: TipSource,
  ) {}

  /** @param now the instant that decides which day it is in India */
  async execute(accountId: string, language: Language, now = new Date()): Promise<DailyTips> {
    const { id, dob, gender } = await this.accounts.user(accountId);
    return this.source.tipsFor({ reader: { id, dob, gender }, day: DAY_IN_INDIA.format(now), language });
  }
}
