import { createServer, type ServerResponse } from 'node:http';

const NEWS = `event: news\nid: 1\ndata: ${JSON.stringify({ posts: 1, replies: [], likes: [], spread: 0 })}\n\n`;

/** The baseline: the least that Node needs to hold event streams. A POST tells all of them something. */
export function serveBareStreams(port: number): void {
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      for (const stream of streams) stream.write(NEWS);
      response.end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: beat\ndata: null\n\n');
    streams.add(response);
    response.once('close', () => streams.delete(response));
  });
  server.listen(port, '127.0.0.1', () => process.stdout.write('ready\n'));
}
