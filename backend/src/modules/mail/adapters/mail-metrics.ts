import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { MailQueries } from './mail.queries.js';

const STATES = ['created', 'retry', 'active', 'failed'] as const;

/**
 * Shows how many mails wait, are tried again, are being sent or were given up in the last day. The metric is not a
 * number while the database is away.
 */
@Injectable()
export class MailMetrics {
  constructor({ registry }: Metrics, mails: MailQueries) {
    new Gauge({
      name: 'sahaay_mails',
      help: 'Mails of the whole deployment that wait, are tried again, are being sent, or were given up in the last day.',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const counts = await mails.countByState(STATES).catch(() => undefined);
        for (const state of STATES) this.set({ state }, counts ? (counts.get(state) ?? 0) : Number.NaN);
      },
    });
  }
}
