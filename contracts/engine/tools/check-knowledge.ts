import { stepsIn } from '../src/advice/step-pairs.ts';
import { findUntagged } from '../src/advice/check-advice.ts';
import { lostChoices } from '../src/reading/phrases.ts';
import { findClashes } from '../src/knowledge/clashes.ts';
import { findContradictions } from '../src/knowledge/stances.ts';
import type { ConditionEntry, Finding, Knowledge, RedFlagEntry } from '../src/knowledge/schema.ts';

/** What is wrong between entries: ids that lead nowhere, circles, two conditions of one name. One sentence each. */
export function findInconsistencies(knowledge: Knowledge, fileOf: ReadonlyMap<string, string>): string[] {
  const kinds = new Map(knowledge.findings.map((finding) => [finding.id, finding.kind]));
  const entries: Entries = {
    kinds,
    nameOf: (folder, id) => `${fileOf.get(`${folder}/${id}`)} · ${id}`,
    unknown: (ids, user, field) =>
      ids
        .filter((id) => !kinds.has(id))
        .map((id) => `${user}: ${field}: there is no finding "${id}"${suggestion(id, kinds.keys())}`),
  };
  return [
    ...knowledge.findings.flatMap((finding) => findingProblems(finding, entries)),
    ...circles(knowledge),
    ...findContradictions(knowledge),
    ...findClashes(knowledge),
    ...findUntagged(knowledge),
    ...knowledge.conditions.flatMap((condition) => conditionProblems(condition, entries)),
    ...doubledNames(knowledge, entries),
    ...knowledge.redFlags.flatMap((rule) => redFlagProblems(rule, knowledge, entries)),
    ...happeningNowProblems(knowledge, entries),
    ...firstAidProblems(knowledge),
    ...askedOfProblems(knowledge, entries),
    ...alikeProblems(knowledge, entries),
    ...stepPairProblems(knowledge),
    ...comeBackProblems(knowledge),
  ];
}

/** What the checks of single entries look up. */
interface Entries {
  readonly kinds: ReadonlyMap<string, Finding['kind']>;
  /** File and id, as a mistake is told. */
  readonly nameOf: (folder: 'findings' | 'conditions' | 'red-flags', id: string) => string;
  /** One sentence for each id that is no finding. */
  readonly unknown: (ids: readonly string[], user: string, field: string) => string[];
}

function findingProblems({ id, parent, from, phrases }: Finding, { nameOf, unknown }: Entries): string[] {
  const name = nameOf('findings', id);
  return [
    ...unknown(parent ? [parent] : [], name, 'parent'),
    ...unknown(from.flat(), name, 'from'),
    ...phrases
      .map((phrase) => ({ phrase, lost: lostChoices(phrase) }))
      .filter(({ lost }) => lost.length > 0)
      .map(
        ({ phrase, lost }) =>
          `${name}: "${phrase}": small words (${lost.join(', ')}) are no choice: with them the place counts for nothing`,
      ),
  ];
}

function conditionProblems(condition: ConditionEntry, { kinds, nameOf, unknown }: Entries): string[] {
  const {
    id,
    findings,
    risks,
    excludes,
    self_care: steps,
    self_care_hi: hindiSteps,
    warning,
    warning_hi: hindi,
  } = condition;
  const name = nameOf('conditions', id);
  const clauses = (text: string | null): number => text?.split('; ').length ?? 0;
  return [
    ...(clauses(hindi) === clauses(warning)
      ? []
      : [`${name}: warning_hi: has ${clauses(hindi)} clauses, warning ${clauses(warning)}`]),
    ...unknown(Object.keys(findings), name, 'findings'),
    ...unknown(excludes, name, 'excludes'),
    ...unknown(Object.keys(risks), name, 'risks'),
    ...Object.keys(risks)
      .filter((risk) => kinds.get(risk) === 'symptom')
      .map((risk) => `${name}: risks: "${risk}" is a symptom; put it into findings`),
    ...Object.keys(risks)
      .filter((risk) => risk in findings)
      .map((risk) => `${name}: "${risk}" stands in findings and in risks`),
    ...excludes
      .filter((excluded) => excluded in findings)
      .map((excluded) => `${name}: "${excluded}" stands in findings and in excludes`),
    ...(hindiSteps.length !== steps.length
      ? [`${name}: self_care_hi: has ${hindiSteps.length} steps, self_care ${steps.length}`]
      : []),
  ];
}

/** A name of one illness is no name of another: what is broader or beside it stands in `related`. */
function doubledNames({ conditions }: Knowledge, { nameOf }: Entries): string[] {
  const first = new Map<string, string>();
  return conditions.flatMap(({ id, name, medical_name: medicalName, synonyms }) => {
    const own = nameOf('conditions', id);
    const names = new Set([name, medicalName ?? name, ...synonyms].map((each) => each.toLowerCase()));
    return [...names].flatMap((each) => {
      const other = first.get(each);
      first.set(each, own);
      return other ? [`${own}: ${other} is called "${each}" as well`] : [];
    });
  });
}

function redFlagProblems(
  rule: RedFlagEntry,
  { helplines, conditions }: Knowledge,
  { nameOf, unknown }: Entries,
): string[] {
  const name = nameOf('red-flags', rule.id);
  const isKnown = rule.condition === undefined || conditions.some(({ id }) => id === rule.condition);
  return [
    ...(isKnown ? [] : [`${name}: condition: there is no condition "${rule.condition}"`]),
    ...rule.when.flatMap(({ all = [], any = [], none = [], at_least: least }) => [
      ...unknown([...all, ...any, ...none], name, 'when'),
      ...(least !== undefined && any.length < least ? [`${name}: when: at_least is more than any has`] : []),
    ]),
    ...transportProblems(rule, name),
    ...rule.helplines
      .filter((id) => !(id in helplines))
      .map((id) => `${name}: helplines: there is no "${id}" in helplines.json`),
  ];
}

/** Every emergency of the body says how to get to a hospital, and nothing else does. */
function transportProblems({ kind, level, transport }: RedFlagEntry, name: string): string[] {
  const isOfBody = level === 'emergency' && (kind === 'medical' || kind === 'poisoning');
  if (isOfBody === (transport !== undefined)) return [];
  return [
    `${name}: transport: ${isOfBody ? 'ambulance or go_now?' : 'only of an emergency that is medical or a poisoning'}`,
  ];
}

/** Only red flags that exist have first steps. */
function firstAidProblems({ firstAid, redFlags }: Knowledge): string[] {
  const known = new Set(redFlags.map(({ id }) => id));
  const named = new Set([...firstAid.first_of_all, ...Object.values(firstAid.classes).flat()]);
  return [...named].filter((id) => !known.has(id)).map((id) => `first-aid.json: there is no red flag "${id}"`);
}

/** A class asks about emergencies that have a question, and no question is left over. */
function happeningNowProblems(
  { happeningNow: { first, classes, questions }, redFlags }: Knowledge,
  { unknown }: Entries,
): string[] {
  const emergencies = new Set(redFlags.filter(({ level }) => level === 'emergency').map(({ id }) => id));
  const asked = new Set(Object.values(classes).flat());
  const say = (mistake: string): string => `happening-now.json: ${mistake}`;
  return [
    ...[...asked].filter((id) => !(id in questions)).map((id) => say(`"${id}" has no question`)),
    ...Object.keys(questions)
      .filter((id) => !asked.has(id))
      .map((id) => say(`no class asks about "${id}"`)),
    ...[...asked, ...first.map(({ flag }) => flag)]
      .filter((id) => !emergencies.has(id))
      .map((id) => say(`there is no emergency "${id}"`)),
    ...unknown(
      first.flatMap(({ hinted_by: hints = [] }) => hints),
      'happening-now.json',
      'findings',
    ),
    ...(asked.size > 0 && !classes['general'] ? [say('there is no class "general"')] : []),
  ];
}

/** Each question has one place in the list, and is for some age. */
function askedOfProblems({ askedOf }: Knowledge, { unknown }: Entries): string[] {
  const ids = askedOf.flatMap(({ findings, not_with: excluding = [] }) => [...findings, ...excluding]);
  return [
    ...unknown(ids, 'asked-of.json', 'findings'),
    ...askedOf.flatMap(({ who, findings }) =>
      findings
        .filter((id, at) => findings.indexOf(id) !== at)
        .map((id) => `asked-of.json: "${who}": "${id}" stands there twice`),
    ),
    ...askedOf
      .filter(({ from = 0, below = Infinity }) => from >= below)
      .map(({ who }) => `asked-of.json: "${who}": nobody is of this age`),
  ];
}

/** A finding means the same as others of one group alone. */
function alikeProblems({ alike }: Knowledge, { unknown }: Entries): string[] {
  const ids = alike.flatMap(({ findings }) => findings);
  return [
    ...unknown(ids, 'alike.json', 'findings'),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `alike.json: "${id}" stands there twice`),
  ];
}

/** Only steps that exist stand together. */
function stepPairProblems({ stepPairs, conditions, redFlags, generalCare: { care } }: Knowledge): string[] {
  const known = new Set([
    ...conditions.flatMap((one) => one.self_care),
    ...[...redFlags, ...care].flatMap(({ steps }) => steps),
  ]);
  return stepsIn(stepPairs)
    .filter((step) => !known.has(step))
    .map((step) => `step-pairs.json: nobody says "${step}"`);
}

/** A time to come back is told of illnesses that one looks after at home, and of each once. */
function comeBackProblems({ comeBack, conditions }: Knowledge): string[] {
  const levels = new Map(conditions.map(({ id, urgency }) => [id, urgency]));
  const ids = comeBack.conditions.map(({ id }) => id);
  return ids.flatMap((id, at) => [
    ...(levels.has(id) ? [] : [`come-back.json: there is no condition "${id}"${suggestion(id, levels.keys())}`]),
    ...(levels.get(id) && levels.get(id) !== 'self_care'
      ? [`come-back.json: "${id}" is no illness for care at home`]
      : []),
    ...(ids.indexOf(id) === at ? [] : [`come-back.json: "${id}" stands there twice`]),
  ]);
}

function circles({ findings }: Knowledge): string[] {
  const parents = new Map(findings.map((finding) => [finding.id, finding.parent ?? undefined]));
  return findings.flatMap(({ id }) => {
    const seen = new Set<string>([id]);
    for (let up = parents.get(id); up !== undefined; up = parents.get(up)) {
      if (up === id) return [`findings: "${id}" is its own ancestor`];
      if (seen.has(up)) break;
      seen.add(up);
    }
    return [];
  });
}

/** The id made of the same words, or of most of them. */
function suggestion(id: string, ids: Iterable<string>): string {
  const words = id.split('_');
  let best: { id: string; shared: number } | undefined;
  for (const other of ids) {
    const theirs = other.split('_');
    const shared = words.filter((word) => theirs.includes(word)).length / Math.max(words.length, theirs.length);
    if (shared >= 0.5 && shared > (best?.shared ?? 0)) best = { id: other, shared };
  }
  return best ? ` (perhaps "${best.id}")` : '';
}
