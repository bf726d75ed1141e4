import { Injectable } from '@nestjs/common';
import type { Language } from '@sahaay/contracts/constants';
import { AccountQueries } from '../../account/public.js';
import { dayInIndia } from '../domain/day-in-india.js';
import type { DailyTips } from '../domain/tip.js';
import { TipSource } from '../domain/tip-source.port.js';

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
    return this.source.tipsFor({ reader: { id, dob, gender }, day: dayInIndia(now), language });
  }
}
