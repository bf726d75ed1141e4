import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { keepUp } from './keep-up.js';

/** The address of a server that does not run. */
async function nobody(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return `postgres://sahaay@127.0.0.1:${port}/postgres`;
}

it('tells that the disk of a lost server is full, also while the server neither comes nor complains', async () => {
  const told: string[] = [];
  const leaving = new AbortController();
  const news = {
    lost: () => void told.push('lost'),
    lacksRoom: () => void told.push('lacks room'),
    failed: () => void told.push('failed'),
    back: () => void told.push('back'),
  };
  const url = await nobody();
  const restore = async () => {
    leaving.abort();
    return url;
  };
  await keepUp(url, { restore, lacksRoom: () => true }, news, leaving.signal);
  expect(told).toEqual(['lost', 'lacks room']);
});
