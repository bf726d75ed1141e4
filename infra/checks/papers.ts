// This check passes when everything that the papers name exists: files, links, commands, scripts, patterns of tests,
// settings, decisions. It must catch the lies that are planted here.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { liesIn, liesOfNumbers } from './papers/claims.ts';
import { FILES, root } from './papers/tree.ts';

const PAPER =
  /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^[^/]+\/README\.md$|^backend\/docs\/(adr\/.*|data-map|privacy-law)\.md$|knowledge\/README\.md$|^contracts\/engine\/docs\/(intended-use|model-card|risks)\.md$/;

const PLANTED: readonly (readonly [lie: string, complaint: string])[] = [
  ['See [the house](THE-HOUSE.md).', 'the link to THE-HOUSE.md leads nowhere'],
  ['Open `src/shared/http/no-such-file.ts`.', 'there is no src/shared/http/no-such-file.ts'],
  ['Open `no-such-file.ts`.', 'there is no no-such-file.ts'],
  ['The folder `backend/src/modules/dentistry` is new.', 'there is no backend/src/modules/dentistry'],
  ['`npm run no:such`', 'sahaay has no script no:such'],
  ['`npm run dev -w @sahaay/nowhere`', 'there is no workspace @sahaay/nowhere'],
  ['`npm run build && npm run opanapi -w @sahaay/backend`', '@sahaay/backend has no script opanapi'],
  ['`npm test everything`', 'npm test has no group everything'],
  [
    '`npm run test:unit -w @sahaay/backend -- --testPathPatterns no-such-test`',
    'no test of test:unit in backend matches no-such-test',
  ],
  [
    '`npm run test:unit -w @sahaay/backend -- --testPathPatterns community.e2e-spec`',
    'no test of test:unit in backend matches community.e2e-spec',
  ],
  ['`npm test -w @sahaay/shell -- no-such-test`', 'no test of test in frontend-shell matches no-such-test'],
  ['`npm run test:browser -- e2e/no-such.spec.ts`', 'no test of test:browser in . matches e2e/no-such.spec.ts'],
  ['`bench:dentists` measures.', 'there is no script bench:dentists'],
  ['Set `NO_SUCH_SETTING`.', 'nothing is called NO_SUCH_SETTING'],
  ['```sh\nNO_SUCH=1 npm start\n```', 'there is no setting NO_SUCH'],
  ['```sh\nnpm start\n```\n\nOpen `no-such-prose.ts`.\n\n```sh\nnpm test\n```', 'there is no no-such-prose.ts'],
  ['Why so: ADR 999.', 'there is no ADR 999'],
];
const TRUE =
  'Open `src/main.ts`, `.env.example`, [this](README.md), `npm start`, `PORT`, `LIMIT_…`, ADR 1; `npm test -w @sahaay/shell -- .`.';

const problems = FILES.filter((file) => PAPER.test(file)).flatMap((file) =>
  liesIn(file, readFileSync(path.join(root, file), 'utf8')),
);
const adrs = FILES.filter((file) => file.startsWith('backend/docs/adr/')).map((file) => path.basename(file));
problems.push(...liesOfNumbers(adrs));

for (const [lie, complaint] of PLANTED) {
  const found = liesIn('README.md', lie);
  if (!found.includes(`README.md: ${complaint}`))
    problems.push(`planted and not caught: ${lie} (found: ${found.join('; ') || 'nothing'})`);
}
if (liesOfNumbers(['0001-a.md', '0003-b.md']).length === 0)
  problems.push('planted and not caught: a gap between the numbers of decisions');
if (liesOfNumbers(['0001-a.md', '0001-b.md']).length === 0)
  problems.push('planted and not caught: a number that two decisions have');
problems.push(...liesIn('README.md', TRUE).map((lie) => `called a lie, but true: ${lie}`));

const papers = FILES.filter((file) => PAPER.test(file)).length;
process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${papers} papers name nothing that is not there; ${PLANTED.length + 2} planted lies were caught.\n`,
);
process.exitCode = problems.length ? 1 : 0;
