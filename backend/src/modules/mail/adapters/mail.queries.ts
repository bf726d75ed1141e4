import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ExportedMail } from '../http/exported-mail.dto.js';
import { MAIL_QUEUE, QUEUE_SCHEMA } from './boss.js';

/** What is read of the queue. */
@Injectable()
export class MailQueries {
  constructor(private readonly database: DataSource) {}

  /** The mails to a person that are still known of, newest first. What is kept to recognise their links tells nothing more. */
  async export(accountId: string): Promise<ExportedMail[]> {
    return this.database.query<ExportedMail[]>(
      `select data ->> 'kind' as kind, data ->> 'language' as language, created_on as "askedAt",
              case when output ->> 'sent' = 'true' then completed_on end as "sentAt"
         from ${QUEUE_SCHEMA}.job where name = $1 and data ->> 'accountId' = $2 order by created_on desc`,
      [MAIL_QUEUE, accountId],
    );
  }
}
