import { request, type IncomingMessage, type ServerResponse } from 'node:http';

/**
 * Passes a call on to the server at `product`, as a proxy does.
 * @param change makes another content of what the server answers
 */
export function passOn(
  product: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  change?: (text: string) => string,
): void {
  const headers = change ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
  const onwards = request(new URL(asked.url ?? '/', product), { method: asked.method, headers }, (from) => {
    if (!change) {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    from.on('data', (part: Buffer) => parts.push(part));
    from.on('end', () => {
      const { 'content-length': _ofTheOther, etag: _too, 'last-modified': _andThis, ...rest } = from.headers;
      answer.writeHead(from.statusCode ?? 502, rest).end(change(Buffer.concat(parts).toString()));
    });
  });
  onwards.on('error', () => answer.destroy());
  asked.pipe(onwards);
}
