import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExportedTips } from '../http/exported-tips.dto.js';

/** What is read of tips besides showing them. */
@Injectable()
export class KeptTipsQueries {
  constructor(private readonly database: DataSource) {}

  /** The tips kept for a person, one set a language. */
  async export(accountId: string): Promise<ExportedTips[]> {
    return this.database.query<ExportedTips[]>(
      'select language, day, age_band as "ageBand", gender, written_by as "writtenBy", tips from daily_tips where account_id = $1 order by language',
      [accountId],
    );
  }
}
