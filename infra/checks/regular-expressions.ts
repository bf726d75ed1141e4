// This check passes when no regular expression of the product takes longer than its input is long. For each, recheck
// proves this or shows a text that is slow.
import path from 'node:path';
import { check } from 'recheck';
import { ACCEPTED, BUILT_LATER } from './regular-expressions/accepted.ts';
import { patternsBuiltAt } from './regular-expressions/built-patterns.ts';
import { ProvenPatterns } from './regular-expressions/proven.ts';
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

/** The patterns that the checker cannot call safe. */
async function slowOf(patterns: readonly Pattern[]): Promise<Slow[]> {
  const slow: Slow[] = [];
  const proven = new ProvenPatterns(root, EFFORT);
  const queue = patterns.filter((pattern) => !proven.has(pattern));
  const worker = async (): Promise<void> => {
    for (let pattern = queue.shift(); pattern; pattern = queue.shift()) {
      const found = await check(pattern.source, pattern.flags, EFFORT);
      if (found.status === 'safe') {
        proven.add(pattern);
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
  proven.keep();
  return slow;
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
const slow = await slowOf([
  ...new Map(patterns.map((pattern) => [`${pattern.file} /${pattern.source}/${pattern.flags}`, pattern])).values(),
]);
for (const { file, line, source, flags, why } of slow.filter((one) => one.file !== PLANTED && !isAccepted(one))) {
  problems.push(`${file}:${line}: ${why}\n    /${source}/${flags}`);
}
for (const { file, begins } of ACCEPTED) {
  if (!patterns.some((one) => one.file === file && one.source.startsWith(begins)))
    problems.push(`${file}: ${begins} is excused and does not exist`);
}
for (const planted of patterns.filter(({ file }) => file === PLANTED)) {
  if (!slow.some((one) => same(one, planted))) problems.push(`the planted pattern /${planted.source}/ was not caught`);
}
if (patterns.filter(({ file }) => file === PLANTED).length !== 2)
  problems.push('the two planted patterns were not found');

process.stdout.write(
  problems.length
    ? `${problems.join('\n')}\n`
    : `${patterns.length} regular expressions are fast (${ACCEPTED.length} with a reason), and the planted ones were caught.\n`,
);
process.exit(problems.length ? 1 : 0);
