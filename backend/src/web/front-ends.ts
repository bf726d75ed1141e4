import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { isPage, paths } from '@sahaay/contracts/paths';
import express, { Router, type RequestHandler, type Response } from 'express';
import { WORKSPACE_ROOT, type Config } from '../config.js';
import { modelProvider } from '../modules/language-model/public.js';
import { precompressed } from './precompressed.js';

/** The folders of the built front ends, by the path under which they are served. */
export interface FrontEnds {
  readonly shell: string;
  readonly remotes: Readonly<Record<string, string>>;
}

/**
 * The build to which `dist` points now. A build that is made later takes effect with the next start, so that the pages
 * always suit this API.
 */
const built = (workspace: string): string => {
  const dist = join(WORKSPACE_ROOT, workspace, 'dist');
  return existsSync(dist) ? realpathSync(dist) : dist;
};

export const BUILT_FRONT_ENDS: FrontEnds = {
  shell: built('frontend-shell'),
  remotes: { diagnostics: built('frontend-diagnostics'), community: built('frontend-community') },
};

/** This folder beside each build holds the hashed files of earlier builds, for pages that were opened on them. */
const OLDER_FILES = '../kept';

/** Vite names these files by their content, `assets/name-Ab3_x9Qz.js`, so they never change. */
const HASHED = /[/\\]assets[/\\][^/\\]*-[\w-]{8}\.\w+(\.\w+)?$/;

/**
 * Serves the shell at `/`, each remote at `/remotes/<name>/`, and two files that they read at run time: `/remotes.json`
 * (the remotes and their addresses) and `/config.json` (the links and the map of this deployment, whether it knows
 * Google, and who runs its language model).
 */
export function serveFrontEnds(config: Config, frontEnds: FrontEnds): RequestHandler {
  const router = Router();
  router.use('/api', (_request, _response, next) => next('router'));
  router.get('/remotes.json', (_request, response) => void fresh(response).json({ remotes: config.remotes }));
  router.get('/config.json', (_request, response) => {
    const { demoVideoUrl, sourceCodeUrl, google, llm, mapTiles } = config;
    // Without Google the shell disables the button and says why. People are told who reads their words before they send
    // them.
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

/** The front ends that have not been built. */
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
 * The shell answers every address that is no file, so that deep links and reloads work. The Accept header makes no
 * difference, since previews and monitors send none. Where the app has no page, its "not found" comes with the status
 * 404.
 */
const pages: RequestHandler = (request, response, next) => {
  const { method, path } = request;
  if ((method !== 'GET' && method !== 'HEAD') || isFile(path)) return next('router');
  if (!isPage(path)) response.status(404);
  // A reset mail links to this page. The requests of the page must not name its address as their referrer, since the
  // secret of the link stands in it.
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
