import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LINK = 'node_modules/@sahaay/forecasts';
/** Stands in for npm: writes down what it is asked, and links the workspace as npm does. */
const NPM = `#!/bin/sh
echo "$@" >> asked
mkdir -p ${path.dirname(LINK)} && ln -s ../../forecasts ${LINK}
`;

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'sahaay-install-'));
  for (const file of ['install.mjs', 'lock.mjs', 'quietly.mjs'])
    cpSync(path.join(import.meta.dirname, file), path.join(checkout, 'infra/setup', file));
  mkdirSync(path.join(checkout, 'bin'));
  writeFileSync(path.join(checkout, 'bin/npm'), NPM, { mode: 0o755 });
  writeFileSync(path.join(checkout, 'asked'), '');
  mkdirSync(path.join(checkout, 'forecasts'));
  mkdirSync(path.join(checkout, path.dirname(LINK)), { recursive: true });
  const packages = { '': {}, forecasts: { version: '1.0.0' }, [LINK]: { resolved: 'forecasts', link: true } };
  writeFileSync(path.join(checkout, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** Runs the installer of the checkout. Answers what npm was asked until now, a line for each time. */
function install(): string[] {
  const { status, stderr } = spawnSync(process.execPath, ['infra/setup/install.mjs'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { PATH: `${path.join(checkout, 'bin')}:${process.env['PATH']}` },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return readFileSync(path.join(checkout, 'asked'), 'utf8').split('\n').slice(0, -1);
}

describe('the installer, when every package is there', () => {
  it('asks npm once for a workspace that has no link yet', () => {
    expect(install()).toEqual([expect.stringContaining('install --omit=dev')]);
    expect(install()).toHaveLength(1);
  });

  it('leaves npm alone when every workspace has its link', () => {
    symlinkSync('../../forecasts', path.join(checkout, LINK));
    expect(install()).toEqual([]);
  });

  it('asks npm again when the link is gone', () => {
    install();
    rmSync(path.join(checkout, LINK));
    expect(install()).toHaveLength(2);
  });
});
