import { Injectable } from '@nestjs/common';
import { AccountQueries } from '../../account/public.js';
import { chooseTips } from '../domain/choose-tips.js';
import { TIPS, type Tip } from '../domain/tip.js';

/** Swedish writes dates as yyyy-mm-dd; the day changes at midnight in India. */
const DAY_IN_INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** Chooses today's tips for a person. */
@Injectable()
export class ListTips {
  constructor(private readonly accounts: AccountQueries) {}

  /** @param now the instant that decides which day it is in India */
  async execute(accountId: string, now = new Date()): Promise<Tip[]> {
    return chooseTips(TIPS, await this.accounts.user(accountId), DAY_IN_INDIA.format(now));
  }
}
