import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CONFIG, namesThisComputer, type Config } from '../../config.js';
import { DomainError } from '../errors.js';
import { Public } from '../public.decorator.js';
import { Limit } from '../throttling/limit.decorator.js';
import { Metrics } from './metrics.js';

const THIS_COMPUTER = /^(::ffff:)?127\.|^::1$/;

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

  private assertAllowed({ headers, socket }: Request): void {
    const { metricsToken, isPublic } = this.config;
    if (metricsToken !== undefined) {
      if (!isSame(headers.authorization ?? '', `Bearer ${metricsToken}`))
        throw new DomainError('unauthenticated', 'metrics_token_wrong', 'Reading the metrics needs the token.');
      return;
    }
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    // A page elsewhere may give this computer a name of its own, and have a browser here ask for the metrics under that
    // name.
    const isMeant = namesThisComputer(`http://${headers.host}`);
    if (isPublic || isForwarded || !isMeant || !THIS_COMPUTER.test(socket.remoteAddress ?? ''))
      throw new NotFoundException();
  }
}

/** Compares two texts in a time that does not tell where they differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
