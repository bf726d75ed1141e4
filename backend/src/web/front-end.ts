import express, { Router, type ErrorRequestHandler, type Express } from 'express';
import type { Config } from '../config.js';
import { guardPages } from './content-security-policy.js';
import { files, shellFiles } from './files.js';

/** The state of a front end that is served on its own. */
export interface Serving {
  /** Set once the process is told to stop, so that load balancers send nobody any more. */
  stopping: boolean;
}

/**
 * Serves one built front end and nothing else, with the headers that it has when the API serves it. The shell answers at
 * `/`; a remote answers at `/remotes/<name>/`, and at `/` for an origin of its own. Pages of `PUBLIC_URL` may then load it.
 *
 * @param name `shell`, or the name of a remote
 * @param folder the built files
 */
export function frontEnd(config: Config, name: string, folder: string, serving: Serving): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.get('/health/live', (_request, response) => void response.type('text').send('ok'));
  app.get('/health/ready', (_request, response) => {
    response
      .status(serving.stopping ? 503 : 200)
      .type('text')
      .send(serving.stopping ? 'stopping' : 'ok');
  });
  app.use((_request, response, next) => {
    // A proxy that keeps its connections then sends the next request to another instance.
    if (serving.stopping) response.setHeader('Connection', 'close');
    next();
  });
  // Handlers of the shell leave a request to others by leaving their router.
  const router = Router();
  if (name === 'shell') {
    app.use(guardPages(config));
    router.use(shellFiles(folder, config.publicUrl));
  } else {
    app.use(guardPages(config, 'cross-origin'));
    app.use((_request, response, next) => {
      response.setHeader('Access-Control-Allow-Origin', new URL(config.publicUrl).origin);
      next();
    });
    // Express takes the path / in a list for that one address.
    router.use(`/remotes/${name}`, files(folder));
    router.use(files(folder));
  }
  app.use(router);
  app.use((_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('There is nothing at this address.');
  });
  app.use(refuse);
  return app;
}

/** A request that cannot be met, such as a range beyond the file or an address that is no text. */
const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
  for (const header of ['Content-Encoding', 'Cache-Control', 'ETag']) response.removeHeader(header);
  response.status(status).set('Cache-Control', 'no-store').type('text').send('This request cannot be answered.');
};
