import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { MAIL_QUEUE, QUEUE_SCHEMA } from './boss.js';
import type { ExportedMail } from './exported-mail.read-model.js';

const EXPORTED_MAIL = columns<ExportedMail>({
  kind: `data ->> 'kind'`,
  language: `data ->> 'language'`,
  askedAt: 'created_on',
  sentAt: `case when output ->> 'sent' = 'true' then completed_on end`,
});

/** The queries that read the queue. */
@Injectable()
export class MailQueries {
  constructor(private readonly database: DataSource) {}

  /**
   * The mails to a person that the queue still knows, newest first. What the queue keeps of their links tells nothing
   * more about the person.
   */
  async export(accountId: string): Promise<ExportedMail[]> {
    return this.database.query<ExportedMail[]>(
      `select ${EXPORTED_MAIL} from ${QUEUE_SCHEMA}.job
        where name = $1 and data ->> 'accountId' = $2 order by created_on desc`,
      [MAIL_QUEUE, accountId],
    );
  }

  /** Counts the mails of the whole deployment in each of these states of pg-boss. A state without mails is left out. */
  async countByState(states: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.database.query<{ state: string; mails: number }[]>(
      `select state::text, count(*)::int as mails from ${QUEUE_SCHEMA}.job where name = $1 and state::text = any($2) group by state`,
      [MAIL_QUEUE, states],
    );
    return new Map(rows.map(({ state, mails }) => [state, mails]));
  }
}
