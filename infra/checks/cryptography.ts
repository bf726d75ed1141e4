// This check passes when `backend/docs/cryptography.md` names each file of the product that hashes, signs, seals or
// encrypts, and no other, and when no algorithm is used that is broken.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const PAPER = 'backend/docs/cryptography.md';
const SOURCES = [
  'backend/{src,migrations}/**/*.ts',
  'frontend-*/src/**/*.{ts,tsx}',
  'contracts/{src,kit,ui}/**/*.{ts,tsx}',
];
const TESTS = /spec\.ts$|\.test\.tsx?$|\.bench\.ts$|\.contract\.ts$|\/(bench|testing|node_modules|dist)\//;
const USES =
  /create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)\(|\b(?:scrypt|pbkdf2|hkdf)|crypto\.subtle|'(?:@node-rs\/argon2|age-encryption|otpauth|@simplewebauthn\/server)'/;
const BROKEN = /\b(?:md5|sha-?1|des|rc4|ecb)\b/i;
/** `createHash('md5')` and its like. */
const NAMED = /create(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*'([^']+)'/g;

/** What is wrong with a file, given whether the paper names it. */
function faultsOf(file: string, text: string, isNamed: boolean): string[] {
  const uses = USES.test(text);
  const broken = [...text.matchAll(NAMED)].filter(([, name]) => BROKEN.test(name!.replaceAll('-', ' ')));
  return [
    ...(uses && !isNamed ? [`${file} uses cryptography, and ${PAPER} does not name it`] : []),
    ...(!uses && isNamed ? [`${PAPER} names ${file}, which uses none`] : []),
    ...broken.map(([, name]) => `${file} uses ${name}`),
  ];
}

/** Files that must be found wrong: their text, and whether they are named. */
const PLANTED: readonly [string, boolean][] = [
  ["createHash('sha256')", false],
  ['no hash at all', true],
  ["createHash('md5')", true],
  ["createCipheriv('aes-256-ecb', key, null)", true],
];
for (const [text, isNamed] of PLANTED)
  if (faultsOf('planted.ts', text, isNamed).length !== 1) throw new Error(`The check does not find ${text}.`);

const paper = readFileSync(path.join(root, PAPER), 'utf8');
const named = new Set([...paper.matchAll(/^\| `([^`]+)`/gm)].map(([, file]) => file!));
const files = globSync(SOURCES, { cwd: root }).filter((file) => !TESTS.test(file));
const faults = [...new Set([...files, ...named])].flatMap((file) =>
  faultsOf(file, readFileSync(path.join(root, file), 'utf8'), named.has(file)),
);
process.stdout.write(
  faults.length
    ? `${faults.join('\n')}\n`
    : `${named.size} files use cryptography, each as the paper says; ${PLANTED.length} planted faults were found.\n`,
);
process.exitCode = faults.length ? 1 : 0;
