import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { scopedName } from './scoped-name.ts';

const PLACE = '<!--landing-->';

/** Renders the landing page into index.html, so that its first paint needs no script. */
export function prerenderLanding(): Plugin {
  return {
    name: 'sahaay:prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        const server = await createServer({
          configFile: false,
          logLevel: 'error',
          appType: 'custom',
          server: { middlewareMode: true, ws: false },
          optimizeDeps: { noDiscovery: true },
          css: { modules: { generateScopedName: scopedName } },
          plugins: [react()],
        });
        try {
          const { renderLanding } = (await server.ssrLoadModule(
            '/src/prerender.tsx',
          )) as typeof import('../src/prerender.tsx');
          return html.replace(PLACE, renderLanding());
        } finally {
          await server.close();
        }
      },
    },
  };
}
