import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import express from 'express';
import { encode, LiveStream } from './live-stream.js';

const EVENT = encode('news', 'a.1', { text: 'x'.repeat(1000) });

let server: Server;
let streams: LiveStream[];
/** What fails here would end the product. */
let failures: unknown[];
beforeEach(async () => {
  [streams, failures] = [[], []];
  const app = express().get('/', (_request, response) => {
    const stream = new LiveStream(response, 'id', 'account', 'session', Infinity);
    response.on('error', (error) => failures.push(error));
    streams.push(stream);
    stream.begin();
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A reader who asks for the stream and takes nothing in. */
async function sleepyReader(): Promise<{ socket: Socket; stream: LiveStream }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  while (streams.length === 0) await new Promise((resolve) => setImmediate(resolve));
  return { socket, stream: streams[0]! };
}

/** Writes so much that the buffers of the system are full, and something waits in this process. */
async function fill(stream: LiveStream): Promise<void> {
  for (let event = 0; event < 10_000; event += 1) {
    stream.write(EVENT);
    if (event % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the stream of a reader who takes nothing in', () => {
  it('is cut off', async () => {
    const { socket, stream } = await sleepyReader();
    const closed = new Promise<void>((resolve) => stream.onClose(resolve));
    await fill(stream);
    await closed;
    socket.destroy();
  });

  it('may be written to after its end, and is cut off then', async () => {
    const { socket, stream } = await sleepyReader();
    const closed = new Promise<void>((resolve) => stream.onClose(resolve));
    stream.write(EVENT);
    stream.end();
    stream.write(EVENT);
    await closed;
    expect(failures).toEqual([]);
    socket.destroy();
  });
});
