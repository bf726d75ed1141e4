import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCKERFILES, finalStage, readDockerfile } from './dockerfile.ts';
import { faultsOf } from './lint.ts';

const sound = readDockerfile(DOCKERFILES.api);

it('starts the product with the options of npm start', () => {
  const file = path.join(import.meta.dirname, '../../package.json');
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } };
  const [node, ...args] = finalStage(sound).command;
  expect(path.basename(node!)).toBe('node');
  expect(scripts.start.endsWith(`exec node ${args.join(' ')}`)).toBe(true);
});

describe('a Dockerfile', () => {
  it.each(Object.entries(DOCKERFILES))('of the %s has no fault', (_, name) => {
    expect(faultsOf(readDockerfile(name))).toEqual([]);
  });

  it.each([
    ['a user who is root', 'USER 65532:65532', 'USER 0:0', /user with a number above 0/],
    ['a user by name', 'USER 65532:65532', 'USER nonroot', /user with a number above 0/],
    ['a start through a shell', /^CMD .*/m, 'CMD node main.js', /must be lists/],
    ['no health check', /HEALTHCHECK .*/, '', /HEALTHCHECK must be there/],
    ['a base without a version', 'node:24-bookworm-slim', 'node', /base node has no version/],
    ['a base that moves', 'node:24-bookworm-slim', 'node:latest', /base node:latest has no version/],
    ['a step in the last stage', 'WORKDIR /app', 'WORKDIR /app\nRUN true', /must run nothing/],
    ['files of the checkout in the image', 'COPY --from=build /out /app', 'COPY . /app', /from other stages alone/],
    ['a secret in its environment', 'PORT=8080', 'SMTP_PASSWORD=x', /secret must not be/],
    ['an address fetched', 'COPY . .', 'ADD https://example.org/x .', /ADD does more/],
    ['no revision', /org.opencontainers.image.revision="\$REVISION"/, 'other="x"', /image.revision is missing/],
    ['an unknown instruction', 'WORKDIR /src', 'WROKDIR /src', /^Line 5: /],
  ])('with %s is refused', (_, from, to, fault) => {
    expect(faultsOf(sound.replace(from, to))).toContainEqual(expect.stringMatching(fault));
  });
});
