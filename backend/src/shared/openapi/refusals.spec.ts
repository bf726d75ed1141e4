import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiDescription } from '../../testing/described-answers.js';
import { OF_OPERATION, REFUSALS } from './refusals.js';

const ROOT = join(import.meta.dirname, '../..');

/** No caller of the described API meets these reasons; operators do, or the code that asks another service. */
const NOT_DESCRIBED = ['metrics_token_wrong', 'not_ready', 'geocoder_unavailable', 'places_unavailable'];

it('the catalogue of refusals knows every reason that the code gives, by the same kind', () => {
  const thrown = globSync('**/*.ts', { cwd: ROOT, exclude: ['**/*spec.ts'] }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/new DomainError\(\s*'(\w+)',\s*'(\w+)'/g)].map(
      ([, kind, reason]) => [reason!, kind!] as const,
    ),
  );
  const ours = thrown.filter(([reason]) => !NOT_DESCRIBED.includes(reason));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter(([reason, kind]) => REFUSALS[reason as keyof typeof REFUSALS]?.[0] !== kind)).toEqual([]);
});

it('every operation that the catalogue names is one of the API', () => {
  const operations = Object.values(readApiDescription().paths).flatMap((methods) => Object.values(methods));
  const ids = operations.map(({ operationId }) => operationId);
  expect(Object.keys(OF_OPERATION).filter((id) => !ids.includes(id))).toEqual([]);
});

it('no summary of an operation repeats by hand what the catalogue says of its refusals', () => {
  const operations = Object.values(readApiDescription().paths).flatMap((methods) => Object.values(methods));
  const named = operations.filter(({ summary = '' }) => /\b(4\d\d|503|\w+_\w+)\b/.test(summary));
  expect(named.map(({ operationId }) => operationId)).toEqual([]);
});
