import type { Language } from '@sahaay/contracts/constants';
import type { RedFlagRule } from '@sahaay/contracts/red-flags';
import type { FollowUpQuestion } from '../../domain/assessment.js';
import type { Reading } from '../../domain/reading.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { RankedCondition } from './prepare-condition.js';
import type { Ranked } from './rank-conditions.js';
import type { Finding } from './schema.js';

const QUESTIONS = 3;
/** In nats; what tells less is not worth asking. */
const LEAST_GAIN = 0.005;
/** Only conditions in view are worth telling apart. */
const IN_VIEW = 8;
/** Before anything points anywhere, all that is common. */
const COMMON = 60;
const NONE: readonly string[] = [];

/** Up to three yes/no questions: one that could complete a red flag, then those with the highest expected gain in information. */
export function askFollowUp(
  ranked: readonly Ranked[],
  reading: Reading,
  base: KnowledgeBase,
  language: Language = 'en',
): FollowUpQuestion[] {
  const inView = ranked.slice(0, isVague(reading, base) ? COMMON : IN_VIEW);
  const total = inView.reduce((sum, { probability }) => sum + probability, 0);
  const belief = inView.map(({ condition, probability }) => ({ condition, share: probability / total }));
  const candidates = new Set<string>();
  for (const { condition } of inView) for (const [id] of condition.listed) candidates.add(id);
  const isHard = isHardToTell(reading, base);
  const informing: { id: string; gain: number; hard: number }[] = [];
  for (const id of candidates) {
    if (!isOpen(id, reading, base)) continue;
    const gain = expectedGain(id, belief, base);
    if (gain > LEAST_GAIN) informing.push({ id, gain, hard: Number(isHard(id)) });
  }
  informing.sort((a, b) => a.hard - b.hard || b.gain - a.gain);
  const chosen: string[] = [];
  const groups = new Set<string>();
  for (const id of [...dangerQuestions(reading, base, isHard), ...informing.map(({ id }) => id)]) {
    const group = base.findings.get(id)!.group ?? id;
    if (chosen.length === QUESTIONS) break;
    if (chosen.includes(id) || groups.has(group)) continue;
    groups.add(group);
    chosen.push(id);
  }
  return chosen.map((id) => ({ id, text: questionOf(base.findings.get(id)!, language) }));
}

/** The question in the person's language; in Hindi, until it has its own, made of the finding's Hindi words. */
function questionOf({ question, question_hi: hindiQuestion, hindi, kind }: Finding, language: Language): string {
  if (language === 'en') return question;
  const words = hindi[0]!.replace(/^=/, '').replace(/\|\S+/g, '');
  return hindiQuestion ?? (kind === 'symptom' ? `क्या आपको यह तकलीफ़ है: ${words}?` : `क्या यह बात आप पर लागू है: ${words}?`);
}

/** Whether the complaint says nothing of where or what: "I feel bad". */
export function isVague({ present }: Reading, base: KnowledgeBase): boolean {
  return [...present.keys()].every((id) => base.findings.get(id)!.vague);
}

/** What takes a device or a laboratory to know, for somebody who speaks of no measurement. */
function isHardToTell({ present, denied }: Reading, base: KnowledgeBase): (id: string) => boolean {
  const isTested = (id: string): boolean => base.findings.get(id)!.tested;
  const isTold = [...present.keys(), ...denied].some(isTested);
  return (id) => !isTold && isTested(id);
}

function isOpen(id: string, { present, denied, asked }: Reading, base: KnowledgeBase): boolean {
  const finding = base.findings.get(id)!;
  if (finding.not_asked || present.has(id) || asked.has(id)) return false;
  for (let at: string | null | undefined = id; at; at = base.findings.get(at)?.parent) if (denied.has(at)) return false;
  return true;
}

/** What could complete an emergency rule: a worse form of what is said ("the worst headache"), else the most frequent finding that alone is missing. */
function dangerQuestions(reading: Reading, base: KnowledgeBase, isHard: (id: string) => boolean): string[] {
  const { present, denied, asked } = reading;
  const isOpenSign = (id: string): boolean =>
    !present.has(id) && !denied.has(id) && !asked.has(id) && !base.findings.get(id)!.not_asked && !isHard(id);
  const worse: string[] = [];
  const missing: string[] = [];
  for (const rule of base.rules) {
    if (rule.level !== 'emergency') continue;
    for (const when of rule.when) {
      const { all = NONE, any = NONE } = when;
      const isWorse = all.length === 1 && any.length === 0 && isWorseForm(all[0]!, present, base);
      const lacksOne =
        any.length > 0 &&
        all.length > 0 &&
        all.every((id) => present.has(id)) &&
        !any.some((id) => present.has(id) || asked.has(id));
      if (!(isWorse || lacksOne) || !mayHold(when, reading)) continue;
      if (isWorse) worse.push(...all);
      else missing.push(...any);
    }
  }
  const frequency = (id: string): number => base.findings.get(id)!.background;
  return [worse, missing]
    .flatMap((ids) => ids.filter(isOpenSign).sort((a, b) => frequency(b) - frequency(a)))
    .slice(0, 1);
}

/** Whether a rule is for such a person, and nothing speaks against it. */
function mayHold({ none = NONE, age, sex }: RedFlagRule['when'][number], { person, present }: Reading): boolean {
  if (sex && person.sex && sex !== person.sex) return false;
  if (age?.max !== undefined && (person.age === undefined || person.age > age.max)) return false;
  return (person.age ?? 40) >= (age?.min ?? 0) && !none.some((id) => present.has(id));
}

function isWorseForm(id: string, present: ReadonlyMap<string, unknown>, base: KnowledgeBase): boolean {
  for (let up = base.findings.get(id)?.parent; up; up = base.findings.get(up)?.parent) if (present.has(up)) return true;
  return false;
}

/** Expected fall of entropy (in nats) over the conditions in view when the question is answered: what the answer leaves open, less what it leaves open of each condition. */
function expectedGain(
  id: string,
  belief: readonly { condition: RankedCondition; share: number }[],
  base: KnowledgeBase,
): number {
  const background = base.findings.get(id)!.background;
  const openElsewhere = openness(background);
  let chance = 0;
  let open = 0;
  for (const { condition, share } of belief) {
    const likelihood = condition.given.get(id) ?? background;
    chance += share * likelihood;
    open += share * (likelihood === background ? openElsewhere : openness(likelihood));
  }
  return openness(chance) - open;
}

/** The entropy of an answer that is yes with this chance. */
function openness(yes: number): number {
  return -yes * Math.log(yes) - (1 - yes) * Math.log(1 - yes);
}
