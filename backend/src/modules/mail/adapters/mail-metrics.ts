import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { MAIL_QUEUE, QUEUE_SCHEMA } from './boss.js';

const STATES = ['created', 'retry', 'active', 'failed'] as const;

/** How much mail waits, is tried again, is being sent or was given up in the last day. Not a number while the database is away. */
@Injectable()
export class MailMetrics {
  constructor({ registry }: Metrics, database: DataSource) {
    new Gauge({
      name: 'sahaay_mails',
      help: 'Mails of the whole deployment that wait, are tried again, are being sent, or were given up in the last day.',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const counts = await countMails(database).catch(() => undefined);
        for (const state of STATES) this.set({ state }, counts ? (counts.get(state) ?? 0) : Number.NaN);
      },
    });
  }
}

async function countMails(database: DataSource): Promise<Map<string, number>> {
  const rows = await database.query<{ state: string; mails: number }[]>(
    `select state::text, count(*)::int as mails from ${QUEUE_SCHEMA}.job where name = $1 and state::text = any($2) group by state`,
    [MAIL_QUEUE, STATES],
  );
  return new Map(rows.map(({ state, mails }) => [state, mails]));
}
