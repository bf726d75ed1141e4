import { setTimeout as wait } from 'node:timers/promises';
import { enter } from '../../../bench/accounts.js';

/** What a toggled like answered, or a reader saw. */
interface LikesAnswer {
  readonly likes: number;
  readonly liked: boolean;
}

/** A person who likes one post again and again, and sends posts with a key until each is acknowledged. */
export class ForumClient {
  /** The texts that were answered with 201. */
  readonly acknowledged: string[] = [];
  readonly toggles: LikesAnswer[] = [];
  /** Whether the last toggle that was answered left a like; undefined while nobody can know. */
  liked: boolean | undefined = false;
  /** How many toggles were begun. */
  begun = 0;
  /** How often a call was not answered, or with a failure. */
  failures = 0;

  private constructor(
    private readonly number: number,
    private readonly cookie: string,
    /** The address of one of the replicas that run at this moment. */
    private readonly anywhere: () => string,
  ) {}

  static async signUp(number: number, anywhere: () => string): Promise<ForumClient> {
    return new ForumClient(number, await enter(anywhere(), 'signup', `client${number}@example.org`), anywhere);
  }

  /** Toggles the like once. A call without an answer leaves open what happened until somebody looks. */
  async toggle(postId: string): Promise<void> {
    this.begun += 1;
    this.liked = undefined;
    const answer = await this.call('POST', `/posts/${postId}/like`);
    if (answer?.status !== 200) return;
    const toggled = (await answer.json()) as LikesAnswer;
    this.toggles.push(toggled);
    this.liked = toggled.liked;
  }

  /** Sends one post until it is acknowledged, each time under the same key. */
  async send(count: number, until: () => boolean): Promise<void> {
    const content = `client ${this.number}, post ${count}`;
    const key = crypto.randomUUID();
    while (until()) {
      const answer = await this.call('POST', '/posts', { content }, key);
      if (answer?.status === 201) return void this.acknowledged.push(content);
      await wait(50);
    }
  }

  /** The post as this person is shown it, or undefined when nobody answered. */
  async look(postId: string): Promise<LikesAnswer | undefined> {
    const answer = await this.call('GET', `/live/posts?ids=${postId}`);
    return answer?.status === 200 ? ((await answer.json()) as LikesAnswer[])[0] : undefined;
  }

  async write(content: string): Promise<string> {
    const answer = await this.call('POST', '/posts', { content });
    return ((await answer!.json()) as { id: string }).id;
  }

  private async call(method: string, path: string, body?: object, key?: string): Promise<Response | undefined> {
    const answer = await fetch(`${this.anywhere()}/api/v1/community${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
    if (!answer?.ok) this.failures += 1;
    return answer;
  }
}

/**
 * Whether the answers can be those of toggles that came one after the other, each counted exactly: as often as a like made
 * the count n, one that was taken back made it n - 1 again, save where the last count stays.
 * @returns the counts at which they cannot
 */
export function impossibleCounts(clients: readonly ForumClient[], last: number): number[] {
  const steps = new Map<number, number>();
  for (const { likes, liked } of clients.flatMap(({ toggles }) => toggles)) {
    const level = liked ? likes : likes + 1;
    steps.set(level, (steps.get(level) ?? 0) + (liked ? 1 : -1));
  }
  const levels = new Set([...steps.keys(), ...Array.from({ length: last }, (_, n) => n + 1)]);
  return [...levels].filter((level) => (steps.get(level) ?? 0) !== (level <= last ? 1 : 0));
}
