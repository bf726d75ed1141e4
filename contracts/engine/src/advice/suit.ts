import type { Assessment, Screened } from '../assessment.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { onceOf } from '../once-of.ts';
import type { Reading } from '../reading/reading.ts';
import { tokenise } from '../reading/tokens.ts';
import { SENTENCES } from '../sentences.ts';
import type { Advice, Unsuited } from './schema.ts';
import { sentencesOf } from './sentences-of.ts';
import type { TaggedSteps } from './tagged-steps.ts';
import { readMedicines, type ToldMedicines } from './told-medicines.ts';
import { stepFor112 } from '../care-level/warning.ts';

/** What is known of the person that decides whether a step suits. */
interface Facts extends ToldMedicines {
  readonly present: Pick<ReadonlySet<string>, 'has'>;
  /** The words of the illnesses of the form. */
  readonly illnesses: ReadonlySet<string>;
  readonly age: number | undefined;
  readonly isChild: boolean;
  readonly isHindi: boolean;
}

/** What was left out, and why, as `SENTENCES.leftOut` takes it. */
type LeftOut = Map<string, Set<string>>;

/**
 * Leaves out of all steps what does not suit the person by age, pregnancy, illnesses, medicines or allergies that were told
 * or are known, says what holds in its place, and names what was left out. It is the one place that does. What
 * is left stands in order, and says nothing twice.
 */
export function suit<A extends Screened<Assessment>>(screened: A, reading: Reading, base: KnowledgeBase): A {
  const { tagged, inOrder } = base;
  const facts = factsOf(reading, tagged);
  const isEmergency = screened.triage?.level === 'emergency';
  // In an emergency 112 is called anyway.
  const asTold = (step: string): string =>
    isEmergency ? step : stepFor112(step, reading, base, facts.isHindi ? 'hi' : 'en');
  const leftOut: LeftOut = new Map();
  const redFlags = screened.redFlags.map((flag) => {
    const places = flag.steps.map((step) => stepFor(step, facts, tagged, leftOut));
    const shown = flag.shown?.filter((_, at) => places[at] === flag.steps[at]);
    return { ...flag, steps: given(places).map(asTold), ...(shown && { shown }) };
  });
  const conditions = screened.conditions.map((condition) =>
    condition.steps
      ? { ...condition, steps: given(condition.steps.map((step) => stepFor(step, facts, tagged, leftOut))).map(asTold) }
      : condition,
  );
  if (!screened.triage) return { ...screened, conditions, redFlags };
  leftOut.clear();
  const own = inOrder(given(screened.triage.steps.map((step) => stepFor(step, facts, tagged, leftOut))));
  const steps = own.map(asTold);
  const told = leftOut.size > 0 && { leftOut: SENTENCES[facts.isHindi ? 'hi' : 'en'].leftOut(leftOut) };
  return { ...screened, conditions, redFlags, triage: { ...screened.triage, steps, ...told } };
}

/** The steps that would be left for this person if so much were known of them: medicines are read from the text once. */
export function suiter(reading: Reading, { tagged }: KnowledgeBase) {
  const facts = factsOf(reading, tagged);
  return (steps: readonly string[], { present }: Pick<Reading, 'present'>): string[] =>
    given(steps.map((step) => stepFor(step, { ...facts, present }, tagged, new Map())));
}

/** Whether one of these findings makes any step unsuitable: no others change what a person is told to do. */
export function decidesAdvice(findings: readonly string[], { tagged }: KnowledgeBase): boolean {
  return findings.some((id) => decisive(tagged.advice).has(id));
}

const decisive = onceOf(
  (advice: Advice) =>
    new Set(
      Object.values(advice).flatMap(({ not_with: unsuited }) => unsuited.flatMap(({ findings = [] }) => findings)),
    ),
);

function factsOf({ complaint, person, present }: Reading, { advice }: TaggedSteps): Facts {
  return {
    ...readMedicines(complaint, advice),
    present,
    illnesses: new Set(
      (complaint.background?.illnesses ?? []).flatMap((name) => tokenise(name).map(({ word }) => word)),
    ),
    age: person.age,
    isChild: person.who === 'child',
    isHindi: complaint.language === 'hi',
  };
}

/** Each step once, without those that nothing is left of. */
function given(steps: readonly string[]): string[] {
  return [...new Set(steps)].filter((step) => step !== '');
}

function stepFor(step: string, facts: Facts, tagged: TaggedSteps, leftOut: LeftOut): string {
  const sentences = tagged.whole.has(step) ? [step] : sentencesOf(step);
  if (!sentences.some((sentence) => tagged.english.has(sentence))) return step;
  return sentences
    .map((sentence) => sentenceFor(sentence, facts, tagged, leftOut))
    .join(' ')
    .trim();
}

/** A sentence of which one content after another is looked at, until it suits. */
function sentenceFor(sentence: string, facts: Facts, { advice, english }: TaggedSteps, leftOut: LeftOut): string {
  const language = facts.isHindi ? 'hi' : 'en';
  let said = sentence;
  let key = english.get(sentence);
  for (const [content, tags] of contentsOf(advice)) {
    if (key === undefined || !tags.advised.includes(key)) continue;
    const refused = refusalOf(content, tags, facts);
    if (!refused) continue;
    note(refused, facts.isHindi ? tags.name_hi : tags.name, facts, leftOut);
    const { instead } = refused;
    if (instead) return instead[language];
    said = tags.rest[key]?.[language] ?? '';
    key = tags.rest[key]?.en;
  }
  return said;
}

const contentsOf = onceOf((advice: Advice) => Object.entries(advice));

/** Why somebody is not advised something; null where it suits. What a doctor has forbidden goes first. */
function refusalOf(content: string, { not_with: unsuited }: Advice[string], facts: Facts): Unsuited | null {
  if (facts.forbidden.has(content)) return { why: SENTENCES.en.doctorSaidNo, why_hi: SENTENCES.hi.doctorSaidNo };
  return unsuited.find((one) => isOfAge(one, facts) || isOfTold(one, facts)) ?? null;
}

function note({ why, why_hi: hindiWhy }: Unsuited, name: string, { isHindi }: Facts, leftOut: LeftOut): void {
  const reason = isHindi ? hindiWhy : why;
  if (reason) leftOut.set(name, (leftOut.get(name) ?? new Set()).add(reason));
}

function isOfTold({ findings = [], illnesses = [], allergies = [], takes = [] }: Unsuited, facts: Facts): boolean {
  return (
    findings.some((id) => facts.present.has(id)) ||
    illnesses.some((word) => facts.illnesses.has(word)) ||
    allergies.some((content) => facts.allergies.has(content)) ||
    takes.some((content) => facts.takes.has(content))
  );
}

/** A child of unknown age is younger than any bound, unless the age must be known; anybody else of unknown age is grown up. */
function isOfAge({ younger_than: below, older_than: above, known }: Unsuited, { age, isChild }: Facts): boolean {
  if (age === undefined) return isChild ? below !== undefined && !known : above !== undefined && !known;
  return (below !== undefined && age < below) || (above !== undefined && age > above);
}
