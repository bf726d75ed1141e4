import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Pattern, Place } from './patterns-in-source.ts';

/**
 * Finds the patterns that these places put together while they are loaded. Only running shows what they become, so this
 * imports their files under a `RegExp` that writes down what it makes.
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
        specifier.startsWith('.') &&
        specifier.endsWith('.js') &&
        !/\/(?:node_modules|dist|\.build)\//.test(context.parentURL ?? '');
      return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
    },
    load(url, context, next) {
      return url.endsWith('.ts') && !url.includes('/node_modules/')
        ? { ...compiled(url), shortCircuit: true }
        : next(url, context);
    },
  });
  process.setSourceMapsEnabled(true);
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

/**
 * Node alone strips types. Decorators and properties of parameters need the compiler, whose source map keeps the lines.
 */
function compiled(url: string): { format: 'module'; source: string } {
  const fileName = fileURLToPath(url);
  const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), {
    fileName,
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      experimentalDecorators: true,
      inlineSourceMap: true,
    },
  });
  return { format: 'module', source: outputText };
}

/** The place in our source that asked for a pattern; undefined when a library did. */
function callSite(root: string): Place | undefined {
  const frames = (new Error().stack ?? '').split('\n').flatMap((frame) => {
    // A frame that a source map has moved names a path, and the others name a URL.
    const [, where = '', line = ''] = /(?:file:\/\/)?(\/[^()]+):(\d+):\d+\)?$/.exec(frame) ?? [];
    return where ? [{ file: where, line: Number(line) }] : [];
  });
  const first = frames.find(({ file }) => file !== import.meta.filename);
  return first && { file: path.relative(root, first.file).split(path.sep).join('/'), line: first.line };
}
