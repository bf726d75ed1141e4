import { compileLexicon, createScreen, readFindings, type RedFlagBundle } from '@sahaay/contracts/red-flags';
import { kindsOf, linksOf, rulesOf } from './knowledge-base.js';
import type { Finding, Knowledge } from './schema.js';

/** The part of the knowledge that the screen on the person's device needs: findings that rules speak of, what implies them, and their words. */
export function cutRedFlagBundle(knowledge: Knowledge): RedFlagBundle {
  const needed = neededFindings(knowledge);
  const findings = withoutRepetition(knowledge.findings.filter(({ id }) => needed.has(id)), knowledge);
  return bundleOf([...findings, ...shieldsOf(bundleOf(findings, knowledge), knowledge)], knowledge);
}

function bundleOf(findings: readonly Finding[], knowledge: Knowledge): RedFlagBundle {
  const links = linksOf(findings);
  const ids = new Set(findings.map(({ id }) => id));
  return {
    phrases: Object.fromEntries(findings.map(({ id, phrases }) => [id, phrases])),
    families: usedFamilies(findings, knowledge),
    sites: knowledge.sites,
    kinds: kindsOf(findings),
    parents: Object.fromEntries(Object.entries(links.parents).filter(([, parent]) => ids.has(parent))),
    from: Object.fromEntries(Object.entries(links.from).filter(([, lists]) => lists.flat().every((id) => ids.has(id)))),
    rules: rulesOf(knowledge),
  };
}

/** Longer phrases that take the danger out of a shorter one inside them ("not responding to paracetamol"): the device must know them as well. */
function shieldsOf(bundle: RedFlagBundle, knowledge: Knowledge): Finding[] {
  const onDevice = createScreen(bundle);
  const withAll = createScreen(bundleOf(knowledge.findings, knowledge));
  const isFalseAlarm = (text: string): boolean => {
    const flags = onDevice(text);
    return flags.length > 0 && withAll(text).length < flags.length;
  };
  return knowledge.findings.flatMap((finding) => {
    if (finding.id in bundle.phrases) return [];
    const phrases = finding.phrases.filter((phrase) => isFalseAlarm(phrase.replace(/^=/, '').replace(/\|\S+/g, '')));
    return phrases.length > 0 ? [{ ...finding, phrases }] : [];
  });
}

/** The source text of the file that ships with the page. */
export function writeBundle(bundle: RedFlagBundle): string {
  return `/** Written by \`npm run emit:red-flags -w @sahaay/backend\` from the medical knowledge. Do not edit. */
import type { RedFlagBundle } from './screen.js';

export const BUNDLE: RedFlagBundle = ${JSON.stringify(bundle)};
`;
}

/** Findings named by rules, and those that they are inferred from. What is narrower stays with the server, which may escalate. */
function neededFindings({ findings, redFlags }: Knowledge): ReadonlySet<string> {
  const needed = new Set(redFlags.flatMap(({ when }) => when.flatMap(({ all = [], any = [], none = [] }) => [...all, ...any, ...none])));
  for (const { id, from } of findings) if (needed.has(id)) for (const source of from.flat()) needed.add(source);
  return needed;
}

/** Leaves out phrases that a shorter phrase of the same finding finds as well: the same flags with fewer words. */
function withoutRepetition(findings: readonly Finding[], { families, sites }: Knowledge): Finding[] {
  return findings.map((finding) => {
    const kept: string[] = [];
    for (const phrase of [...finding.phrases].sort((a, b) => a.length - b.length)) {
      const isPlain = !/[=|]/.test(phrase);
      if (isPlain && readFindings(phrase, compileLexicon({ phrases: { [finding.id]: kept }, kinds: {}, families, sites })).length > 0) continue;
      kept.push(phrase);
    }
    return { ...finding, phrases: kept };
  });
}

/** Families with at least one word in the phrases. */
function usedFamilies(findings: readonly Finding[], { families }: Knowledge): Knowledge['families'] {
  const words = new Set(findings.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.replace(/^=/, '').toLowerCase().split(/[\s|]+/))));
  return Object.fromEntries(Object.entries(families).filter(([name, others]) => [name, ...others].some((word) => words.has(word))));
}
