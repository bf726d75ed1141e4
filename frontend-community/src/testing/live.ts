import type { Schema } from '@sahaay/contracts';
import { http, HttpResponse } from 'msw';
import { server } from './server.ts';

export const LIVE = '*/api/v1/community/live';
export const LIVE_POSTS = '*/api/v1/community/live/posts';

/** The streams that pages have opened, and what a test tells them as the server would. */
export class ServedNews {
  /** What each page named as the last event that it had. */
  readonly asked: (string | null)[] = [];
  private readonly open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  private count = 0;

  constructor() {
    server.use(
      http.get(LIVE, ({ request }) => {
        this.asked.push(request.headers.get('Last-Event-ID'));
        const stream = new ReadableStream<Uint8Array>({
          start: (controller) => {
            this.open.add(controller);
            request.signal.addEventListener('abort', () => this.open.delete(controller));
            this.write(controller, 'beat', null);
          },
        });
        return new HttpResponse(stream, { headers: { 'Content-Type': 'text/event-stream' } });
      }),
    );
  }

  get streams(): number {
    return this.open.size;
  }

  tell(news: Partial<Schema<'LiveNewsEvent'>>): void {
    for (const stream of this.open)
      this.write(stream, 'news', { posts: 0, replies: [], likes: [], spread: 0, ...news });
  }

  tellAnew(): void {
    for (const stream of this.open) this.write(stream, 'anew', { spread: 0 });
  }

  /** Ends every stream, as a server that stops. */
  end(): void {
    for (const stream of this.open) stream.close();
    this.open.clear();
  }

  private write(stream: ReadableStreamDefaultController<Uint8Array>, event: string, data: unknown): void {
    this.count += 1;
    stream.enqueue(new TextEncoder().encode(`event: ${event}\nid: e${this.count}\ndata: ${JSON.stringify(data)}\n\n`));
  }
}
