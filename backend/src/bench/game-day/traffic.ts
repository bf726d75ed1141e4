import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { enter } from '../accounts.js';

/** A request that is not answered in this many milliseconds has failed. */
const PATIENCE = 30_000;
const WRITERS = 16;
const emailOf = (person: number) => `person${person}@example.org`;

/** A diagnosis must come whatever is broken, and places where the database is there. The rest is what signed-in people do. */
type Kind = 'diagnosis' | 'places' | 'reading' | 'writing' | 'files';

/** What people felt in one round. */
export interface Felt {
  readonly requests: number;
  readonly failed: number;
  /** How many failed of each kind, and how. */
  readonly failures: ReadonlyMap<string, number>;
  /** Milliseconds. */
  readonly slowest: number;
}

interface Asked {
  readonly kind: Kind;
  readonly url: string;
  readonly cookie?: string;
  readonly body?: object;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Where the traffic goes: the shell with the API, and the origins of the remotes. */
export interface Origins {
  readonly shell: string;
  readonly diagnostics: string;
  readonly community: string;
}

/** Sends so many requests a second, whether the ones before are answered or not, as people do. */
export class Traffic {
  /** The contents of the posts that were acknowledged. */
  readonly acknowledged: string[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private readonly running = new Set<Promise<void>>();
  private felt = { requests: 0, failed: 0, failures: new Map<string, number>(), slowest: 0 };
  private count = 0;
  private isOver = false;
  private sending = Promise.resolve();

  private constructor(
    private readonly origins: Origins,
    private readonly cookies: string[],
  ) {}

  /** Signs people up, and begins. */
  static async start(origins: Origins, perSecond: number): Promise<Traffic> {
    const cookies: string[] = [];
    for (let number = 0; number < WRITERS; number += 1)
      cookies.push(await enter(origins.shell, 'signup', emailOf(number)));
    const traffic = new Traffic(origins, cookies);
    traffic.sending = traffic.send(perSecond);
    return traffic;
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
        const one = this.ask(this.next());
        this.running.add(one);
        void one.then(() => this.running.delete(one));
      }
    }
  }

  /** Of twenty requests one writes, five want help, eight read as somebody signed in and six are for files. */
  private next(): Asked {
    const { shell, diagnostics, community } = this.origins;
    const count = (this.count += 1);
    const cookie = this.cookies[count % this.cookies.length]!;
    const api = `${shell}/api/v1`;
    const turn = count % 20;
    if (turn === 0)
      return {
        kind: 'writing',
        url: `${api}/community/posts`,
        cookie,
        body: { content: `A walk on day ${count} of this year.` },
      };
    if (turn < 4)
      return {
        kind: 'diagnosis',
        url: `${api}/diagnostics/predict`,
        body: { symptomsText: 'fever and cough since two days' },
      };
    if (turn < 6)
      return { kind: 'places', url: `${api}/nearby/search`, body: { location: '28.6315,77.2167', name: 'ambulance' } };
    if (turn < 11) return { kind: 'reading', url: `${api}/auth/user/whoami`, cookie };
    if (turn < 14) return { kind: 'reading', url: `${api}/community/posts`, cookie };
    const files = ['/emergency', '/remotes.json', '/user/dashboard'].map((path) => `${shell}${path}`);
    const remotes = [diagnostics, community].map((origin) => `${origin}/mf-manifest.json`);
    return { kind: 'files', url: [...files, ...remotes][count % 5]! };
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
    this.cookies[number] = await enter(this.origins.shell, 'signin', emailOf(number)).catch(() => cookie);
  }

  /** What is answered; the text of a refusal alone is kept. */
  private answerTo({ url, cookie = '', body }: Asked): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const content = body && JSON.stringify(body);
    const headers = {
      cookie,
      ...(content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }),
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
