import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '@sahaay/contracts/contract-version';
import { hashOf } from '../web/published-remote.js';

const CODE = 'export const app = 1;';

/** An origin of its own, at which versions of a remote are deployed side by side. */
export class TestOrigin {
  /** The files by their path. */
  readonly files = new Map<string, string>();
  /** Whether it answers nothing but 503. */
  isAway = false;
  private readonly server: Server;

  constructor() {
    this.server = createServer(({ url = '' }, response) => {
      const content = this.files.get(url);
      response.writeHead(this.isAway ? 503 : content === undefined ? 404 : 200).end(content);
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, 'localhost', resolve));
  }

  stop(): void {
    this.server.close();
  }

  /** The address of the manifest of a version. */
  at(version: string): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}/${version}/mf-manifest.json`;
  }

  /**
   * Puts the files of a version there.
   *
   * @param more what its manifest says besides
   * @returns the hash of its manifest
   */
  publish(version: string, more: object = {}): string {
    const list = { sync: ['assets/app-Ab3_x9Qz.js'], async: [] };
    const manifest = JSON.stringify({
      metaData: { publicPath: 'auto', remoteEntry: { path: '', name: 'assets/remoteEntry-Ab3_x9Qz.js' } },
      exposes: [{ assets: { js: list, css: { sync: [], async: [] } } }],
      contractVersion: CONTRACT_VERSION,
      integrity: { 'assets/app-Ab3_x9Qz.js': hashOf(Buffer.from(CODE)) },
      version,
      ...more,
    });
    this.files.set(`/${version}/mf-manifest.json`, manifest);
    for (const name of ['app', 'remoteEntry']) this.files.set(`/${version}/assets/${name}-Ab3_x9Qz.js`, CODE);
    return hashOf(Buffer.from(manifest));
  }
}
