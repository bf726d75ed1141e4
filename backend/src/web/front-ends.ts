import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isPage, paths } from '@sahaay/contracts/paths';
import express, { Router, type RequestHandler, type Response } from 'express';
import { WORKSPACE_ROOT, type Config } from '../config.js';
import { modelProvider } from '../modules/language-model/public.js';
import { precompressed } from './precompressed.js';

/** Where the built front ends lie, by the path they are served at. */
export interface FrontEnds {
  readonly shell: string;
  readonly remotes: Readonly<Record<string, string>>;
}

/** The build that `dist` points to now: one made later takes effect with the next start, so that the pages always suit this API. */
const built = (workspace: string): string => {
  const dist = join(WORKSPACE_ROOT, workspace, 'dist');
  return existsSync(dist) ? realpathSync(dist) : dist;
};

export const BUILT_FRONT_ENDS: FrontEnds = {
  shell: built('frontend-shell'),
  remotes: { diagnostics: built('frontend-diagnostics'), community: built('frontend-community') },
};

/** Beside each build: the hashed files of those before it, for pages that were opened on them. */
const OLDER_FILES = '../kept';

/** Files named by their content, as Vite writes them: `assets/name-Ab3_x9Qz.js`. They never change. */
const HASHED = /[/\\]assets[/\\][^/\\]*-[\w-]{8}\.\w+(\.\w+)?$/;

/**
 * Serves the shell at `/`, each remote at `/remotes/<name>/`, and what they read at run time: `/remotes.json` (which
 * remotes there are and where) and `/config.json` (links of this deployment, its map, whether it knows Google, and
 * who runs its language model).
 */
export function serveFrontEnds(config: Config, frontEnds: FrontEnds): RequestHandler {
  const router = Router();
  router.use('/api', (_request, _response, next) => next('router'));
  router.get('/remotes.json', (_request, response) => void fresh(response).json({ remotes: config.remotes }));
  router.get('/config.json', (_request, response) => {
    const { demoVideoUrl, sourceCodeUrl, google, llm, mapTiles } = config;
    // Without Google the shell disables the button and says why; people are told who reads their words before they send them.
    fresh(response).json({
      demoVideoUrl,
      sourceCodeUrl,
      googleSignIn: google !== null,
      languageModel: llm && { provider: modelProvider(llm) },
      mapTiles,
    });
  });
  for (const [name, folder] of Object.entries(frontEnds.remotes)) router.use(`/remotes/${name}`, files(folder));
  router.use(files(frontEnds.shell), pages, files(frontEnds.shell));
  return router;
}

/** Which front ends have not been built. */
export function missingFrontEnds({ shell, remotes }: FrontEnds): string[] {
  return Object.entries({ shell, ...remotes })
    .filter(([, folder]) => !existsSync(folder))
    .map(([name]) => name);
}

function files(folder: string): RequestHandler[] {
  const setHeaders = (response: Response, path: string) => {
    response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
  return [
    precompressed(folder),
    express.static(folder, { index: 'index.html', redirect: false, setHeaders }),
    express.static(join(folder, OLDER_FILES), { index: false, redirect: false, setHeaders }),
  ];
}

/**
 * Every address that is no file is answered with the shell, so that deep links and reloads work, whatever the asker says it accepts:
 * previews and monitors say nothing. Where the app has no page, its "not found" comes with the status that says so.
 */
const pages: RequestHandler = (request, response, next) => {
  const { method, path } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isFile(path)) return next('router');
  if (!isPage(path)) response.status(404);
  // A reset mail links here: what the page loads must not tell, as its referrer, the secret of the link.
  if (path === paths.resetPassword) response.setHeader('Referrer-Policy', 'no-referrer');
  request.url = '/index.html';
  next();
};

function isFile(path: string): boolean {
  return path.startsWith('/remotes/') || path.slice(path.lastIndexOf('/')).includes('.');
}

function fresh(response: Response): Response {
  return response.setHeader('Cache-Control', 'no-cache');
}
