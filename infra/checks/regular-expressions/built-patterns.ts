import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Pattern, Place } from './patterns-in-source.ts';

/**
 * The patterns that are put together while these places are loaded. Only running tells what they become, so their files are imported
 * under a `RegExp` that writes down what it makes.
 *
 * @returns one entry for every pattern; a place that makes its patterns only later has none
 */
export async function patternsBuiltAt(root: string, places: readonly Place[]): Promise<Pattern[]> {
  const made: Pattern[] = [];
  const record = (pattern: RegExp): RegExp => {
    const place = callSite(root);
    if (place) made.push({ ...place, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  const plain = globalThis.RegExp;
  // Our imports say `.js` where the source is `.ts`.
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isSource =
        specifier.startsWith('.') && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/');
      return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
    },
  });
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, args, newTarget) => record(Reflect.construct(target, args, newTarget) as RegExp),
    apply: (target, self, args) => record(Reflect.apply(target, self, args)),
  });
  try {
    for (const file of new Set(places.map((place) => place.file)))
      await import(pathToFileURL(path.join(root, file)).href);
  } finally {
    globalThis.RegExp = plain;
    hooks.deregister();
  }
  return made.filter(({ file, line }) => places.some((place) => place.file === file && place.line === line));
}

/** Where our source asked for a pattern; undefined when a library did. */
function callSite(root: string): Place | undefined {
  const frames = (new Error().stack ?? '').split('\n').map((frame) => frame.slice(frame.indexOf('file://')));
  const frame = frames.find((one) => one.startsWith('file://') && !one.startsWith(import.meta.url));
  const [url, line] = frame?.replace(')', '').split(/:(?=\d)/) ?? [];
  if (!url || !line) return undefined;
  return { file: path.relative(root, fileURLToPath(url)).split(path.sep).join('/'), line: Number(line) };
}
