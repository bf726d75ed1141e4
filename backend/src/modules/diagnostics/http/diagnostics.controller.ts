import { complaintOf, toPrediction } from '@sahaay/engine';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { languageOf } from '../../../shared/http/language.js';
import { Public } from '../../../shared/public.decorator.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { Predict } from '../use-cases/predict.js';
import { PredictRequest } from './predict-request.dto.js';
import { PredictionMetrics } from './prediction-metrics.js';
import { Prediction } from './prediction.dto.js';

@ApiTags('diagnostics')
@Controller('diagnostics')
export class DiagnosticsController {
  constructor(
    private readonly predictUseCase: Predict,
    private readonly metrics: PredictionMetrics,
  ) {}

  /** Says what the symptoms may be, how urgent they are and what to do, in the language of `Accept-Language` as far as it is known. Needs no session; keeps nothing. */
  @Public()
  @Limit(({ body }) => ((body as PredictRequest | undefined)?.engine === 'knowledge_base' ? 'predictOwn' : 'predict'))
  @Post('predict')
  @HttpCode(200)
  async predict(@Body() body: PredictRequest, @Req() request: Request): Promise<Prediction> {
    const language = languageOf(request);
    const assessment = await this.predictUseCase.execute(complaintOf(body, language), body.engine);
    this.metrics.count(assessment);
    return toPrediction(assessment, language);
  }
}
