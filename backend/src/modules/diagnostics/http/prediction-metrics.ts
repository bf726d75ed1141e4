import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../../shared/metrics/metrics.js';
import type { ScreenedAssessment } from '../domain/assessment.js';

/** Counts predictions by who spoke, and why not the language model. */
@Injectable()
export class PredictionMetrics {
  private readonly predictions: Counter<'kind' | 'engine' | 'fallback_reason'>;

  constructor({ registry }: Metrics) {
    this.predictions = new Counter({
      name: 'sahaay_predictions_total',
      help: 'Predictions by kind of answer, by engine, and by why the knowledge base answered although a language model is set up.',
      labelNames: ['kind', 'engine', 'fallback_reason'],
      registers: [registry],
    });
  }

  count({ kind, engine, fallbackReason }: ScreenedAssessment): void {
    this.predictions.inc({ kind, engine, fallback_reason: fallbackReason ?? '' });
  }
}
