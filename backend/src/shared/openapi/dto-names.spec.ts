import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

it('every class of a *.dto.ts or *.read-model.ts has a name of its own, since the API description keeps one schema a name', () => {
  const root = join(import.meta.dirname, '../..');
  const names = globSync('**/*.{dto,read-model}.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^export class (\w+)/gm)].map(([, name]) => name!),
  );
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect(names.length).toBeGreaterThan(10);
  expect(repeated).toEqual([]);
});
