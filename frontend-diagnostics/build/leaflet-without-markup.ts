import type { Plugin } from 'vite';

const MARKUP = /^(\s*[\w.]+)\.innerHTML = (.+);$/gm;
/** How often Leaflet makes elements from a text. */
const TIMES = 10;

/**
 * Leaflet makes elements from texts with `innerHTML`, which Trusted Types refuse. Here such a text stays a text, and
 * whoever wants an element in its place gives one.
 */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'sahaay:leaflet-without-markup',
    transform(code, id) {
      if (!/\/leaflet\/dist\/leaflet-src(\.esm)?\.js/.test(id)) return undefined;
      const times = code.match(MARKUP)?.length;
      if (times !== TIMES) this.error(`Leaflet makes elements from texts ${times} times, not ${TIMES}: look where.`);
      return { code: code.replace(MARKUP, '$1.replaceChildren($2);'), map: null };
    },
  };
}
