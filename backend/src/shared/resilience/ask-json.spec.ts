import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askJson } from './ask-json.js';

describe('an answer of a server that we ask', () => {
  const servers: Server[] = [];
  const asked: string[] = [];
  /** @returns the address of a server that answers with this status and these headers */
  const serve = async (status: number, headers: Record<string, string>) => {
    const server = createServer((request, response) => {
      asked.push(request.url!);
      response.writeHead(status, headers).end('{"here":true}');
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterAll(() => servers.forEach((server) => server.close()));

  // ASVS 15.3.2
  it.each([301, 302, 303, 307, 308])('is taken from nowhere else, though it says %i', async (status) => {
    const elsewhere = await serve(200, {});
    const server = await serve(status, { location: `${elsewhere}/metadata` });
    await expect(askJson(`${server}/places`, {})).rejects.toThrow();
    expect(asked).not.toContain('/metadata');
    expect(await askJson(`${elsewhere}/places`, {})).toEqual({ here: true });
  });
});
