import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { askRedis, redisUrl, startRedisServer, type RedisServer } from './redis-server.js';

/** A Redis that keeps what it has acknowledged when it goes, as the README asks of whoever runs one. */
export class KeptRedis {
  private constructor(
    private readonly folder: string,
    private server: RedisServer,
  ) {}

  /** @param folder a folder that exists, where it keeps what it has */
  static async start(folder: string): Promise<KeptRedis> {
    return new KeptRedis(folder, await startRedisServer(optionsFor(folder)));
  }

  get url(): string {
    return redisUrl(this.server.port);
  }

  /** Ends it, and leaves what it has on disk. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { process } = this.server;
    process.kill(signal);
    if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
  }

  /** Ends it and starts it anew at once. */
  async restart(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    await this.stop(signal);
    await this.begin();
  }

  /** Starts it anew at the same address, with what it kept. */
  async begin(): Promise<void> {
    this.server = await startRedisServer(optionsFor(this.folder), { port: this.server.port });
  }

  /** Lets it answer nobody and keep its connections, or go on. */
  hang(isHung: boolean): void {
    this.server.process.kill(isHung ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Asks it past whatever stands between it and the product. */
  async call(...command: [string, ...string[]]): Promise<unknown> {
    return askRedis(this.server.port, (redis: Redis) => redis.call(...command));
  }
}

const optionsFor = (folder: string) => ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always'];
