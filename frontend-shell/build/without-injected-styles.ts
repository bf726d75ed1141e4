import type { Plugin } from 'vite';

/**
 * Sonner puts a `<style>` into the page when it loads, which the content security policy refuses and reports.
 * We import its stylesheet instead.
 */
export function withoutInjectedStyles(): Plugin {
  return {
    name: 'sahaay:without-injected-styles',
    apply: 'build',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return undefined;
      const changed = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (changed === code) this.error('Sonner injects its styles in another way now: adapt this plugin.');
      return { code: changed, map: null };
    },
  };
}
