import { setTimeout as wait } from 'node:timers/promises';
import { enter } from '../accounts.js';

/** What people ask for while a part is broken. */
export const CALLS = {
  page: { name: 'the page', path: '/' },
  help: {
    name: 'a symptom check',
    path: '/api/v1/diagnostics/predict',
    body: { symptomsText: 'fever and cough for two days', age: 30 },
  },
  // The directory that ships with Sahaay has nothing there, so that the map service is asked where there is one.
  places: {
    name: 'a search for hospitals',
    path: '/api/v1/nearby/search',
    body: { location: '23.9,80.4', filter: 'hospital' },
  },
  address: {
    name: 'a search for an address',
    path: '/api/v1/nearby/geocode',
    body: { address: 'Connaught Place, New Delhi' },
  },
  mail: { name: 'a mail with a link', path: '/api/v1/auth/forgot-password', body: { email: 'nobody@example.org' } },
  posts: { name: 'the forum', path: '/api/v1/community/posts' },
} as const;
export type Call = keyof typeof CALLS;

/** What the answers to one call were. */
export interface Got {
  /** How many answers had this status. `none` is a call that was cut off or not answered in time. */
  readonly statuses: Map<number | 'none', number>;
  /** The milliseconds of the answer that took longest. */
  longest: number;
}

const EMAIL = 'reader@example.org';
/** An answer must come within this, in milliseconds. A person has gone by then. */
const PATIENCE = 15_000;
/** The milliseconds between an answer and the next question. */
const PAUSE = 50;

/** Somebody who is signed in and asks for everything, one call of each kind at a time. */
export class People {
  private constructor(
    private readonly url: string,
    private cookie: string,
  ) {}

  static async signUp(url: string): Promise<People> {
    return new People(url, await enter(url, 'signup', EMAIL));
  }

  /** Asks until `work` has ended. */
  async during(work: () => Promise<unknown>): Promise<Record<Call, Got>> {
    let isAsking = true;
    const asking = Object.keys(CALLS).map(async (call) => {
      const got: Got = { statuses: new Map(), longest: 0 };
      while (isAsking) {
        const began = performance.now();
        const status = await this.ask(call as Call);
        got.longest = Math.max(got.longest, performance.now() - began);
        got.statuses.set(status, (got.statuses.get(status) ?? 0) + 1);
        await wait(PAUSE);
      }
      return [call, got] as const;
    });
    try {
      await work();
    } finally {
      isAsking = false;
    }
    return Object.fromEntries(await Promise.all(asking)) as Record<Call, Got>;
  }

  /** Waits until every call succeeds. Somebody who was signed out signs in again. */
  async getEverythingBy(deadline: number): Promise<void> {
    for (;;) {
      if ((await this.ask('posts')) === 401) this.cookie = await enter(this.url, 'signin', EMAIL).catch(() => '');
      const calls = Object.keys(CALLS) as Call[];
      const statuses = await Promise.all(calls.map((call) => this.ask(call)));
      const refused = calls.flatMap((call, n) => (statuses[n] === 200 ? [] : [`${CALLS[call].name} (${statuses[n]})`]));
      if (refused.length === 0) return;
      if (Date.now() > deadline) throw new Error(`The product did not recover: ${refused.join(', ')}`);
      await wait(PAUSE);
    }
  }

  private async ask(call: Call): Promise<number | 'none'> {
    const { path, body } = { body: undefined, ...CALLS[call] };
    try {
      const answer = await fetch(`${this.url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', cookie: this.cookie },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 'none';
    }
  }
}
