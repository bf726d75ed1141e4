import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, type Config } from '../../config.js';
import { DomainError } from '../errors.js';
import { Public } from '../public.decorator.js';
import { Limit } from '../throttling/limit.decorator.js';
import { Metrics } from './metrics.js';
import { isOperator } from './operators.js';

/**
 * Serves Prometheus. Without a token only this computer may read the metrics, and nobody may where the product is
 * public.
 */
@Public()
@Limit('none')
@ApiExcludeController()
@Controller('api/metrics')
export class MetricsController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  @Get()
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.assertAllowed(request);
    response
      .set('Cache-Control', 'no-store')
      .type(this.metrics.contentType)
      .send(await this.metrics.read());
  }

  private assertAllowed(request: Request): void {
    if (isOperator(this.config, request)) return;
    if (this.config.metricsToken === undefined) throw new NotFoundException();
    throw new DomainError('unauthenticated', 'metrics_token_wrong', 'Reading the metrics needs the token.');
  }
}
