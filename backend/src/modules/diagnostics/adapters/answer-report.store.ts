import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { seal, unsealWith } from '../../../shared/session/sealed.js';
import { SessionSecret } from '../../../shared/session/session-secret.js';
import type { AnswerReport, KeptReport } from '../domain/answer-report.js';

/** A report is kept for this long, so that those who run the service can read it and mend what is wrong. */
const KEPT_FOR = '180 days';
/** The table holds this many reports at most, the newest; they take some 60 MB when all are as long as they may be. */
const MOST_REPORTS = 10_000;

/**
 * Owns the table `answer_report`. A report may quote what somebody wrote about their health, so it is sealed with a key
 * that only this installation can make, and who holds the database alone reads nothing.
 */
@Injectable()
export class AnswerReportStore {
  constructor(
    private readonly database: DataSource,
    private readonly secret: SessionSecret,
  ) {}

  async keep({ id, createdAt, ...report }: KeptReport): Promise<void> {
    await this.database.query('insert into answer_report (id, created_at, sealed) values ($1, $2, $3)', [
      id,
      createdAt,
      seal(report, this.secret.key('answer report', id)),
    ]);
  }

  /** Deletes reports whose time is over, and the oldest ones when there are too many. */
  async removeOld(): Promise<void> {
    await this.database.query(
      `delete from answer_report where id in (
         select id from answer_report where created_at < now() - $1::interval
          union all (select id from answer_report order by created_at desc offset $2))`,
      [KEPT_FOR, MOST_REPORTS],
    );
  }

  /**
   * Reads all reports, oldest first.
   * @returns those that can be opened, and how many were sealed with a secret that is no longer known
   */
  async read(): Promise<{ reports: KeptReport[]; closed: number }> {
    const rows = await this.database.query<{ id: string; createdAt: Date; sealed: Buffer }[]>(
      `select id, created_at as "createdAt", sealed from answer_report
        where created_at >= now() - $1::interval order by created_at, id`,
      [KEPT_FOR],
    );
    const opened = rows.flatMap(({ id, createdAt, sealed }) => {
      const report = unsealWith(sealed, this.secret.keys('answer report', id))?.value as AnswerReport | undefined;
      return report ? [{ id, createdAt, ...report }] : [];
    });
    return { reports: opened, closed: rows.length - opened.length };
  }
}
