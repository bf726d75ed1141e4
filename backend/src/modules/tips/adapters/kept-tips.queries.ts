import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import type { ExportedTips } from './exported-tips.read-model.js';

const EXPORTED_TIPS = columns<ExportedTips>({
  language: 'language',
  day: 'day',
  ageBand: 'age_band',
  gender: 'gender',
  writtenBy: 'written_by',
  tips: 'tips',
});

/** The query that reads kept tips for the export. */
@Injectable()
export class KeptTipsQueries {
  constructor(private readonly database: DataSource) {}

  /** The tips that are kept for a person, one set for each language. */
  async export(accountId: string): Promise<ExportedTips[]> {
    return this.database.query<ExportedTips[]>(
      `select ${EXPORTED_TIPS} from daily_tips where account_id = $1 order by language`,
      [accountId],
    );
  }
}
