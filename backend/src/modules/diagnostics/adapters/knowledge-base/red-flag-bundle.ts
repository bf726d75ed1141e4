import type { RedFlagBundle } from '@sahaay/contracts/red-flags';
import { linksOf, rulesOf } from './knowledge-base.js';
import type { Knowledge } from './load-knowledge.js';
import type { Finding } from './schema.js';

/** The part of the knowledge that the screen on the person's device needs: findings that rules speak of, what implies them, and their words. */
export function cutRedFlagBundle(knowledge: Knowledge): RedFlagBundle {
  const needed = neededFindings(knowledge);
  const findings = knowledge.findings.filter(({ id }) => needed.has(id));
  const links = linksOf(findings);
  return {
    phrases: Object.fromEntries(findings.map(({ id, phrases }) => [id, phrases])),
    families: usedFamilies(findings, knowledge),
    sites: knowledge.sites,
    kinds: Object.fromEntries(Object.entries(links.kinds).filter(([, kind]) => kind !== 'symptom')),
    parents: Object.fromEntries(Object.entries(links.parents).filter(([, parent]) => needed.has(parent))),
    from: links.from,
    rules: rulesOf(knowledge),
  };
}

/** The source text of the file that ships with the page. */
export function writeBundle(bundle: RedFlagBundle): string {
  return `/** Written by \`npm run emit:red-flags -w @sahaay/backend\` from the medical knowledge. Do not edit. */
import type { RedFlagBundle } from './screen.js';

export const BUNDLE: RedFlagBundle = ${JSON.stringify(bundle)};
`;
}

/** Findings named by rules, all that lie below them, and all that they are inferred from. */
function neededFindings({ findings, redFlags }: Knowledge): ReadonlySet<string> {
  const needed = new Set(redFlags.flatMap(({ when }) => when.flatMap(({ all, any, none }) => [...all, ...any, ...none])));
  for (let grown = -1; grown !== needed.size; ) {
    grown = needed.size;
    for (const { id, parent, from } of findings) {
      if (parent && needed.has(parent)) needed.add(id);
      if (needed.has(id)) for (const source of from.flat()) needed.add(source);
    }
  }
  return needed;
}

/** Families with at least one word in the phrases. */
function usedFamilies(findings: readonly Finding[], { families }: Knowledge): Knowledge['families'] {
  const words = new Set(findings.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.replace(/^=/, '').toLowerCase().split(/[\s|]+/))));
  return Object.fromEntries(Object.entries(families).filter(([name, others]) => [name, ...others].some((word) => words.has(word))));
}
