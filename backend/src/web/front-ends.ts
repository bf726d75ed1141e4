import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Router, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { WORKSPACE_ROOT, type Config } from '../config.js';
import { modelProvider } from '../modules/language-model/public.js';
import { files, shellFiles } from './files.js';
import { Remotes } from './remotes.js';
import { SECURITY_TXT, securityTxt } from './security-txt.js';

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

/**
 * Serves the shell at `/`, each remote at `/remotes/<name>/`, and two files that they read at run time: `/remotes.json`
 * (the remotes and their addresses) and `/config.json` (the links and the map of this deployment, who answers complaints, whether it knows
 * Google, and who runs its language model).
 */
export function serveFrontEnds(config: Config, frontEnds: FrontEnds, logger: Logger): RequestHandler {
  const router = Router();
  const remotes = new Remotes(config, logger);
  router.use('/api', (_request, _response, next) => next('router'));
  router.get('/remotes.json', async (request, response) => {
    response.vary('Cookie');
    const list = { remotes: await remotes.listFor(request, response) };
    // Open pages ask again every minute, and mostly learn that nothing has changed.
    response.setHeader(
      'ETag',
      `"${createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16)}"`,
    );
    fresh(response).json(list);
  });
  router.get('/config.json', (_request, response) => {
    const { demoVideoUrl, sourceCodeUrl, makers, complaints, google, llm, mapTiles } = config;
    // Without Google the shell disables the button and says why. People are told who reads their words before they send
    // them.
    fresh(response).json({
      demoVideoUrl,
      sourceCodeUrl,
      makers,
      complaints,
      googleSignIn: google !== null,
      languageModel: llm && { provider: modelProvider(llm) },
      mapTiles,
    });
  });
  router.get(SECURITY_TXT, securityTxt(config));
  for (const [name, folder] of Object.entries(frontEnds.remotes)) router.use(`/remotes/${name}`, files(folder));
  router.use(shellFiles(frontEnds.shell, config.publicUrl));
  return router;
}

/** The front ends that have not been built. */
export function missingFrontEnds({ shell, remotes }: FrontEnds): string[] {
  return Object.entries({ shell, ...remotes })
    .filter(([, folder]) => !existsSync(folder))
    .map(([name]) => name);
}

function fresh(response: Response): Response {
  return response.setHeader('Cache-Control', 'no-cache');
}
