import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { enter } from './accounts.js';

/** A request that is not answered in this many milliseconds has failed. */
const PATIENCE = 30_000;
/**
 * A connection that nobody has used for this many milliseconds is closed, well before the server does so: a request that
 * meets the server's close has failed, though nothing was wrong.
 */
const UNUSED = 2000;
/** So many people are signed in. */
export const WRITERS = 16;
export const emailOf = (person: number) => `person${person}@example.org`;

/** What people felt in one round. */
export interface Felt {
  readonly requests: number;
  readonly failed: number;
  /** How many failed of each kind, and how. */
  readonly failures: ReadonlyMap<string, number>;
  /** Milliseconds. */
  readonly slowest: number;
}

/** A request: what it is for, and where it goes. One with a body is a POST. */
export interface Asked<Kind extends string = string> {
  readonly kind: Kind;
  readonly url: string;
  readonly cookie?: string;
  readonly body?: object;
}

/** Makes the request with this number, for somebody who is signed in with this cookie. */
export type Next = (count: number, cookie: string) => Asked;

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends so many requests a second, whether the ones before are answered or not, as people do. */
export class Traffic {
  /** The contents of the posts that were acknowledged. */
  readonly acknowledged: string[] = [];
  private readonly agent = new Agent({ keepAlive: true, timeout: UNUSED });
  private readonly running = new Set<Promise<void>>();
  private felt = { requests: 0, failed: 0, failures: new Map<string, number>(), slowest: 0 };
  private count = 0;
  private isOver = false;
  private sending = Promise.resolve();

  private constructor(
    private readonly url: string,
    private readonly cookies: string[],
    private readonly next: Next,
  ) {}

  /** Signs people up at this address, and begins. */
  static async start(url: string, perSecond: number, next: Next): Promise<Traffic> {
    const cookies: string[] = [];
    for (let number = 0; number < WRITERS; number += 1) cookies.push(await enter(url, 'signup', emailOf(number)));
    const traffic = new Traffic(url, cookies, next);
    traffic.sending = traffic.send(perSecond);
    return traffic;
  }

  /** How many requests were sent so far. */
  get sent(): number {
    return this.count;
  }

  /** What people felt since this was last asked. Requests under way count in the next round. */
  takeFelt(): Felt {
    const { felt } = this;
    this.felt = { requests: 0, failed: 0, failures: new Map(), slowest: 0 };
    return felt;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.sending;
    await Promise.all(this.running);
    this.agent.destroy();
  }

  private async send(perSecond: number): Promise<void> {
    const began = performance.now();
    for (let sent = 0; !this.isOver; await wait(5)) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (; sent < due; sent += 1) {
        const one = this.ask(this.next((this.count += 1), this.cookies[this.count % this.cookies.length]!));
        this.running.add(one);
        void one.then(() => this.running.delete(one));
      }
    }
  }

  private async ask(asked: Asked): Promise<void> {
    const { felt } = this;
    const began = performance.now();
    const answer = await this.answerTo(asked).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    felt.requests += 1;
    felt.slowest = Math.max(felt.slowest, performance.now() - began);
    const status = typeof answer === 'string' ? 0 : answer.status;
    if (asked.body && 'content' in asked.body && status === 201) this.acknowledged.push(String(asked.body.content));
    if (status > 0 && status < 400) return;
    felt.failed += 1;
    if (status === 401) void this.signInAgain(asked.cookie!);
    const failure = `${asked.kind} ${typeof answer === 'string' ? answer : `${status}${reasonIn(answer.text)}`}`;
    felt.failures.set(failure, (felt.failures.get(failure) ?? 0) + 1);
  }

  /** Somebody who was signed out signs in again, once. */
  private async signInAgain(cookie: string): Promise<void> {
    const number = cookie ? this.cookies.indexOf(cookie) : -1;
    if (number === -1) return;
    this.cookies[number] = '';
    this.cookies[number] = await enter(this.url, 'signin', emailOf(number)).catch(() => cookie);
  }

  /** What is answered; the text of a refusal alone is kept. */
  private answerTo({ url, cookie = '', body }: Asked): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const content = body && JSON.stringify(body);
    const headers = {
      cookie,
      ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
      // As pages do, so that the same post is taken once.
      ...(body && 'content' in body && { 'idempotency-key': randomUUID() }),
    };
    const method = body ? 'POST' : 'GET';
    const sent = request(url, { method, headers, agent: this.agent, timeout: PATIENCE }, (answer) => {
      const status = answer.statusCode ?? 0;
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => void (status >= 400 && (text += part)));
      answer.on('end', () => resolve({ status, text }));
      answer.on('error', reject);
      answer.on('aborted', () => reject(new Error('cut off')));
    });
    sent.on('timeout', () => sent.destroy(new Error('too late')));
    sent.on('error', reject);
    sent.end(content);
    return promise;
  }
}

/** The reason that a refusal of the API gives; nothing where another program refuses. */
function reasonIn(text: string): string {
  const [, reason] = /"reason":"(\w+)"/.exec(text) ?? [];
  return reason ? ` ${reason}` : '';
}
