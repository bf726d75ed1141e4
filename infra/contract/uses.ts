import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const FRONT_ENDS = ['shell', 'diagnostics', 'community'] as const;

/** The calls that each front end makes, such as `GET /api/v1/misc/tips`. */
export type Uses = Readonly<Record<(typeof FRONT_ENDS)[number], readonly string[]>>;

/** A call of the typed client; elsewhere an address that stands alone is opened or fetched, which is a GET. */
const CALL = /\.(GET|POST|PUT|PATCH|DELETE)\(\s*'(\/api\/v1\/[^']+)'/g;
const ADDRESS = /'(\/api\/v1\/[^']+)'/g;

/** Reads from the code of each front end what it asks of the API. */
export function usesOfToday(): Uses {
  return { shell: usesOf('shell'), diagnostics: usesOf('diagnostics'), community: usesOf('community') };
}

function usesOf(name: string): string[] {
  const files = globSync(`frontend-${name}/{src,service-worker}/**/*.{ts,tsx}`, { cwd: ROOT });
  const code = files.filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
  return callsIn(code.map((file) => readFileSync(path.join(ROOT, file), 'utf8')));
}

export function callsIn(texts: readonly string[]): string[] {
  const calls = texts.flatMap((text) => {
    const typed = [...text.matchAll(CALL)].map(([, method, at]) => `${method} ${at}`);
    const rest = [...text.replaceAll(CALL, '').matchAll(ADDRESS)].map(([, at]) => `GET ${at}`);
    return [...typed, ...rest];
  });
  return [...new Set(calls)].sort();
}
