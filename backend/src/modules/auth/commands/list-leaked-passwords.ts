import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Report } from '../../../command-line/report.js';
import { WORKSPACE_ROOT } from '../../../config.js';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@sahaay/contracts/constants';
import { BloomFilter } from '../domain/bloom-filter.js';
import { folded } from '../domain/password.js';

const TARGET = join(WORKSPACE_ROOT, 'backend/src/modules/auth/leaked-passwords.bloom');

const files = process.argv.slice(2);
const report = new Report();
if (files.length === 0) {
  report.problem('Usage: npm run passwords:list -w @sahaay/backend -- FILE… (texts with one password in each line)');
  process.exitCode = 2;
} else {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split(/\r?\n/));
  const isAllowed = ({ length }: string[]) => length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH;
  const passwords = new Set(lines.map(folded).filter((password) => isAllowed([...password])));
  const { bytes } = BloomFilter.of(passwords);
  writeFileSync(TARGET, bytes);
  report.line(
    `${passwords.size} of ${lines.length} passwords are as long as the policy asks; ${TARGET} has ${bytes.length} bytes.`,
  );
}
