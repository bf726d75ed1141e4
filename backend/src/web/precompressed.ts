import { existsSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { RequestHandler } from 'express';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Answers with `file.br` or `file.gz` when the build left one beside `file` and the client takes it. */
export function precompressed(folder: string): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const path = request.path === '/' ? '/index.html' : request.path;
    const file = fileIn(folder, path);
    if (!file || !extname(file)) return next();
    const [encoding, ending] =
      ENCODINGS.find(([name, ending]) => request.acceptsEncodings(name) && existsSync(file + ending)) ?? [];
    if (!encoding) return next();
    request.url = path + ending;
    response.setHeader('Content-Encoding', encoding);
    response.vary('Accept-Encoding');
    response.type(extname(file));
    next();
  };
}

function fileIn(folder: string, path: string): string | undefined {
  try {
    const file = normalize(join(folder, decodeURIComponent(path)));
    return file.startsWith(folder + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}
