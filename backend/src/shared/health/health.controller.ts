import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { DomainError } from '../errors.js';
import { Public } from '../public.decorator.js';
import { Limit } from '../throttling/limit.decorator.js';
import { EngineReport } from './engine-report.js';
import { SessionKeeper } from '../session/session-keeper.port.js';

/** For load balancers and supervisors. */
@Public()
@Limit('none')
@ApiExcludeController()
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly database: DataSource,
    private readonly sessions: SessionKeeper,
    private readonly engine: EngineReport,
  ) {}

  /** Whether the process runs. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /** Whether it can serve: database and session store answer. Also says which engine reads symptoms. */
  @Get('ready')
  async ready() {
    const checks = { database: this.database.query('select 1'), sessions: this.sessions.ping() };
    const results = await Promise.allSettled(Object.values(checks));
    const down = Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
    if (down.length > 0) throw new DomainError('unavailable', 'not_ready', `Not ready: ${down.join(', ')} cannot be reached.`);
    return { status: 'ok', engine: this.engine.state };
  }
}
