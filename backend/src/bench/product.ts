import { readFileSync } from 'node:fs';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../config.js';
import { freePort } from '../database/free-port.js';
import type { InnerFigures } from './inner-figures.js';
import { onSmallDisk } from './small-disk.js';

const PROGRAM = join(WORKSPACE_ROOT, 'backend/dist/src/main.js');
const INNER_FIGURES = join(WORKSPACE_ROOT, 'backend/dist/src/bench/inner-figures.js');
/** Node's options with which `npm start` starts the product; a test holds the image to the same ones. */
const AS_STARTED = optionsOfStart();
/** With these settings no measurement meets a limit. */
const ENV = {
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  LOG_LEVEL: 'error',
  THROTTLE_SCALE: '100000',
  PATH: '/usr/bin:/bin',
};

/** The built product in a process of its own, on a free port and with an empty data folder, for benchmarks. */
export class BenchProduct {
  private readonly agent = new Agent({ keepAlive: true });

  private constructor(
    private readonly process: ChildProcess,
    private readonly port: number,
    private readonly folder: string,
    /** The data folder as this process sees it, while the product runs. */
    readonly dataDir: string,
  ) {}

  /**
   * @param settings settings that differ from the usual ones, as in the environment
   * @param disk the megabytes of a disk of its own for the data folder; without it the folder is on this computer's disk
   * @throws Error when the product does not start
   */
  static async start(settings: Readonly<Record<string, string>> = {}, disk?: number): Promise<BenchProduct> {
    const folder = await mkdtemp(join(tmpdir(), 'sahaay-bench-'));
    await chmod(folder, 0o755);
    const port = Number(settings.PORT ?? (await freePort()));
    const [program, ...args] = [
      ...(disk === undefined ? [] : onSmallDisk(folder, disk)),
      process.execPath,
      ...AS_STARTED,
      '--import',
      INNER_FIGURES,
      PROGRAM,
    ] as const;
    const child = spawn(program, args, {
      env: { ...ENV, PORT: String(port), DATA_DIR: folder, ...settings },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const dataDir = disk === undefined ? folder : `/proc/${child.pid}/root${folder}`;
    const product = new BenchProduct(child, port, folder, dataDir);
    await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error('The product did not start. Is it built?');
    return product;
  }

  /** Whether the process that was started still runs. */
  get isRunning(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null;
  }

  get pid(): number {
    return this.process.pid!;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * The milliseconds until the whole answer has come.
   * @throws Error when its status is not `expected`
   */
  async time(method: string, path: string, expected: number, body?: unknown): Promise<number> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const started = performance.now();
    const call = request({
      port: this.port,
      host: '127.0.0.1',
      agent: this.agent,
      method,
      path,
      headers: text ? { 'content-type': 'application/json' } : {},
    });
    call.end(text);
    const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    if (answer.statusCode !== expected) throw new Error(`${method} ${path} answered ${answer.statusCode}`);
    return performance.now() - started;
  }

  /** Hands the product's process a message, for what was loaded into it beside the product. */
  send(message: string | number): void {
    this.process.send(message);
  }

  /** How late the product's event loop was since the last question, and how much its heap holds. */
  async innerFigures(): Promise<InnerFigures> {
    this.send('tell');
    const [figures] = (await once(this.process, 'message')) as [InnerFigures];
    return figures;
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    this.process.kill('SIGTERM');
    if (this.isRunning) await once(this.process, 'exit');
    await rm(this.folder, { recursive: true, force: true });
  }
}

function optionsOfStart(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return [...scripts.start.matchAll(/--(?:expose-gc|max-[\w-]+=\d+)/g)].map(([option]) => option);
}
