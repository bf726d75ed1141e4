import { createApiClient, type ApiClient, type Schema } from '@sahaay/contracts';

const author = 'Asha Kulkarni';

const written: [username: string, content: string, likes: number, liked: boolean][] = [
  [
    'Farida Sheikh',
    'My mother was found to have high sugar last week. The health worker gave us a food chart. It has already helped.',
    18,
    true,
  ],
  ['Anonymous', 'First time giving blood tomorrow. What should I eat before it?', 6, false],
  [
    'Gurpreet Singh',
    'Thank you to whoever wrote about ORS here.\nThe recipe is on https://www.who.int (look for "oral rehydration").',
    41,
    false,
  ],
  ['Meenakshi Iyer', 'A walk after dinner helps me sleep.', 0, false],
];

const posts: Schema<'Post'>[] = written.map(([username, content, likes, liked], index) => ({
  id: `post-${index}`,
  username,
  content,
  likes,
  liked,
  createdAt: new Date(Date.UTC(2026, 10, 20 - index, 9, 14)).toISOString(),
  mine: username === 'Anonymous',
  replies: index === 1 ? 1 : 0,
  hidden: null,
}));

const replies: Schema<'Reply'>[] = [
  {
    id: 'reply-0',
    postId: 'post-1',
    username: 'Ravi Deshmukh',
    content: 'Drink two glasses of water and eat something light.',
    createdAt: '2026-11-19T10:02:00.000Z',
    likes: 2,
    liked: false,
    mine: false,
    hidden: null,
  },
];

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

function remove(from: { id: string }[], pathname: string): void {
  const index = from.findIndex((candidate) => pathname.endsWith(candidate.id));
  if (index >= 0) from.splice(index, 1);
}

/** Reads and writes the replies to one post. */
function answerReplies(request: Request, body: string, postId: string): Response {
  if (request.method === 'GET') return json(replies.filter((reply) => reply.postId === postId));
  const { content, anonymous } = JSON.parse(body) as Schema<'NewReply'>;
  const created = { id: crypto.randomUUID(), postId, username: anonymous ? 'Anonymous' : author, content };
  replies.push({ ...created, createdAt: new Date().toISOString(), likes: 0, liked: false, mine: true, hidden: null });
  return json(replies.at(-1), { status: 201 });
}

/** Stands in for the server's news: every ten seconds somebody writes, and somebody likes the newest post. */
function liveNews(signal: AbortSignal): Response {
  let count = 0;
  const events = new ReadableStream<Uint8Array>({
    start(stream) {
      const tell = (event: string, data: unknown) =>
        stream.enqueue(new TextEncoder().encode(`event: ${event}\nid: ${count}\ndata: ${JSON.stringify(data)}\n\n`));
      tell('beat', null);
      const timer = setInterval(() => {
        count += 1;
        const liked = posts[0]!;
        liked.likes += 1;
        const content = `This came ${count * 10} seconds later.`;
        posts.unshift({ ...liked, id: crypto.randomUUID(), content, likes: 0, createdAt: new Date().toISOString() });
        tell('news', { posts: 1, replies: [], likes: [{ id: liked.id, likes: liked.likes }], spread: 0 });
      }, 10_000);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
  });
  return new Response(events, { headers: { 'Content-Type': 'text/event-stream' } });
}

function answer(request: Request, body: string): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/community/live')) return liveNews(request.signal);
  if (pathname.endsWith('/live/posts')) return json(posts.filter(({ id }) => searchParams.get('ids')?.includes(id)));
  const repliesOf = /posts\/([^/]+)\/replies$/.exec(pathname)?.[1];
  if (repliesOf) return answerReplies(request, body, repliesOf);
  const id = /(?:posts|replies)\/([^/]+)\/like$/.exec(pathname)?.[1];
  if (request.method === 'DELETE') {
    remove(posts, pathname);
    remove(replies, pathname);
    return json({ data: { done: true } } satisfies Schema<'DoneAnswer'>);
  }
  if (pathname.endsWith('/report')) return json({ data: { done: true } } satisfies Schema<'DoneAnswer'>);
  const post = [...posts, ...replies].find((candidate) => candidate.id === id);
  if (post) {
    post.likes += post.liked ? -1 : 1;
    post.liked = !post.liked;
    return json({ likes: post.likes, liked: post.liked });
  }
  if (request.method === 'POST') {
    const { content, anonymous } = JSON.parse(body) as Schema<'NewPost'>;
    const created = {
      id: crypto.randomUUID(),
      username: anonymous ? 'Anonymous' : author,
      content,
      likes: 0,
      liked: false,
      mine: true,
      replies: 0,
      hidden: null,
    };
    posts.unshift({ ...created, createdAt: new Date().toISOString() });
    return json(posts[0], { status: 201 });
  }
  const start = Number(searchParams.get('cursor') ?? 0);
  const more = start + 3 < posts.length;
  const headers = more ? { Link: `</api/v1/community/posts?cursor=${start + 3}>; rel="next"` } : undefined;
  return json(posts.slice(start, start + 3), { headers });
}

/** The community's part of the API, kept in memory: the remote can be worked on without the backend. */
export function createFakeApi(): ApiClient {
  const api = createApiClient(location.origin);
  api.use({
    async onRequest({ request }) {
      const body = await request.clone().text();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return answer(request, body);
    },
  });
  return api;
}
