// This check passes when no file of the repository holds a secret: a key of a cloud, a token of a forge or a registry, a
// private key, a password in an address. The patterns are those of secretlint.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator, rules } from '@secretlint/secretlint-rule-preset-recommend';

const root = path.resolve(import.meta.dirname, '../..');
/** Larger files are data: collections of facts, models and captures, which a program wrote. */
const LARGEST = 1_000_000;

/** What looks like a secret and is none, by file, with the reason. */
const KNOWN: Readonly<Record<string, string>> = {
  'backend/src/config.spec.ts': 'the address of a database that is refused, and must not be quoted then',
};

/** The rules by which something in a text is a secret. */
async function secretsIn(file: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content, filePath: path.join(root, file), ext: path.extname(file), contentType: 'text' },
    options: {
      config: { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator }] },
      locale: 'en',
      maskSecrets: true,
    },
  });
  return messages.map(({ loc, message }) => `${file}:${loc.start.line} ${message}`);
}

/** Texts in which a secret must be found. They are put together here, so that this file holds none. */
const PLANTED: readonly (readonly string[])[] = [
  ['AWS_SECRET_ACCESS_KEY=', 'wJalrXUtnFEMI/K7MDENG/', 'bPxRfiCYSAMPLEKEYS'],
  ['-----BEGIN RSA ', 'PRIVATE KEY-----\n', 'MIIEpAIBAAKCAQEA7'.repeat(20), '\n-----END RSA ', 'PRIVATE KEY-----'],
  ['//registry.npmjs.org/:_authToken=', 'npm_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'],
  ['ghp_', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'],
  ['postgres://sahaay:', 'Tr0ub4dor3', '@db.internal:5432/sahaay'],
];
for (const parts of PLANTED)
  if ((await secretsIn('planted.env', parts.join(''))).length === 0)
    throw new Error(`The check does not find the planted ${parts[0]}…`);

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const found: string[] = [];
const met = new Set<string>();
let read = 0;
for (const file of listed.split('\0')) {
  if (file === '' || !existsSync(path.join(root, file))) continue;
  const content = readFileSync(path.join(root, file));
  if (content.length > LARGEST || content.subarray(0, 8000).includes(0)) continue;
  read += 1;
  const secrets = await secretsIn(file, content.toString());
  if (secrets.length > 0 && file in KNOWN) met.add(file);
  else found.push(...secrets);
}
for (const file of Object.keys(KNOWN))
  if (!met.has(file)) found.push(`${file} is listed as if it held a secret, and holds none`);
process.stdout.write(
  found.length
    ? `${found.join('\n')}\n`
    : `${read} files hold no secret by ${rules.length} rules; ${PLANTED.length} planted ones were found.\n`,
);
process.exitCode = found.length ? 1 : 0;
