import { setTimeout as wait } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { Db, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailRequest } from '../domain/mail.js';
import { MailFailure } from '../domain/mailer.port.js';
import { DeliverMail } from '../use-cases/deliver-mail.js';
import { ATTEMPT_SECONDS, MAIL_QUEUE, QUEUE_SCHEMA, startBoss } from './boss.js';
import { codeOf } from './code-of.js';

/** Mails sent at once by each of two workers: one that hangs on a slow server leaves the other. */
const AT_ONCE = 5;
const WORKERS = 2;

/** Seconds between two looks for mail whose time has come; mail that is asked for here is seen at once. */
const POLLING = 10;

/** A server that keeps what it does not confirm must not fill a person's mailbox with the same mail. */
const MAYBE_TAKEN_AT_MOST = 3;

/** Mails under way get so long to finish when the product stops, in milliseconds. */
const GRACE = 5_000;

/** Mail that waits to be sent, in PostgreSQL: it outlives restarts, of us and of the mail server. */
@Injectable()
export class MailQueue implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly stopping = new AbortController();
  private boss: PgBoss;
  private workers: readonly string[] = [];

  constructor(
    private readonly database: DataSource,
    private readonly deliverMail: DeliverMail,
  ) {}

  async onModuleInit(): Promise<void> {
    this.boss = await startBoss(this.database);
  }

  async onApplicationBootstrap(): Promise<void> {
    const options = {
      batchSize: AT_ONCE,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: POLLING,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    const attempt = (jobs: JobWithMetadata<MailRequest>[]) => Promise.all(jobs.map((job) => this.attempt(job)));
    this.workers = await Promise.all(
      Array.from({ length: WORKERS }, () => this.boss.work(MAIL_QUEUE, options, attempt)),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    const timer = setTimeout(() => this.stopping.abort(), GRACE);
    await this.boss.offWork(MAIL_QUEUE, { wait: true });
    clearTimeout(timer);
    await this.boss.stop({ graceful: false });
  }

  /**
   * Asks for a mail, once `transaction` commits. A person has one mail of a kind waiting at most: asking again brings it
   * forward. Hold the account's row in the transaction, so that nothing waits for a person who is just being deleted.
   */
  async add(request: MailRequest, transaction: EntityManager): Promise<void> {
    const singletonKey = `${request.kind}:${request.accountId}`;
    await this.boss.upsert(MAIL_QUEUE, request, { singletonKey, startAfter: 0, db: within(transaction) });
  }

  /** Looks for mail now. To be called after the transaction of `add`; without, the mail goes out seconds later. */
  wake(): void {
    for (const worker of this.workers) this.boss.notifyWorker(worker);
  }

  /** Removes everything that waits for a person, is being sent to them, or was. After the account, in the same transaction. */
  async forget(accountId: string, transaction: EntityManager): Promise<void> {
    // pg-boss replaces the row of an attempt that failed. Waiting for it first makes the new row visible to the deletion.
    await transaction.query(
      `select from ${QUEUE_SCHEMA}.job where name = $1 and data ->> 'accountId' = $2 for update`,
      [MAIL_QUEUE, accountId],
    );
    await transaction.query(`delete from ${QUEUE_SCHEMA}.job where name = $1 and data ->> 'accountId' = $2`, [
      MAIL_QUEUE,
      accountId,
    ]);
  }

  /** One attempt. What it returns and what it logs says nothing of the person. */
  private async attempt(job: JobWithMetadata<MailRequest>): Promise<JobResult> {
    const { id, data, retryCount, retryLimit } = job;
    const signal = AbortSignal.any([job.signal, this.stopping.signal, AbortSignal.timeout(ATTEMPT_SECONDS * 1000)]);
    try {
      const sent = await this.deliverMail.execute(id, data, signal);
      await this.tickOff(job, { sent });
      return { id, status: 'completed' };
    } catch (error) {
      const failure = error instanceof MailFailure ? error : new MailFailure(false, codeOf(error));
      const { reason } = failure;
      const maybeTaken = (Number(Object(job.output).maybeTaken) || 0) + Number(failure.maybeTaken);
      const givenUp = failure.permanent || retryCount >= retryLimit || maybeTaken >= MAYBE_TAKEN_AT_MOST;
      this.log.warn(
        `Mail ${id} (${data.kind}) ${givenUp ? 'is given up' : 'was not taken and is tried again later'}: ${reason}`,
      );
      return {
        id,
        status: givenUp ? 'deadletter' : 'failed',
        output: { reason, ...(maybeTaken > 0 && { maybeTaken }) },
      };
    }
  }

  /** Records at once that a mail was accepted, however long the database is away: it would be sent again otherwise. */
  private async tickOff(job: JobWithMetadata<MailRequest>, outcome: { sent: boolean }): Promise<void> {
    for (let tries = 1; !job.signal.aborted; tries++) {
      try {
        await this.boss.complete(MAIL_QUEUE, job, outcome);
        return;
      } catch {
        if (tries === 1)
          this.log.warn(`Mail ${job.id} was sent, but that could not be recorded yet; it is tried until it can`);
        // Called off only when we stop, which is asked next.
        await wait(500, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        if (this.stopping.signal.aborted) return;
      }
    }
  }
}

function within(transaction: EntityManager): Db {
  return {
    executeSql: async (text, values) => {
      const { records } = (await transaction.queryRunner!.query(text, values, true)) as { records: unknown[] };
      return { rows: records ?? [] };
    },
  };
}
