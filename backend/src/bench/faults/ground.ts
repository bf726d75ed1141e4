import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../../config.js';
import { EmbeddedPostgres } from '../../database/embedded-postgres.js';
import { freePort } from '../../database/free-port.js';
import { KeptRedis } from '../kept-redis.js';
import { BenchProduct } from '../product.js';
import { Wire } from '../wire.js';
import { postmaster, signalServer } from '../write-load.js';

const CLOCK = join(WORKSPACE_ROOT, 'backend/dist/src/bench/moved-clock.js');

/**
 * The built product with a PostgreSQL and a Redis of its own, each behind a wire, as an operator runs them: the product
 * itself starts neither anew. Whoever uses it hurts one part at a time.
 */
export class Ground {
  private constructor(
    /** The folder of PostgreSQL and its password, laid out as in the data folder of a product. */
    readonly dataDir: string,
    private readonly postgres: EmbeddedPostgres,
    private readonly postgresPort: number,
    readonly redis: KeptRedis,
    readonly toPostgres: Wire,
    readonly toRedis: Wire,
    private readonly settings: Readonly<Record<string, string>>,
    private product: BenchProduct,
  ) {}

  /** @param more settings of the product besides those that name its servers, as in the environment */
  static async start(more: Readonly<Record<string, string>> = {}): Promise<Ground> {
    const dataDir = mkdtempSync(join(tmpdir(), 'sahaay-faults-'));
    chmodSync(dataDir, 0o755);
    mkdirSync(join(dataDir, 'postgres'));
    const password = randomBytes(12).toString('hex');
    writeFileSync(join(dataDir, 'postgres/password'), password);
    const postgres = await EmbeddedPostgres.at(join(dataDir, 'postgres/cluster'), password);
    const postgresPort = await postgres.start();
    const redis = await KeptRedis.start(dataDir);
    const toPostgres = new Wire(new URL(postgres.url(postgresPort)));
    const toRedis = new Wire(new URL(redis.url));
    const settings = {
      DATABASE_URL: await toPostgres.connect(),
      REDIS_URL: await toRedis.connect(),
      PORT: String(await freePort()),
      NODE_OPTIONS: `--import ${CLOCK}`,
      ...more,
    };
    const product = await BenchProduct.start(settings);
    return new Ground(dataDir, postgres, postgresPort, redis, toPostgres, toRedis, settings, product);
  }

  /** The address of the product, which stays the same when it is started anew. */
  get url(): string {
    return this.product.url;
  }

  get pid(): number {
    return this.product.pid;
  }

  /** The address of the database without the wire. */
  get postgresUrl(): string {
    return this.postgres.url(this.postgresPort);
  }

  get isRunning(): boolean {
    return this.product.isRunning;
  }

  /** Moves the product's clock by so many milliseconds from the true time. */
  moveClock(milliseconds: number): void {
    this.product.send(milliseconds);
  }

  /** Starts a second replica, which the caller stops. */
  async beside(): Promise<BenchProduct> {
    return BenchProduct.start({ ...this.settings, PORT: String(await freePort()) });
  }

  /** Ends the product, with SIGTERM or SIGKILL, and starts it anew at the same address. */
  async restart(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    process.kill(this.product.pid, signal);
    await this.product.stop();
    this.product = await BenchProduct.start(this.settings);
  }

  /** Ends the database's postmaster with SIGKILL, as a power cut would, but that the kernel keeps what was written. */
  killPostgres(): void {
    process.kill(postmaster(this).pid, 'SIGKILL');
  }

  async startPostgres(): Promise<void> {
    await this.postgres.start(this.postgresPort);
  }

  /** Stops or continues each process of the database. It hangs meanwhile, as a disk that hangs would make it. */
  signalPostgres(signal: 'SIGSTOP' | 'SIGCONT'): void {
    signalServer(this, signal);
  }

  /**
   * Bounds the files and connections that the product may have open.
   * @returns how many it was allowed before
   */
  allowFiles(most: string): string {
    const limit = (args: readonly string[]) => execFileSync('prlimit', [`--pid=${this.pid}`, ...args]).toString();
    const before = limit(['--nofile', '--output=SOFT', '--noheadings']).trim();
    limit([`--nofile=${most}:`]);
    return before;
  }

  /** The number of files and connections that the product has open. */
  get openFiles(): number {
    return Number(execFileSync('sh', ['-c', `ls /proc/${this.pid}/fd | wc -l`]).toString());
  }

  async stop(): Promise<void> {
    await this.product.stop();
    await this.toPostgres.cut();
    await this.toRedis.cut();
    await this.redis.stop();
    await this.postgres.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
