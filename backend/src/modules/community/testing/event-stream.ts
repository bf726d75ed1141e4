import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import type { TestApp } from '../../../testing/test-app.js';
import { until } from '../../../testing/until.js';

export interface StreamEvent {
  readonly event: string;
  readonly id: string;
  readonly data: {
    posts: number;
    replies: string[];
    likes: { id: string; likes: number; liked?: boolean }[];
    spread: number;
  } | null;
}

/** A page that follows the news, as a browser would. */
export class FollowedStream {
  readonly events: StreamEvent[] = [];
  isOver = false;
  private unread = '';

  private constructor(private readonly answer: IncomingMessage) {
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => this.read(text));
    answer.on('close', () => void (this.isOver = true)).on('error', () => void (this.isOver = true));
  }

  /** @param cookie of the session, `undefined` for nobody */
  static async open(app: TestApp, cookie: string | undefined, lastId?: string): Promise<FollowedStream> {
    const headers = { ...(cookie && { cookie }), ...(lastId && { 'last-event-id': lastId }) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${app.url}/api/v1/community/live`, { headers, agent: false }, resolve).on('error', reject);
    });
    return new FollowedStream(answer);
  }

  get status(): number | undefined {
    return this.answer.statusCode;
  }

  get headers(): IncomingMessage['headers'] {
    return this.answer.headers;
  }

  get lastId(): string | undefined {
    return this.events.at(-1)?.id;
  }

  /** What the events `news` told in all. */
  get news() {
    const news = this.events.filter(({ event }) => event === 'news').map(({ data }) => data!);
    return {
      posts: news.reduce((sum, { posts }) => sum + posts, 0),
      replies: news.flatMap(({ replies }) => replies),
      likes: Object.fromEntries(news.flatMap(({ likes }) => likes).map(({ id, likes }) => [id, likes])),
    };
  }

  /** What the events `news` told last of the likes of the person whose page this is. */
  get own(): Record<string, boolean> {
    const likes = this.events.filter(({ event }) => event === 'news').flatMap(({ data }) => data!.likes);
    return Object.fromEntries(likes.flatMap(({ id, liked }) => (liked === undefined ? [] : [[id, liked]])));
  }

  count(event: string): number {
    return this.events.filter((one) => one.event === event).length;
  }

  async gets(event: string, times = 1): Promise<void> {
    await until(async () => this.count(event) >= times, `the stream tells "${event}" ${times} times`);
  }

  close(): void {
    this.answer.destroy();
  }

  private read(text: string): void {
    const parts = (this.unread + text).split('\n\n');
    this.unread = parts.pop()!;
    for (const part of parts) {
      const fields = Object.fromEntries(part.split('\n').map((line) => /^(\w+): (.*)$/s.exec(line)!.slice(1)));
      this.events.push({ event: fields.event, id: fields.id, data: JSON.parse(fields.data) });
    }
  }
}
