import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutsideService, type Bounds } from './outside-service.js';

const { jest } = import.meta;

/** Stands in for an answer with an error status. */
class Refused extends Error {
  constructor(
    readonly status: number,
    readonly rest?: number,
  ) {
    super(`HTTP ${status}`);
  }
}

const BOUNDS: Bounds = {
  deadline: 60_000,
  atOnce: 2,
  failures: 2,
  rest: 30_000,
  retries: 0,
  isPassing: (error) => error instanceof Refused && error.status === 503,
  isFailure: (error) => !(error instanceof Refused && error.status === 400),
  askedToRest: (error) => (error instanceof Refused ? error.rest : undefined),
};

let server: Server;
let asked: number;
let answer: RequestListener;
const status =
  (code: number): RequestListener =>
  (_, response) =>
    void response.writeHead(code).end('fine');

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
  answer = status(200);
});
afterEach(() => jest.useRealTimers());

const ask = async (signal: AbortSignal): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { signal });
  if (!response.ok)
    throw new Refused(
      response.status,
      response.headers.has('retry-after') ? Number(response.headers.get('retry-after')) * 1000 : undefined,
    );
  return response.text();
};
const service = (bounds: Partial<Bounds> = {}) => new OutsideService('the test server', { ...BOUNDS, ...bounds });

/** Moves the clock on and leaves the timers alone, since the connection needs them. */
function passTime(milliseconds: number): void {
  const now = Date.now();
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
  jest.setSystemTime(now + milliseconds);
}

describe('a call to an outside service', () => {
  it('gives what the service answers', async () => {
    const outside = service();
    await expect(outside.call(ask)).resolves.toBe('fine');
    expect({ state: outside.state, running: outside.running }).toEqual({ state: 'closed', running: 0 });
  });

  // ASVS 13.2.6
  it('ends at its deadline and hangs up', async () => {
    const hungUp = new Promise((resolve) => {
      answer = (request) => request.once('close', resolve);
    });
    await expect(service({ deadline: 100 }).call(ask)).rejects.toMatchObject({ hindrance: 'timeout' });
    await hungUp;
  });

  it('ends at its deadline even when the work ignores that, and frees its place', async () => {
    const outside = service({ deadline: 50, atOnce: 1 });
    await expect(outside.call(() => new Promise(() => undefined))).rejects.toMatchObject({ hindrance: 'timeout' });
    await expect(outside.call(ask)).resolves.toBe('fine');
  });

  it('is repeated only after what passes', async () => {
    answer = (request, response) => status(asked === 1 ? 503 : 200)(request, response);
    await expect(service({ retries: 1 }).call(ask)).resolves.toBe('fine');
    asked = 0;
    await expect(service().call(ask)).rejects.toMatchObject({ status: 503 });
    answer = status(500);
    await expect(service({ retries: 1 }).call(ask)).rejects.toMatchObject({ status: 500 });
    expect(asked).toBe(2);
  });

  it('is not repeated past its deadline', async () => {
    answer = status(503);
    const outside = service({ deadline: 200, retries: 1000, failures: 10_000 });
    await expect(outside.call(ask)).rejects.toMatchObject({ hindrance: 'timeout' });
    expect(outside.running).toBe(0);
  });

  it('is refused at once when too many run', async () => {
    const waiting: (() => void)[] = [];
    answer = (_, response) => void waiting.push(() => response.end('late'));
    const outside = service();
    const running = [outside.call(ask), outside.call(ask)];
    expect(outside.running).toBe(2);
    await expect(outside.call(ask)).rejects.toMatchObject({ hindrance: 'busy' });
    while (waiting.length < 2) await once(server, 'request');
    for (const finish of waiting) finish();
    await expect(Promise.all(running)).resolves.toEqual(['late', 'late']);
  });
});

describe('the circuit of an outside service', () => {
  const failed = async (bounds: Partial<Bounds> = {}) => {
    answer = status(500);
    const outside = service(bounds);
    await expect(outside.call(ask)).rejects.toMatchObject({ status: 500 });
    await expect(outside.call(ask)).rejects.toMatchObject({ status: 500 });
    return outside;
  };

  it('opens after failures in a row, and then nothing is asked', async () => {
    const outside = await failed();
    expect(outside.state).toBe('open');
    await expect(outside.call(ask)).rejects.toMatchObject({ hindrance: 'circuit_open' });
    expect(asked).toBe(2);
  });

  it('counts time-outs as failures', async () => {
    answer = () => undefined;
    const outside = service({ deadline: 50, failures: 1 });
    await expect(outside.call(ask)).rejects.toMatchObject({ hindrance: 'timeout' });
    await expect(outside.call(ask)).rejects.toMatchObject({ hindrance: 'circuit_open' });
  });

  it('stays closed when only the question was wrong', async () => {
    answer = status(400);
    const outside = service({ failures: 1 });
    await expect(outside.call(ask)).rejects.toMatchObject({ status: 400 });
    expect(outside.state).toBe('closed');
  });

  it('lets one call try after a rest; others do not wait for it; success closes it', async () => {
    const outside = await failed();
    passTime(BOUNDS.rest);
    let finish = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      answer = (_, response) => {
        finish = () => response.end('back');
        resolve();
      };
    });
    const trial = outside.call(ask);
    await arrived;
    expect(outside.state).toBe('half_open');
    await expect(outside.call(ask)).rejects.toMatchObject({ hindrance: 'circuit_open' });
    finish();
    await expect(trial).resolves.toBe('back');
    expect(outside.state).toBe('closed');
  });

  it('opens again when that call fails', async () => {
    const outside = await failed();
    passTime(BOUNDS.rest);
    await expect(outside.call(ask)).rejects.toMatchObject({ status: 500 });
    expect(outside.state).toBe('open');
  });

  it('leaves a service alone for as long as it asked', async () => {
    answer = (_, response) => void response.writeHead(429, { 'retry-after': '60' }).end();
    const outside = service();
    await expect(outside.call(ask)).rejects.toMatchObject({ status: 429 });
    expect(outside.state).toBe('open');
    await expect(outside.call(ask)).rejects.toMatchObject({ hindrance: 'circuit_open' });
    passTime(60_000);
    answer = status(200);
    await expect(outside.call(ask)).resolves.toBe('fine');
    expect(asked).toBe(2);
  });
});
