import { stepOrder, type OrderedSteps } from '../advice/step-pairs.ts';
import { tagSteps, type TaggedSteps } from '../advice/tagged-steps.ts';
import { allNames } from './all-names.ts';
import type { FindingLinks } from '../reading/imply.ts';
import { lexiconOf, type Lexicon } from '../reading/lexicon.ts';
import { normaliseWord } from '../reading/normalise.ts';
import { orderPhrases } from '../reading/phrase-order.ts';
import { preparePhrases, type FindingKind, type PreparedPhrases } from '../reading/prepare-phrases.ts';
import { dangersOf, type DangerClasses, type RedFlagRule } from '../red-flags/raise-flags.ts';
import type { FirstAidOfClasses } from '../red-flags/who-leads.ts';
import { flaggedConditions, type FlagRow } from '../ranking/flag-rows.ts';
import type { ConditionRows } from '../ranking/condition-rows.ts';
import {
  absenceTable,
  evidenceRows,
  namedBy,
  raisedBy,
  type AbsenceTable,
  type FindingLookup,
} from '../ranking/finding-tables.ts';
import { prepareCondition, type RankedCondition } from '../ranking/prepare-condition.ts';
import { durationRows, priorRows } from '../ranking/prior-rows.ts';
import type { AskedOf, ConditionEntry, Finding, Knowledge } from './schema.ts';
import { stanceReader } from './stances.ts';
import { WEIGHTS, type Weights } from '../ranking/weights.ts';

/** The knowledge, prepared once at start for fast answers. */
export interface KnowledgeBase extends FindingLookup {
  readonly conditions: readonly RankedCondition[];
  /** What facts count for conditions, in log odds: findings that are present, age and sex, the told duration, findings that are absent. */
  readonly evidence: ConditionRows;
  /** By the number of a finding: the conditions, by theirs, that it raises. */
  readonly raises: readonly Uint16Array[];
  readonly priors: ConditionRows;
  readonly durations: ConditionRows;
  readonly absences: AbsenceTable;
  /** By the number of a finding: the conditions, by theirs, against which it speaks. */
  readonly excludedBy: readonly Uint16Array[];
  /** What the conditions were prepared with. */
  readonly weights: Weights;
  readonly lexicon: Lexicon;
  readonly links: FindingLinks;
  readonly rules: readonly RedFlagRule[];
  readonly dangerClasses: DangerClasses;
  /** Which flags begin with the right steps, by the class of danger. */
  readonly firstAid: FirstAidOfClasses;
  /** After how many days without getting better help is sought. */
  readonly comeBack: Knowledge['comeBack'];
  /** What holds for all that a complaint may be. */
  readonly generalCare: Knowledge['generalCare'];
  /** What whoever was not understood is asked first: signs of danger, and the rules they raise. */
  readonly firstSigns: Knowledge['happeningNow']['first'];
  /** Questions that are for some people alone. */
  readonly askedOf: ReadonlyMap<string, readonly AskedOf[]>;
  /** Of a finding, the others that mean the same to whoever is asked. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
  readonly tagged: TaggedSteps;
  /** Puts steps that stand together into order. */
  readonly inOrder: OrderedSteps;
  /** By the id of a rule: what it counts for the condition that it speaks for. */
  readonly flagged: ReadonlyMap<string, FlagRow>;
  /** Findings that a number in the text can show. */
  readonly measured: readonly Finding[];
  /** Word families that make a text a medical one. */
  readonly medicalFamilies: ReadonlySet<number | null>;
  /** Names of illnesses that are one word: naming one is medical as well. */
  readonly illnessNames: ReadonlySet<string>;
}

/** Checked knowledge with what takes long to work out of its phrases: plain data that can be kept as JSON. */
export interface PreparedKnowledge {
  readonly knowledge: Knowledge;
  readonly phrases: PreparedPhrases;
}

/** Works out what takes long. */
export function prepareKnowledge(knowledge: Knowledge): PreparedKnowledge {
  const phrases = preparePhrases({
    phrases: Object.fromEntries(knowledge.findings.map(({ id, phrases }) => [id, phrases])),
    kinds: kindsOf(knowledge.findings),
    families: knowledge.families,
    sites: knowledge.sites,
    dangers: dangersOf(knowledge.redFlags),
  });
  return { knowledge, phrases: orderPhrases(phrases) };
}

/** Without what nobody reads once the phrases are prepared: of each finding the first words of a language are enough to name it. A quarter of the file, which every start reads. */
export function servedKnowledge({ knowledge, phrases }: PreparedKnowledge): PreparedKnowledge {
  const first = (words: readonly string[]): string[] => words.slice(0, 1);
  const findings = knowledge.findings.map((finding) => ({
    ...finding,
    phrases: first(finding.phrases),
    hindi: first(finding.hindi),
    hinglish: [],
    further: [],
  }));
  return { knowledge: { ...knowledge, findings, families: {}, sites: [] }, phrases };
}

/** Prepares checked knowledge and makes it ready to answer. */
export function compileKnowledge(knowledge: Knowledge): KnowledgeBase {
  return knowledgeBaseOf(prepareKnowledge(knowledge));
}

/** Whether a name of an illness is told by one word, which then makes a text a medical one. */
export const isOneWord = (name: string): boolean => /^\p{L}{4,}$/u.test(name);

/** Makes prepared knowledge ready to answer. */
export function knowledgeBaseOf({ knowledge, phrases }: PreparedKnowledge): KnowledgeBase {
  const findings = new Map(knowledge.findings.map((finding) => [finding.id, finding]));
  const numbers = new Map(knowledge.findings.map(({ id }, index) => [id, index]));
  const children = new Map<string, string[]>();
  for (const { id, parent } of knowledge.findings)
    if (parent) children.set(parent, [...(children.get(parent) ?? []), id]);
  const lexicon = lexiconOf(phrases);
  return {
    findings,
    numbers,
    children,
    ...weighed(knowledge.conditions, { findings, numbers, children }, WEIGHTS),
    flagged: flaggedConditions(knowledge),
    lexicon,
    links: linksOf(knowledge.findings),
    rules: rulesOf(knowledge),
    dangerClasses: knowledge.happeningNow.classes,
    firstAid: knowledge.firstAid,
    firstSigns: knowledge.happeningNow.first,
    askedOf: askedOfEach(knowledge),
    alike: alikeOfEach(knowledge),
    comeBack: knowledge.comeBack,
    generalCare: knowledge.generalCare,
    tagged: tagSteps(knowledge),
    inOrder: stepOrder(knowledge),
    measured: knowledge.findings.filter((finding) => finding.measure !== undefined),
    illnessNames: new Set(knowledge.conditions.flatMap(allNames).filter(isOneWord).map(normaliseWord)),
    medicalFamilies: new Set(knowledge.medicalFamilies.flatMap((name) => lexicon.familyOf(name) ?? [])),
  };
}

function askedOfEach({ askedOf }: Knowledge): Map<string, readonly AskedOf[]> {
  const each = new Map<string, AskedOf[]>();
  for (const { findings, ...only } of askedOf) for (const id of findings) each.set(id, [...(each.get(id) ?? []), only]);
  return each;
}

function alikeOfEach({ alike }: Knowledge): Map<string, readonly string[]> {
  return new Map(
    alike.flatMap(({ findings }) => findings.map((id) => [id, findings.filter((other) => other !== id)] as const)),
  );
}

/** The same knowledge, ranked with other weights. */
export function withWeights(base: KnowledgeBase, weights: Weights): KnowledgeBase {
  return {
    ...base,
    ...weighed(
      base.conditions.map(({ entry }) => entry),
      base,
      weights,
    ),
  };
}

function weighed(
  entries: readonly ConditionEntry[],
  lookup: FindingLookup,
  weights: Weights,
): Pick<
  KnowledgeBase,
  'conditions' | 'evidence' | 'raises' | 'priors' | 'durations' | 'absences' | 'excludedBy' | 'weights'
> {
  const conditions = entries.map((entry, number) => prepareCondition(entry, number, lookup.findings));
  const evidence = evidenceRows(conditions, lookup, weights);
  return {
    conditions,
    evidence,
    raises: Array.from(lookup.numbers.values(), (number) => raisedBy(evidence.row(number))),
    priors: priorRows(conditions, weights),
    durations: durationRows(conditions, weights),
    absences: absenceTable(conditions, lookup, weights),
    excludedBy: namedBy(
      conditions.map(({ entry }) => entry.excludes.map((id) => lookup.numbers.get(id)!)),
      lookup.numbers.size,
    ),
    weights,
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

/** Red-flag rules, the most immediate danger first, with the numbers of their helplines and the stances of their steps filled in. */
export function rulesOf({
  redFlags,
  order,
  stances,
  helplines,
  happeningNow: { questions },
}: Pick<Knowledge, 'redFlags' | 'order' | 'stances' | 'helplines' | 'happeningNow'>): RedFlagRule[] {
  const places = new Map(order.flatMap(({ flags }) => flags).map((id, place) => [id, place]));
  const stanceOf = stanceReader(stances);
  return redFlags
    .toSorted((a, b) => (places.get(a.id) ?? Infinity) - (places.get(b.id) ?? Infinity))
    .map(
      ({
        id,
        kind,
        level,
        transport,
        condition,
        title,
        title_hi: hindiTitle,
        when,
        steps,
        steps_hi: hindiSteps,
        helplines: keys,
      }) => ({
        id,
        kind,
        level,
        ...(transport && { transport }),
        ...(condition && { condition }),
        title,
        when,
        steps,
        ...(steps.some((step) => stanceOf(step) !== '') && { stances: steps.map(stanceOf) }),
        ...(questions[id] && { question: questions[id].question }),
        hindi: { title: hindiTitle, steps: hindiSteps, question: questions[id]?.question_hi },
        helplines: keys.map((key) => ({ name: helplines[key]!.name, number: helplines[key]!.number })),
      }),
    );
}
