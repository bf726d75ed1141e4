import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How a stranger behaves: it hangs up, says nothing, says what nobody understands, or does not stop talking. */
export type Manner = 'hangs up' | 'says nothing' | 'talks nonsense' | 'never stops talking';

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
const NONSENSE = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"no": [}';
const BLOCK = `10000\r\n${' '.repeat(0x1_0000)}\r\n`;

/**
 * A server in the place of a language model, of OpenStreetMap or of a mail server, that is no help. To a mail program
 * each of its answers is nonsense.
 */
export class Stranger {
  manner: Manner = 'hangs up';
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      if (this.manner === 'hangs up') socket.destroy();
      socket.once('data', () => this.answer(socket));
    });
  }

  static async start(): Promise<Stranger> {
    const server = createServer();
    const stranger = new Stranger(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return stranger;
  }

  /** The settings with which the product asks this server whenever it asks others. */
  get settings(): Record<string, string> {
    const host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: `http://${host}/v1`,
      LLM_MODEL: 'a-model',
      PLACES_PROVIDER: 'osm',
      OVERPASS_URL: `http://${host}`,
      NOMINATIM_URL: `http://${host}`,
      SMTP_URL: `smtp://${host}`,
      MAIL_FROM: 'Sahaay <help@sahaay.example>',
    };
  }

  private answer(socket: Socket): void {
    if (this.manner === 'talks nonsense') socket.write(NONSENSE);
    if (this.manner === 'never stops talking') {
      socket.write(HEAD);
      const talk = () => {
        while (!socket.destroyed && socket.write(BLOCK));
      };
      socket.on('drain', talk);
      talk();
    }
  }

  async stop(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
