import { compileLexicon, type FindingKind, type FindingLinks, type Lexicon, type RedFlagRule } from '@sahaay/contracts/red-flags';
import type { ConditionEntry, Finding, Knowledge } from './schema.js';

/** A condition with P(finding | condition) for everything it lists and for the parents of what it lists. */
export interface RankedCondition {
  readonly entry: ConditionEntry;
  readonly given: ReadonlyMap<string, number>;
  /** log P(finding | condition) / background, for the same findings. */
  readonly ratios: ReadonlyMap<string, number>;
  /** log P(no finding | condition) / P(no finding), for what it lists. */
  readonly against: ReadonlyMap<string, number>;
  /** What it lists itself: symptoms first in falling likelihood, then risks. */
  readonly listed: readonly (readonly [finding: string, likelihood: number])[];
}

/** The knowledge, prepared once at start for fast answers. */
export interface KnowledgeBase {
  readonly findings: ReadonlyMap<string, Finding>;
  readonly conditions: readonly RankedCondition[];
  readonly lexicon: Lexicon;
  readonly links: FindingLinks;
  readonly rules: readonly RedFlagRule[];
  /** Findings that a number in the text can show. */
  readonly measured: readonly Finding[];
  /** Word families that make a text a medical one. */
  readonly medicalKeys: ReadonlySet<string>;
}

/** Prepares checked knowledge. */
export function compileKnowledge(knowledge: Knowledge): KnowledgeBase {
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const lexicon = compileLexicon({
    phrases: Object.fromEntries(knowledge.findings.map(({ id, phrases }) => [id, phrases])),
    kinds: kindsOf(knowledge.findings),
    families: knowledge.families,
    sites: knowledge.sites,
  });
  return {
    findings,
    conditions: knowledge.conditions.map((entry) => compileCondition(entry, findings)),
    lexicon,
    links: linksOf(knowledge.findings),
    rules: rulesOf(knowledge),
    measured: knowledge.findings.filter((finding) => finding.measure !== undefined),
    medicalKeys: new Set(knowledge.medicalFamilies.flatMap((name) => lexicon.keyOf(name) ?? [])),
  };
}

/** The findings that are no symptom. */
export function kindsOf(findings: readonly Finding[]): Record<string, FindingKind> {
  return Object.fromEntries(findings.flatMap(({ id, kind }) => (kind === 'symptom' ? [] : [[id, kind]])));
}

/** How findings hang together, in the shape the red-flag screen reads. */
export function linksOf(findings: readonly Finding[]): FindingLinks {
  return {
    parents: Object.fromEntries(findings.flatMap(({ id, parent }) => (parent ? [[id, parent]] : []))),
    from: Object.fromEntries(findings.flatMap(({ id, from }) => (from.length > 0 ? [[id, from]] : []))),
  };
}

/** Red-flag rules with the numbers of their helplines filled in. */
export function rulesOf({ redFlags, helplines }: Pick<Knowledge, 'redFlags' | 'helplines'>): RedFlagRule[] {
  return redFlags.map(({ id, kind, level, title, when, steps, helplines: keys }) => ({
    id,
    kind,
    level,
    title,
    when,
    steps,
    helplines: keys.map((key) => ({ name: helplines[key]!.name, number: helplines[key]!.number })),
  }));
}

function compileCondition(entry: ConditionEntry, findings: ReadonlyMap<string, Finding>): RankedCondition {
  const own = { ...entry.findings, ...entry.risks };
  const given = new Map(Object.entries(own));
  for (const [id, likelihood] of Object.entries(own)) {
    for (let up = findings.get(id)?.parent; up; up = findings.get(up)?.parent) {
      if (!(up in own)) given.set(up, Math.max(given.get(up) ?? 0, likelihood));
    }
  }
  const ratios = new Map([...given].map(([id, likelihood]) => [id, Math.log(likelihood / (findings.get(id)?.background ?? 1))]));
  const against = new Map(Object.entries(own).map(([id, likelihood]) => [id, Math.log((1 - likelihood) / (1 - (findings.get(id)?.background ?? 0)))]));
  return { entry, given, ratios, against, listed: Object.entries(own).sort((a, b) => b[1] - a[1]) };
}
