import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { hasRoom } from '../../database/room.js';
import { DomainError } from '../errors.js';
import { Public } from '../public.decorator.js';
import { Limit } from '../throttling/limit.decorator.js';
import { isLostDatabase } from '../http/lost-database.js';
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
   * Tells whether the product can serve: it is not about to stop, the database answers, and its disk is not full. It also
   * names the engine that reads symptoms. Where sessions are kept is named when it is away, and is no reason to send nobody:
   * all replicas share it, and help needs no session.
   */
  @Get('ready')
  async ready() {
    if (this.readiness.lacksRoom && (await this.canWrite())) this.readiness.roomFound();
    const { obstacle } = this.readiness;
    if (obstacle) throw notReady(obstacle);
    const [database, sessions] = await Promise.allSettled([this.database.query('select 1'), this.sessions.ping()]);
    if (database.status === 'rejected') throw notReady('database cannot be reached');
    return {
      status: 'ok',
      engine: this.engine.state,
      ...(sessions.status === 'rejected' && { away: 'sessions' }),
    };
  }

  /** Tries to write. Where that is not allowed, we wait for the next refusal. */
  private async canWrite(): Promise<boolean> {
    return hasRoom(this.database).catch((error: unknown) => !isLostDatabase(error));
  }
}

function notReady(why: string): DomainError {
  return new DomainError('unavailable', 'not_ready', `Not ready: ${why}.`);
}
