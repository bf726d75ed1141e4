import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { DONE, DoneAnswer } from '../../../shared/http/done.dto.js';
import { languageOf } from '../../../shared/http/language.js';
import { Public } from '../../../shared/public.decorator.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { ReportAnswer } from '../use-cases/report-answer.js';
import { NewAnswerReport } from './answer-report.dto.js';

@ApiTags('diagnostics')
@Controller('diagnostics/reports')
export class AnswerReportsController {
  constructor(private readonly reportAnswerUseCase: ReportAnswer) {}

  /** Takes a report of an answer that somebody finds wrong. It is kept sealed for 180 days, without who sent it. */
  @Public()
  @Limit('answerReports')
  @Post()
  async reportAnswer(@Body() body: NewAnswerReport, @Req() request: Request): Promise<DoneAnswer> {
    const { red_flags: redFlags, ...report } = body;
    await this.reportAnswerUseCase.execute({ ...report, redFlags, language: languageOf(request) });
    return DONE;
  }
}
