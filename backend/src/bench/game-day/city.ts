import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { WORKSPACE_ROOT } from '../../config.js';
import { freePort } from '../../database/free-port.js';
import { Balancer } from './balancer.js';
import { Group } from './group.js';
import { ReplicatedPostgres } from './replicated-postgres.js';
import type { Origins } from './traffic.js';

/** A program of the system, as for the tests. */
const PROGRAM = 'redis-server';
const API = ['backend/dist/src/main.js'];
const served = (frontEnd: string): string[] => ['backend/dist/src/web/front-end.command.js', `${frontEnd}/dist`];
/** An instance that is told to stop goes on for as many seconds, so that the balancer notices. */
const DELAY = '3';

/** All that a large installation has, on loopback: nothing of it is a stand-in but the balancers. */
export class City {
  private constructor(
    readonly api: Group,
    readonly frontEnds: Readonly<Record<keyof Origins, Group>>,
    readonly postgres: ReplicatedPostgres,
    readonly redis: RedisServer,
    private readonly balancers: readonly Balancer[],
    readonly origins: Origins,
    private readonly folder: string,
  ) {}

  /**
   * Starts PostgreSQL with its standby, Redis, three replicas of the API, and each front end at an origin of its own.
   * @param release the folder of the built release whose API is started
   */
  static async start(release: string): Promise<City> {
    const folder = await mkdtemp(join(tmpdir(), 'sahaay-game-day-'));
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'postgres'));
    const postgres = await ReplicatedPostgres.start(join(folder, 'postgres'));
    const redis = await RedisServer.start(folder);
    const ports = [await freePort(), await freePort(), await freePort()] as const;
    const [shell, diagnostics, community] = ports.map((port) => `http://localhost:${port}`) as [string, string, string];
    const env = {
      PATH: '/usr/bin:/bin',
      HOST: '127.0.0.1',
      PUBLIC_URL: shell,
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_SECONDS: DELAY,
      LOG_LEVEL: 'fatal',
      THROTTLE_SCALE: '100000',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      REMOTE_DIAGNOSTICS_URL: `${diagnostics}/mf-manifest.json`,
      REMOTE_COMMUNITY_URL: `${community}/mf-manifest.json`,
    };
    const api = await Group.start(
      { release, command: [process.execPath, ...API], env, health: '/api/health/ready' },
      3,
    );
    const frontEnd = (name: string) =>
      Group.start(
        { release: WORKSPACE_ROOT, command: [process.execPath, ...served(name)], env, health: '/health/ready' },
        1,
      );
    const frontEnds = {
      shell: await frontEnd('frontend-shell'),
      diagnostics: await frontEnd('frontend-diagnostics'),
      community: await frontEnd('frontend-community'),
    };
    const ofApi = ['/api', '/remotes.json', '/config.json'].map((prefix) => [prefix, api] as const);
    const balancers = [
      await Balancer.start(ports[0], [...ofApi, ['/', frontEnds.shell]]),
      await Balancer.start(ports[1], [['/', frontEnds.diagnostics]]),
      await Balancer.start(ports[2], [['/', frontEnds.community]]),
    ];
    return new City(api, frontEnds, postgres, redis, balancers, { shell, diagnostics, community }, folder);
  }

  async stop(): Promise<void> {
    for (const balancer of this.balancers) balancer.close();
    await Promise.all([this.api, ...Object.values(this.frontEnds)].map((group) => group.stop()));
    await this.redis.stop();
    await this.postgres.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** A Redis that keeps what it has when it goes, as the README asks. */
class RedisServer {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(folder: string): Promise<RedisServer> {
    const redis = new RedisServer(await freePort(), folder);
    await redis.begin();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it, and waits until it answers. */
  async begin(): Promise<void> {
    const args = ['--port', String(this.port), '--dir', this.folder, '--appendonly', 'yes', '--bind', '127.0.0.1'];
    this.process = spawn(PROGRAM, args, { stdio: 'ignore' });
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on('error', () => undefined);
    await client.ping();
    client.disconnect();
  }

  async stop(): Promise<void> {
    this.process!.kill('SIGTERM');
    await once(this.process!, 'exit');
  }

  /** Lets it answer nobody and keep its connections, or go on. */
  hang(isHung: boolean): void {
    this.process!.kill(isHung ? 'SIGSTOP' : 'SIGCONT');
  }
}
