import { Controller, Get, Inject, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../config.js';
import { hasRoom } from '../../database/room.js';
import { DomainError } from '../errors.js';
import { Public } from '../public.decorator.js';
import { Limit } from '../throttling/limit.decorator.js';
import { isLostDatabase } from '../http/lost-database.js';
import { isOperator } from '../metrics/operators.js';
import { EngineReport } from './engine-report.js';
import { Readiness } from './readiness.js';
import { SessionKeeper } from '../session/session-keeper.port.js';

/** Serves load balancers and supervisors. */
@Public()
@Limit('none')
@ApiExcludeController()
@Controller('api/health')
export class HealthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: DataSource,
    private readonly sessions: SessionKeeper,
    private readonly engine: EngineReport,
    private readonly readiness: Readiness,
  ) {}

  /** Tells that the process runs. */
  @Get('live')
  live() {
    return { status: 'ok' };
  }

  /**
   * Tells whether this replica may be sent people: it is not about to stop. The database and the session store are not
   * asked, since all replicas share them: where each one left the balancer with them, nobody would get the help that
   * needs neither.
   */
  @Get('serving')
  serving() {
    if (this.readiness.isStopping) throw notReady(this.readiness.obstacle!);
    return { status: 'ok' };
  }

  /**
   * Tells whether everything works: the product is not about to stop, the database and the session store answer, and
   * their disk is not full. Whoever runs the product is told which engine reads symptoms, too.
   */
  @Get('ready')
  async ready(@Req() request: Request) {
    if (this.readiness.lacksRoom && (await this.canWrite())) this.readiness.roomFound();
    const { obstacle } = this.readiness;
    if (obstacle) throw notReady(obstacle);
    const checks = { database: this.database.query('select 1'), sessions: this.sessions.ping() };
    const results = await Promise.allSettled(Object.values(checks));
    const down = Object.keys(checks).filter((_, index) => results[index]?.status === 'rejected');
    if (down.length > 0) throw notReady(`${down.join(', ')} cannot be reached`);
    return { status: 'ok', ...(isOperator(this.config, request) && { engine: this.engine.state }) };
  }

  /** Tries to write. Where that is not allowed, we wait for the next refusal. */
  private async canWrite(): Promise<boolean> {
    return hasRoom(this.database).catch((error: unknown) => !isLostDatabase(error));
  }
}

function notReady(why: string): DomainError {
  return new DomainError('unavailable', 'not_ready', `Not ready: ${why}.`);
}
