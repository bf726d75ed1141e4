import react from '@vitejs/plugin-react';
import { createServer, type Plugin } from 'vite';
import { scopedName } from './scoped-name.ts';

/** Renders into index.html what must show without any script: the landing page, and what is left when the app does not come. */
export function prerender(): Plugin {
  return {
    name: 'sahaay:prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
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
          const { renderFirstWords, renderLanding, renderLastResort, renderSplash } = (await server.ssrLoadModule(
            '/src/prerender.tsx',
          )) as typeof import('../src/prerender.tsx');
          const parts = [
            ['<!--landing-->', await renderLanding()],
            ['<!--splash-->', renderSplash()],
            ['<!--first-words-->', await renderFirstWords()],
            ['<!--last-resort-->', renderLastResort()],
          ] as const;
          return parts.reduce((filled, [place, content]) => fill(filled, place, content), html);
        } finally {
          await server.close();
        }
      },
    },
  };
}

function fill(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, content);
}
