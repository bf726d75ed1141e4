import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../../config.js';
import { freePort } from '../../database/free-port.js';
import { KeptRedis } from '../kept-redis.js';
import { Wire } from '../wire.js';
import type { Origins } from './asked.js';
import { Balancer } from './balancer.js';
import { Group } from './group.js';
import { ReplicatedPostgres } from './replicated-postgres.js';

const API = ['backend/dist/src/main.js'];
const served = (frontEnd: string): string[] => ['backend/dist/src/web/front-end.command.js', `${frontEnd}/dist`];
/** An instance that is told to stop goes on for as many seconds, so that the balancer notices. */
const DELAY = '3';

/** So many replicas of the API serve. */
export const REPLICAS = 3;

/** All that a large installation has, on loopback: nothing of it is a stand-in but the balancers. */
export class City {
  private constructor(
    readonly api: Group,
    readonly frontEnds: Readonly<Record<keyof Origins, Group>>,
    readonly postgres: ReplicatedPostgres,
    readonly redis: KeptRedis,
    readonly toRedis: Wire,
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
    const redis = await KeptRedis.start(folder);
    const toRedis = new Wire(new URL(redis.url));
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
      REDIS_URL: await toRedis.connect(),
      SESSION_SECRET: randomBytes(32).toString('hex'),
      REMOTE_DIAGNOSTICS_URL: `${diagnostics}/mf-manifest.json`,
      REMOTE_COMMUNITY_URL: `${community}/mf-manifest.json`,
    };
    const api = await Group.start(
      { release, command: [process.execPath, ...API], env, health: '/api/health/serving' },
      REPLICAS,
    );
    const frontEnd = (name: string) =>
      Group.start(
        { release: WORKSPACE_ROOT, command: [process.execPath, ...served(name)], env, health: '/health/ready' },
        2,
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
    return new City(api, frontEnds, postgres, redis, toRedis, balancers, { shell, diagnostics, community }, folder);
  }

  /**
   * Ends an instance of a part without a warning, and starts another one.
   * @returns how many requests were under way there
   */
  async kill(part: Group): Promise<number> {
    let underWay = 0;
    await part.kill((port) => {
      underWay = this.balancers.reduce((sum, balancer) => sum + balancer.underWayAt(port), 0);
    });
    return underWay;
  }

  async stop(): Promise<void> {
    for (const balancer of this.balancers) balancer.close();
    await Promise.all([this.api, ...Object.values(this.frontEnds)].map((group) => group.stop()));
    await this.toRedis.cut();
    await this.redis.stop();
    await this.postgres.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
