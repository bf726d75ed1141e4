import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../database/free-port.js';
import { processorSeconds } from '../processor-time.js';

/** An instance that is not ready after this many milliseconds fails the day. */
const PATIENCE = 60_000;

/** An instance answers within this many milliseconds whether it is ready. */
const TO_ANSWER = 900;
/** One that is silent so many times in a row is no longer ready, as for a probe of Kubernetes. */
const SILENT_TOO_OFTEN = 3;

interface Instance {
  readonly port: number;
  readonly process: ChildProcess;
  isReady: boolean;
  silent: number;
}

/** What one part of the product is started with. */
export interface Part {
  /** The folder of the built release from which it is started. */
  readonly release: string;
  /** The program and its arguments, from that folder. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The path that tells whether it is ready. */
  readonly health: string;
}

/** The instances of one part of the product, of which one takes the place of another. */
export class Group {
  private instances: Instance[] = [];

  private constructor(private part: Part) {}

  static async start(part: Part, count: number): Promise<Group> {
    const group = new Group(part);
    for (let number = 0; number < count; number += 1) await group.add();
    return group;
  }

  /** The ports of the instances that were ready when they were last asked. */
  get ready(): number[] {
    return this.instances.filter(({ isReady }) => isReady).map(({ port }) => port);
  }

  /** Asks each instance. One that refuses counts at once, and a busy one that is only late does not. */
  async askWhoIsReady(): Promise<void> {
    await Promise.all(
      this.instances.map(async (one) => {
        const isReady = await this.isReady(one.port);
        one.silent = isReady === undefined ? one.silent + 1 : 0;
        if (isReady !== undefined || one.silent >= SILENT_TOO_OFTEN) one.isReady = isReady ?? false;
      }),
    );
  }

  /**
   * Restarts each instance: a new one comes first, then an old one is told to stop, as Kubernetes rolls.
   * @param release where the new ones are started from, when it is another release
   */
  async roll(release = this.part.release): Promise<void> {
    this.part = { ...this.part, release };
    const before = [...this.instances];
    for (const old of before) {
      await this.add();
      await this.end(old);
    }
  }

  /** The instance at this port refused a connection. It gets no more until it has answered for itself. */
  refused(port: number): void {
    for (const one of this.instances) if (one.port === port) one.isReady = false;
  }

  /** Starts or stops as many as it takes to have `count` instances. */
  async scale(count: number): Promise<void> {
    while (this.instances.length < count) await this.add();
    for (const old of this.instances.slice(count)) await this.end(old);
  }

  /** The seconds that all instances together have had a processor. */
  get processorSeconds(): number {
    return this.instances.reduce((sum, { process }) => sum + processorSeconds(process.pid!), 0);
  }

  /**
   * Ends one instance without a warning, and starts another one.
   * @param ending is told the port of that instance right before
   */
  async kill(ending: (port: number) => void = () => undefined): Promise<void> {
    const [victim] = this.instances;
    ending(victim!.port);
    victim!.process.kill('SIGKILL');
    await ended(victim!);
    await this.add();
    this.instances = this.instances.filter((one) => one !== victim);
  }

  async stop(): Promise<void> {
    for (const { process } of this.instances) process.kill('SIGTERM');
    await Promise.all(this.instances.map(ended));
  }

  private async end(old: Instance): Promise<void> {
    old.process.kill('SIGTERM');
    await ended(old);
    this.instances = this.instances.filter((one) => one !== old);
  }

  private async add(): Promise<void> {
    const port = await freePort();
    const [program = '', ...args] = this.part.command;
    const process = spawn(program, args, {
      cwd: this.part.release,
      env: { ...this.part.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const instance = { port, process, isReady: false, silent: 0 };
    for (const deadline = Date.now() + PATIENCE; !(await this.isReady(port)); await wait(100)) {
      if (process.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${process.exitCode}.`);
      if (Date.now() > deadline) throw new Error(`${args.join(' ')} was not ready within ${PATIENCE} ms.`);
    }
    instance.isReady = true;
    this.instances.push(instance);
  }

  /** @returns undefined when it does not answer in time */
  private async isReady(port: number): Promise<boolean | undefined> {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${this.part.health}`, {
        signal: AbortSignal.timeout(TO_ANSWER),
      });
      return answer.ok;
    } catch (error) {
      return (error as Error).name === 'TimeoutError' ? undefined : false;
    }
  }
}

async function ended({ process }: Instance): Promise<void> {
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}
