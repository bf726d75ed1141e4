// This check passes when no regular expression of the product takes longer than its input is long. For each, recheck
// proves this or shows a text that is slow.
//
// Proofs that take long are kept in the repository and not made again. `--keep`, which is `npm run prove:patterns`, brings
// them up to date. With `--all`, too, it makes each of them anew.
import path from 'node:path';
import { check } from 'recheck';
import { ACCEPTED, BUILT_LATER } from './regular-expressions/accepted.ts';
import { patternsBuiltAt } from './regular-expressions/built-patterns.ts';
import { KeptProofs, LONG, written } from './regular-expressions/kept-proofs.ts';
import { patternsIn, productFiles, type Pattern, type Place } from './regular-expressions/patterns-in-source.ts';

const root = path.resolve(import.meta.dirname, '../..');
const PLANTED = 'infra/checks/regular-expressions/planted/slow.ts';
/**
 * An attack has at most this many characters, which is more than any text that we take, and counts as one when reading
 * it takes this many steps. Steps are counted and not timed, so that a busy machine accuses no pattern. The checker's
 * own time limits only bound how long it looks for attacks.
 */
const EFFORT = { timeout: null, attackTimeout: null, maxAttackStringSize: 10_000, attackLimit: 50_000_000 } as const;
/** The checker is a program of its own, and answers this many questions at a time. */
const AT_ONCE = 2;

interface Slow extends Pattern {
  readonly why: string;
}

const same = (a: Place, b: Place): boolean => a.file === b.file && a.line === b.line;
const isAccepted = ({ file, source }: Pattern): boolean =>
  ACCEPTED.some((one) => one.file === file && source.startsWith(one.begins));

const keepsProofs = process.argv.includes('--keep');
const provesAll = process.argv.includes('--all');
const kept = new KeptProofs(EFFORT);

/** Asks the checker. Answers the patterns that it cannot call safe, and the safe ones whose proof took long. */
async function prove(patterns: readonly Pattern[]): Promise<{ slow: Slow[]; long: Pattern[] }> {
  const slow: Slow[] = [];
  const long: Pattern[] = [];
  const queue = [...patterns];
  const worker = async (): Promise<void> => {
    for (let pattern = queue.shift(); pattern; pattern = queue.shift()) {
      const begun = performance.now();
      const found = await check(pattern.source, pattern.flags, EFFORT);
      if (found.status === 'safe') {
        if (performance.now() - begun > LONG) long.push(pattern);
        continue;
      }
      const attack = found.status === 'vulnerable' ? `, e.g. with ${found.attack.pattern}` : '';
      slow.push({
        ...pattern,
        why: `${found.status === 'vulnerable' ? found.complexity.summary : `not checked: ${found.error.kind}`}${attack}`,
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { slow, long };
}

const problems: string[] = [];
const { literals, built } = patternsIn(root, [...productFiles(root), PLANTED]);
const early = built.filter(({ file }) => !(file in BUILT_LATER));
const made = await patternsBuiltAt(root, early);
for (const place of early) {
  if (!made.some((pattern) => same(pattern, place)))
    problems.push(`${place.file}:${place.line}: makes its pattern only later, so nobody can check it`);
}
for (const file of Object.keys(BUILT_LATER))
  if (!built.some((place) => place.file === file)) problems.push(`${file}: is excused and makes no pattern`);

const patterns = [...literals, ...made];
const different = [...new Map(patterns.map((pattern) => [`${pattern.file} ${written(pattern)}`, pattern])).values()];
const asked = different.filter((pattern) => provesAll || !kept.has(pattern));
const { slow, long } = await prove(asked);
for (const { file, line, source, flags, why } of slow.filter((one) => one.file !== PLANTED && !isAccepted(one))) {
  problems.push(`${file}:${line}: ${why}\n    /${source}/${flags}`);
}
for (const { file, begins } of ACCEPTED) {
  if (!patterns.some((one) => one.file === file && one.source.startsWith(begins)))
    problems.push(`${file}: ${begins} is excused and does not exist`);
}
const isSafe = (pattern: Pattern): boolean => !slow.some((one) => written(one) === written(pattern));
if (keepsProofs) kept.keep([...long, ...different.filter((pattern) => kept.has(pattern) && isSafe(pattern))]);
else problems.push(...kept.faults(different).map((fault) => `kept-proofs.json ${fault}: npm run prove:patterns`));
for (const planted of patterns.filter(({ file }) => file === PLANTED)) {
  if (!slow.some((one) => same(one, planted))) problems.push(`the planted pattern /${planted.source}/ was not caught`);
}
if (patterns.filter(({ file }) => file === PLANTED).length !== 2)
  problems.push('the two planted patterns were not found');

process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${patterns.length} regular expressions are fast (${asked.length} proven now, ${different.length - asked.length} by kept proofs, ${ACCEPTED.length} with a reason), and the planted ones were caught.\n`,
);
process.exit(problems.length ? 1 : 0);
