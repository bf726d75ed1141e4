import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { TestLlmServer } from '../../testing/test-llm-server.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Readiness } from '../health/readiness.js';
import type { BoundedAdapter } from './bounded-adapter.js';

const SHORT = 800;

/** A client that sends what the test gives it, and remembers what it receives. */
class Line {
  heard = '';
  readonly closed: Promise<unknown>;

  private constructor(readonly socket: Socket) {
    socket.setEncoding('utf8').on('error', () => undefined);
    socket.on('data', (chunk) => (this.heard += String(chunk)));
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async to(url: string, words = ''): Promise<Line> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(words);
    return new Line(socket);
  }
}

const serverOf = ({ app }: TestApp): Server => app.getHttpServer();
const adapterOf = (app: NestExpressApplication) => app.getHttpAdapter() as BoundedAdapter;

const HEAD =
  'POST /api/v1/auth/user/signin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
const LIVE = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n';

let app: TestApp;
afterEach(() => app.close());

describe('a request that does not arrive', () => {
  beforeEach(async () => {
    app = await startTestApp();
  });

  it('is waited for ten seconds for its head and twenty as a whole, and a connection between two requests for ten', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = serverOf(app);
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 10_000,
    });
  });

  it.each([
    ['nothing', ''],
    ['half a head', 'GET / HTTP/1.1\r\nHost:'],
    ['a head and no body', HEAD],
    ['a byte now and then', `${HEAD}{`],
  ])('is given up after %s', async (_, words) => {
    Object.assign(serverOf(app), { headersTimeout: SHORT, requestTimeout: SHORT });
    const line = await Line.to(app.url, words);
    const drip = setInterval(() => words.endsWith('{') && line.socket.writable && line.socket.write(' '), 100);
    await line.closed;
    clearInterval(drip);
    expect(line.heard).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":408/);
  });

  it('leaves nothing open of five hundred', async () => {
    Object.assign(serverOf(app), { headersTimeout: SHORT, requestTimeout: SHORT });
    const lines = await Promise.all(Array.from({ length: 500 }, () => Line.to(app.url, 'GET / HT')));
    await app.http().get('/api/health/live').expect(200);
    await Promise.all(lines.map(({ closed }) => closed));
  });
});

it('an answer that takes longer than a request may take to arrive is not cut off', async () => {
  const llm = await TestLlmServer.start();
  llm.reply = () => wait(3 * SHORT).then(() => ({}));
  app = await startTestApp({ env: llm.env('openai-compatible') });
  Object.assign(serverOf(app), { headersTimeout: SHORT, requestTimeout: SHORT, keepAliveTimeout: SHORT });
  const startedAt = Date.now();
  await app
    .http()
    .post('/api/v1/diagnostics/predict')
    .send({ symptomsText: 'runny nose, sneezing and cough for three days', age: 30 })
    .expect(200);
  await llm.stop();
  expect(llm.requests.length).toBeGreaterThan(0);
  expect(Date.now() - startedAt).toBeGreaterThan(2 * SHORT);
});

it('more connections than the bound are closed at once, and those within it are served', async () => {
  app = await startTestApp({ env: { MAX_CONNECTIONS: '10' } });
  const lines = await Promise.all(Array.from({ length: 10 }, () => Line.to(app.url)));
  const tooMany = await Line.to(app.url, LIVE);
  await tooMany.closed;
  expect(tooMany.heard).toBe('');
  lines[0]!.socket.write(LIVE);
  while (!lines[0]!.heard.includes('"ok"')) await once(lines[0]!.socket, 'data');
});

describe('a product that is told to stop', () => {
  it('says that it is not ready, serves on, and sends everybody away after their answer', async () => {
    app = await startTestApp();
    const live = async () => (await fetch(`${app.url}/api/health/live`)).headers.get('connection');
    expect(await live()).toBe('keep-alive');
    app.app.get(Readiness).stopping();
    adapterOf(app.app).sendAway();
    const { body } = await app.http().get('/api/health/ready').expect(503);
    expect(body.error).toMatchObject({ reason: 'not_ready', message: 'Not ready: Sahaay is being stopped.' });
    expect(await live()).toBe('close');
  });

  it('does not wait for connections that nobody uses, and does for a request', async () => {
    app = await startTestApp();
    const unused = await Line.to(app.url);
    const kept = await Line.to(app.url, LIVE);
    while (!kept.heard.includes('"ok"')) await once(kept.socket, 'data');
    const asking = await Line.to(app.url, HEAD);
    // Once a later request was answered, the head of the first one has arrived.
    await app.http().get('/api/health/live').expect(200);
    const finished = adapterOf(app.app).finish(60_000);
    await Promise.all([unused.closed, kept.closed]);
    asking.socket.write(
      JSON.stringify({ email: 'nobody@example.org', password: 'x'.repeat(100) })
        .slice(0, 99)
        .padEnd(100, ' '),
    );
    await finished;
    await asking.closed;
    expect(asking.heard).toMatch(/^HTTP\/1.1 400 [\s\S]*Connection: close/);
  });
});
