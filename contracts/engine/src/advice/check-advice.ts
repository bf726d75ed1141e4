import type { Knowledge } from '../knowledge/schema.ts';
import { allSentences } from './tagged-steps.ts';

/**
 * What is wrong with the tags of steps: a sentence that names a medicine must be listed as advising it or as neither, what
 * is listed must exist, and what is said in its place must be safe itself. One sentence each.
 */
export function findUntagged(
  knowledge: Pick<Knowledge, 'conditions' | 'redFlags' | 'advice' | 'findings' | 'generalCare'>,
): string[] {
  const rests = Object.entries(knowledge.advice).flatMap(([id, { rest }]) =>
    Object.values(rest).map(({ en }) => [en, `the rest of ${id}`] as const),
  );
  const sentences = new Map([...allSentences(knowledge), ...rests]);
  const findings = new Set(knowledge.findings.map(({ id }) => id));
  const contents = new Set(Object.keys(knowledge.advice));
  return Object.entries(knowledge.advice).flatMap(([id, { words, advised, neither, rest, not_with: unsuited }]) => {
    const here = `advice.json · ${id}`;
    const listed = new Set([...advised, ...neither]);
    return [
      ...[...listed]
        .filter((said) => !sentences.has(said))
        .map((said) => `${here}: no step has the sentence "${said}"`),
      ...advised.filter((said) => neither.includes(said)).map((said) => `${here}: "${said}" is listed twice`),
      ...[...sentences]
        .filter(([said]) => !listed.has(said) && namesOne(said, words))
        .map(([said, user]) => `${here}: "${said}" of ${user} is not listed; is it advised, or neither?`),
      ...Object.keys(rest)
        .filter((said) => !advised.includes(said))
        .map((said) => `${here}: rest: "${said}" is not advised`),
      ...Object.values(rest)
        .filter(({ en }) => namesOne(en, words))
        .map(({ en }) => `${here}: rest: "${en}" still names it`),
      ...unsuited
        .flatMap(({ findings: ids = [] }) => ids)
        .filter((finding) => !findings.has(finding))
        .map((finding) => `${here}: there is no finding "${finding}"`),
      ...unsuited
        .flatMap(({ allergies = [], takes = [] }) => [...allergies, ...takes])
        .filter((content) => !contents.has(content))
        .map((content) => `${here}: there is no "${content}" in advice.json`),
    ];
  });
}

function namesOne(said: string, words: readonly string[]): boolean {
  const own = said.toLowerCase().split(/[^a-z]+/);
  return words.some((word) => own.includes(word));
}
