import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RequestHandler } from 'express';

const ADDRESS = '{{public-url}}';
const PAGES: ReadonlySet<string> = new Set(['/', '/index.html']);

/**
 * Answers with the shell's index.html, in which the address of this deployment stands: who shows a preview of a link takes
 * the picture from a full address alone. It is filled in and compressed once.
 */
export function pageWithAddress(shell: string, publicUrl: string): RequestHandler {
  const file = join(shell, 'index.html');
  if (!existsSync(file)) return (_request, _response, next) => next();
  const plain = Buffer.from(readFileSync(file, 'utf8').replaceAll(ADDRESS, publicUrl));
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 16);
  const packed = [
    { encoding: 'br', content: brotliCompressSync(plain) },
    { encoding: 'gzip', content: gzipSync(plain, { level: 9 }) },
  ];
  return (request, response, next) => {
    const { method, path } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !PAGES.has(path)) return next();
    const taken = packed.find(({ encoding }) => request.acceptsEncodings(encoding));
    response.setHeader('Cache-Control', 'no-cache').vary('Accept-Encoding').type('html');
    response.setHeader('ETag', `"${digest}-${taken?.encoding ?? 'plain'}"`);
    if (taken) response.setHeader('Content-Encoding', taken.encoding);
    response.send(taken?.content ?? plain);
  };
}
