import { setTimeout as wait } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailRequest } from '../domain/mail.js';
import { MailFailure } from '../domain/mailer.port.js';
import { DeliverMail } from '../use-cases/deliver-mail.js';
import { ATTEMPT_SECONDS, MAIL_QUEUE, QUEUE_SCHEMA, startBoss } from './boss.js';
import { codeOf } from './code-of.js';
import { addNotice, within } from './notices.js';

/** Each of two workers sends this many mails at once. When one of them hangs on a slow server, the other goes on. */
const AT_ONCE = 5;
const WORKERS = 2;

/**
 * The queue looks for mail whose time has come every this many seconds. It sees mail that this process asked for at
 * once.
 */
const POLLING = 10;

/**
 * A server that keeps mails without confirming them must not fill a person's mailbox with the same mail, so it gets a
 * mail this often at most.
 */
const MAYBE_TAKEN_AT_MOST = 3;

/** When the product stops, the mails that are being sent get this long to finish, in milliseconds. */
const GRACE = 5_000;

/** The queue of mails in PostgreSQL. A mail in it survives restarts, ours and those of the mail server. */
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
   * Puts a mail into the queue once `transaction` commits. At most one mail of a kind waits for a person; asking again
   * brings it forward. Hold the account in the transaction, so that no mail waits for a person who is being deleted.
   */
  async add(request: MailRequest, transaction: EntityManager): Promise<void> {
    const singletonKey = `${request.kind}:${request.accountId}`;
    await this.boss.upsert(MAIL_QUEUE, request, { singletonKey, startAfter: 0, db: within(transaction) });
  }

  /**
   * Puts a mail into the queue that tells a person what happened to their account, as `addNotice`. Hold the account in
   * the transaction, as for `add`.
   */
  async notify(request: MailRequest, transaction: EntityManager): Promise<void> {
    await addNotice(this.boss, request, transaction);
  }

  /**
   * Makes the queue look for mail now. Call it after the transaction of `add` or `notify`; otherwise the mail goes out some seconds
   * later.
   */
  wake(): void {
    for (const worker of this.workers) this.boss.notifyWorker(worker);
  }

  /**
   * Removes all mails of a person, in whatever state they are. Call it after the account is deleted, in the same
   * transaction.
   */
  async forget(accountId: string, transaction: EntityManager): Promise<void> {
    // pg-boss replaces the row of an attempt that failed. This lock waits for that, so that the deletion then sees the
    // new row.
    await transaction.query(
      `select from ${QUEUE_SCHEMA}.job where name = $1 and data ->> 'accountId' = $2 for update`,
      [MAIL_QUEUE, accountId],
    );
    await transaction.query(`delete from ${QUEUE_SCHEMA}.job where name = $1 and data ->> 'accountId' = $2`, [
      MAIL_QUEUE,
      accountId,
    ]);
  }

  /** Makes one attempt to send a mail. Its result and its log lines say nothing about the person. */
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

  /**
   * Marks a mail as sent as soon as the server has accepted it, however long the database is away. Otherwise it would
   * be sent again.
   */
  private async tickOff(job: JobWithMetadata<MailRequest>, outcome: { sent: boolean }): Promise<void> {
    for (let tries = 1; !job.signal.aborted; tries++) {
      try {
        await this.boss.complete(MAIL_QUEUE, job, outcome);
        return;
      } catch {
        if (tries === 1)
          this.log.warn(`Mail ${job.id} was sent, but that could not be recorded yet; it is tried until it can`);
        // Only a stop aborts this wait, and the loop asks about a stop next.
        await wait(500, undefined, { signal: this.stopping.signal }).catch(() => undefined);
        if (this.stopping.signal.aborted) return;
      }
    }
  }
}
