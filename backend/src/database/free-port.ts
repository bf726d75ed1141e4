import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Finds a port of loopback on which no program listens, `wanted` if possible. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(wanted, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    return port;
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort();
  }
}
