import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorAnswer } from './error-answer.dto.js';
import { transportFailure } from './error-shape.js';

/** The status and its name, by the code of the parser's error. An error with any other code is answered with 400. */
const STATUS_LINES: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/**
 * Answers bytes that Node cannot read as HTTP, and which therefore never become a request. The answer has the shape of
 * all errors.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy();
    const [status, name] = STATUS_LINES[error.code ?? ''] ?? [400, 'Bad Request'];
    const answer: ErrorAnswer = { error: { ...transportFailure(status), requestId: randomUUID() } };
    const body = JSON.stringify(answer);
    const headers = [
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.end([`HTTP/1.1 ${status} ${name}`, ...headers, '', body].join('\r\n'));
  });
}
