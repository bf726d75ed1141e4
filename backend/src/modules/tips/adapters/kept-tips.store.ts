import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { preparedShort } from '../../../database/prepared.js';
import type { Group, TipsRequest } from '../domain/reader.js';
import type { DailyTips } from '../domain/tip.js';

const DAILY_TIPS = columns<DailyTips>({ tips: 'tips', writtenBy: 'written_by' });

/**
 * Owns the table `daily_tips`, which holds the tips that people were shown today. The export reads through
 * `KeptTipsQueries`.
 */
@Injectable()
export class KeptTipsStore {
  constructor(private readonly database: DataSource) {}

  /** The tips that the person was shown, as long as the day, the language and the group are the same. */
  async find({ reader, day, language }: TipsRequest, { ageBand, gender }: Group): Promise<DailyTips | undefined> {
    const [kept] = await preparedShort<DailyTips>(
      this.database,
      'account',
      `select ${DAILY_TIPS} from daily_tips
        where account_id = $1 and language = $2 and day = $3 and age_band is not distinct from $4 and gender is not distinct from $5`,
      [reader.id, language, day, ageBand, gender],
    );
    return kept;
  }

  /**
   * Keeps tips, and replaces those of another day or group. Tips of the same day and group stay as they are. Nothing is
   * kept for an account that is gone.
   */
  async keep(
    { reader, language, day }: TipsRequest,
    { ageBand, gender }: Group,
    { tips, writtenBy }: DailyTips,
  ): Promise<void> {
    await this.database.query(
      `insert into daily_tips (account_id, language, day, age_band, gender, written_by, tips)
       select id, $2, $3::date, $4, $5, $6, $7::jsonb from (select id from person where id = $1 for key share) as held
       on conflict (account_id, language) do update
          set day = excluded.day, age_band = excluded.age_band, gender = excluded.gender, written_by = excluded.written_by, tips = excluded.tips
        where (daily_tips.day, daily_tips.age_band, daily_tips.gender) is distinct from (excluded.day, excluded.age_band, excluded.gender)`,
      [reader.id, language, day, ageBand, gender, writtenBy, JSON.stringify(tips)],
    );
  }

  /**
   * Removes tips of earlier days. It skips rows that another call has locked, so that it never holds up a person whose
   * tips are being kept.
   */
  async forgetBefore(day: string): Promise<void> {
    await this.database.query(
      'delete from daily_tips where (account_id, language) in (select account_id, language from daily_tips where day < $1 for update skip locked)',
      [day],
    );
  }
}
