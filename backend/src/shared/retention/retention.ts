import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { failureOf } from '../resilience/ask-json.js';

/** The time between two looks at what is due, in milliseconds. */
const LOOK_EVERY = 60_000;

/** Says when the owner of a table deletes what has been kept for long enough. */
export interface RetentionRule {
  /** The table, or the folder with a slash at its end. */
  readonly of: string;
  readonly everyMinutes: number;
  /** Deletes all that is over. Several processes may do so at the same time. */
  readonly remove: () => Promise<unknown>;
}

/**
 * Deletes what may be kept no longer, also where nobody writes anything new. Each owner of a table brings its own rule.
 * `backend/docs/data-map.md` lists all rules, and `retention.e2e-spec.ts` holds the list to them.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Retention');
  private readonly kept: RetentionRule[] = [];
  private readonly done: Gauge<'of'>;
  private minute = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor({ registry }: Metrics) {
    this.done = new Gauge({
      name: 'sahaay_retention_done_timestamp_seconds',
      help: 'When this process last deleted what may be kept no longer, in seconds since 1970.',
      labelNames: ['of'],
      registers: [registry],
    });
  }

  get rules(): readonly RetentionRule[] {
    return this.kept;
  }

  /** Follows a rule from now on. A process that has just started counts as one that has just deleted. */
  keep(rule: RetentionRule): void {
    this.kept.push(rule);
    this.done.set({ of: rule.of }, Date.now() / 1000);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_EVERY).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Follows the rules that are due in this minute, one after the other. A rule that fails is due again the next time. */
  async look(): Promise<void> {
    this.minute += 1;
    for (const rule of this.kept.filter(({ everyMinutes }) => this.minute % everyMinutes === 0))
      await this.follow(rule);
  }

  private async follow({ of, remove }: RetentionRule): Promise<void> {
    try {
      await remove();
      this.done.set({ of }, Date.now() / 1000);
    } catch (error) {
      this.log.warn(`What is over in ${of} was not deleted: ${failureOf(error)}`);
    }
  }
}
