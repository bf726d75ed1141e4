import { compileLexicon, normaliseWord, type FindingKind, type FindingLinks, type Lexicon, type RedFlagRule } from '@sahaay/contracts/red-flags';
import type { ConditionEntry, Finding, Knowledge } from './schema.js';
import { STRONGEST_ABSENCE, unmentionedWeight, WEIGHTS } from './weights.js';

/** A condition with P(finding | condition) for everything it lists and for the parents of what it lists. */
export interface RankedCondition {
  readonly entry: ConditionEntry;
  readonly given: ReadonlyMap<string, number>;
  /** log P(finding | condition) / background by the number of the finding: its own, else of the nearest ancestor it knows; NaN when it knows none. */
  readonly ratios: Float64Array;
  /** What it lists itself, by number, and what its absence counts in log odds when denied and when not mentioned. */
  readonly absence: { readonly numbers: Uint16Array; readonly denied: Float64Array; readonly unmentioned: Float64Array };
  /** What it lists itself: symptoms first in falling likelihood, then risks. */
  readonly listed: readonly (readonly [finding: string, likelihood: number])[];
}

/** The knowledge, prepared once at start for fast answers. */
export interface KnowledgeBase {
  readonly findings: ReadonlyMap<string, Finding>;
  /** Each finding's place in the order of the files. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Findings that name another as their parent. */
  readonly children: ReadonlyMap<string, readonly string[]>;
  readonly conditions: readonly RankedCondition[];
  readonly lexicon: Lexicon;
  readonly links: FindingLinks;
  readonly rules: readonly RedFlagRule[];
  /** Findings that a number in the text can show. */
  readonly measured: readonly Finding[];
  /** Word families that make a text a medical one. */
  readonly medicalKeys: ReadonlySet<string>;
  /** Names of illnesses that are one word: naming one is medical as well. */
  readonly illnessNames: ReadonlySet<string>;
}

/** Prepares checked knowledge. */
export function compileKnowledge(knowledge: Knowledge): KnowledgeBase {
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const numbers = new Map(knowledge.findings.map(({ id }, index) => [id, index]));
  const children = new Map<string, string[]>();
  for (const { id, parent } of knowledge.findings) if (parent) children.set(parent, [...(children.get(parent) ?? []), id]);
  const lexicon = compileLexicon({
    phrases: Object.fromEntries(knowledge.findings.map(({ id, phrases }) => [id, phrases])),
    kinds: kindsOf(knowledge.findings),
    families: knowledge.families,
    sites: knowledge.sites,
  });
  return {
    findings,
    numbers,
    children,
    conditions: knowledge.conditions.map((entry) => compileCondition(entry, { findings, numbers, children })),
    lexicon,
    links: linksOf(knowledge.findings),
    rules: rulesOf(knowledge),
    measured: knowledge.findings.filter((finding) => finding.measure !== undefined),
    illnessNames: new Set(knowledge.conditions.flatMap(({ name, synonyms }) => [name, ...synonyms]).filter((name) => /^\p{L}{4,}$/u.test(name)).map(normaliseWord)),
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

function compileCondition(entry: ConditionEntry, base: Pick<KnowledgeBase, 'findings' | 'numbers' | 'children'>): RankedCondition {
  const { findings } = base;
  const own = { ...entry.findings, ...entry.risks };
  const given = new Map(Object.entries(own));
  for (const [id, likelihood] of Object.entries(own)) {
    for (let up = findings.get(id)?.parent; up; up = findings.get(up)?.parent) {
      if (!(up in own)) given.set(up, Math.max(given.get(up) ?? 0, likelihood));
    }
  }
  const listed = Object.entries(own).sort((a, b) => b[1] - a[1]);
  return { entry, given, ratios: ratiosOf(given, base), absence: absenceOf(listed, base), listed };
}

function absenceOf(listed: RankedCondition['listed'], { findings, numbers }: Pick<KnowledgeBase, 'findings' | 'numbers'>): RankedCondition['absence'] {
  const isSymptom = (id: string): boolean => findings.get(id)!.kind === 'symptom';
  const unmentioned = unmentionedWeight(listed.filter(([id]) => isSymptom(id)).length);
  const weights = listed.map(([id, likelihood]) => Math.max(-STRONGEST_ABSENCE, Math.log((1 - likelihood) / (1 - findings.get(id)!.background))));
  return {
    numbers: Uint16Array.from(listed, ([id]) => numbers.get(id)!),
    denied: Float64Array.from(weights, (weight) => WEIGHTS.denied * weight),
    unmentioned: Float64Array.from(weights, (weight, index) => (isSymptom(listed[index]![0]) ? unmentioned * weight : 0)),
  };
}

function ratiosOf(given: ReadonlyMap<string, number>, { findings, numbers, children }: Pick<KnowledgeBase, 'findings' | 'numbers' | 'children'>): Float64Array {
  const ratios = new Float64Array(findings.size).fill(NaN);
  const spread = (id: string, ratio: number): void => {
    ratios[numbers.get(id)!] = ratio;
    for (const child of children.get(id) ?? []) if (!given.has(child)) spread(child, ratio);
  };
  for (const [id, likelihood] of given) spread(id, Math.log(likelihood / findings.get(id)!.background));
  return ratios;
}
