import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { inTime } from '../../../shared/resilience/in-time.js';
import { SessionSecret } from '../../../shared/session/session-secret.js';
import { seal, unseal } from '../../../shared/session/sealed.js';

/** The database may take this long, in milliseconds, since a person is waiting. */
const PATIENCE = 300;
/** The cache keeps this many answers at most, the newest; they take some 40 MB. */
const MOST_ANSWERS = 20_000;

/**
 * Keeps answers of language models for a day in PostgreSQL, for all replicas. An answer may quote its question.
 * Therefore it is filed under a keyed hash of the question and sealed with a key that is made of the question, so that
 * only somebody who asks the same again can read it.
 */
@Injectable()
export class AnswerCache {
  private readonly log = new Logger('LanguageModel');
  private readonly asked = new Map<string, Promise<unknown>>();
  private readonly questions: Counter<'result'>;

  constructor(
    private readonly database: DataSource,
    private readonly secret: SessionSecret,
    { registry }: Metrics,
  ) {
    this.questions = new Counter({
      name: 'sahaay_llm_cache_total',
      help: 'Questions to a language model by what the cache did: hit, miss, or joined one that was just being asked.',
      labelNames: ['result'],
      registers: [registry],
    });
  }

  /**
   * Answers from the cache, or else calls `ask`. When several people ask the same question at the same time, `ask` is
   * called once for all of them.
   * @param question everything that the answer depends on
   * @param read turns what was kept into an answer; undefined when it cannot be used
   * @throws what `ask` throws
   */
  async answer<T>(question: string, read: (kept: unknown) => T | undefined, ask: () => Promise<T>): Promise<T> {
    const id = this.secret.hash('language model question', question);
    const running = this.asked.get(id);
    if (!running) return this.first(id, question, read, ask);
    this.questions.inc({ result: 'joined' });
    return read(await running) ?? ask();
  }

  /** Removes answers that are older than a day, and the oldest ones when there are too many. */
  async removeOld(): Promise<void> {
    await this.database.query(
      'delete from llm_answer where expires_at <= now() or id in (select id from llm_answer order by expires_at desc offset $1)',
      [MOST_ANSWERS],
    );
  }

  private async first<T>(
    id: string,
    question: string,
    read: (kept: unknown) => T | undefined,
    ask: () => Promise<T>,
  ): Promise<T> {
    const finding = this.find(id, question).then(read);
    const answering = finding.then((kept) => kept ?? ask());
    this.asked.set(id, answering);
    void this.keepNew(id, question, finding, answering);
    this.questions.inc({ result: (await finding) === undefined ? 'miss' : 'hit' });
    return answering;
  }

  /** Calls `ask` and keeps its answer. A person who asks the same question meanwhile waits for the same answer. */
  private async keepNew(
    id: string,
    question: string,
    finding: Promise<unknown>,
    answering: Promise<unknown>,
  ): Promise<void> {
    const [kept, answer] = await Promise.allSettled([finding, answering]);
    const isNew = kept.status === 'fulfilled' && kept.value === undefined;
    if (isNew && answer.status === 'fulfilled') await this.keep(id, question, answer.value);
    this.asked.delete(id);
  }

  private async find(id: string, question: string): Promise<unknown> {
    try {
      const [row] = await inTime(
        this.database.query<{ sealed: Buffer }[]>(
          'select sealed from llm_answer where id = $1 and expires_at > now()',
          [id],
        ),
        PATIENCE,
      );
      return row && unseal(row.sealed, this.keyFor(question));
    } catch {
      this.log.warn('Kept answers cannot be read');
      return undefined;
    }
  }

  private async keep(id: string, question: string, answer: unknown): Promise<void> {
    await this.database
      .query(
        `insert into llm_answer (id, sealed, expires_at) values ($1, $2, now() + interval '1 day')
         on conflict (id) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
        [id, seal(answer, this.keyFor(question))],
      )
      .catch(() => this.log.warn('An answer could not be kept'));
  }

  private keyFor(question: string): Buffer {
    return this.secret.key('language model answer', question);
  }
}
