import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AnswerReportStore } from '../adapters/answer-report.store.js';
import type { AnswerReport } from '../domain/answer-report.js';

/** Keeps what somebody finds wrong with an answer, without knowing who they are. */
@Injectable()
export class ReportAnswer {
  constructor(private readonly store: AnswerReportStore) {}

  async execute(report: AnswerReport): Promise<void> {
    await this.store.keep({ ...report, id: randomUUID(), createdAt: new Date() });
  }
}
