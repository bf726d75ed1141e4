import type { FollowUpQuestion } from '../../domain/assessment.js';
import type { Reading } from '../../domain/reading.js';
import type { KnowledgeBase, RankedCondition } from './knowledge-base.js';
import type { Ranked } from './rank-conditions.js';

const QUESTIONS = 3;
/** Only conditions in view are worth telling apart. */
const IN_VIEW = 8;

/** Up to three yes/no questions: one that could complete a red flag, then those with the highest expected gain in information. */
export function askFollowUp(ranked: readonly Ranked[], reading: Reading, base: KnowledgeBase): FollowUpQuestion[] {
  const inView = ranked.slice(0, IN_VIEW);
  const total = inView.reduce((sum, { probability }) => sum + probability, 0);
  const belief = inView.map(({ condition, probability }) => ({ condition, share: probability / total }));
  const candidates = [...new Set(inView.flatMap(({ condition }) => condition.listed.map(([id]) => id)))].filter((id) => isOpen(id, reading, base));
  const byGain = candidates.map((id) => ({ id, gain: expectedGain(id, belief, base) })).sort((a, b) => b.gain - a.gain);
  const chosen: string[] = [];
  const groups = new Set<string>();
  for (const id of [...dangerQuestions(reading, base), ...byGain.filter(({ gain }) => gain > 0.005).map(({ id: open }) => open)]) {
    const group = base.findings.get(id)!.group ?? id;
    if (chosen.length === QUESTIONS) break;
    if (chosen.includes(id) || groups.has(group)) continue;
    groups.add(group);
    chosen.push(id);
  }
  return chosen.map((id) => ({ id, text: base.findings.get(id)!.question }));
}

function isOpen(id: string, { present, denied, asked }: Reading, base: KnowledgeBase): boolean {
  const finding = base.findings.get(id)!;
  if (finding.not_asked || present.has(id) || asked.has(id)) return false;
  for (let at: string | null | undefined = id; at; at = base.findings.get(at)?.parent) if (denied.has(at)) return false;
  return true;
}

/** A finding that alone is missing from an emergency rule which the complaint has begun to fill. */
function dangerQuestions({ present, person, denied, asked }: Reading, base: KnowledgeBase): string[] {
  for (const rule of base.rules) {
    for (const { all = [], any = [], none = [], age, sex } of rule.when) {
      const fits = rule.level === 'emergency' && all.length > 0 && all.every((id) => present.has(id)) && !none.some((id) => present.has(id));
      const right = !(sex && person.sex && sex !== person.sex) && (age?.max === undefined || (person.age ?? Infinity) <= age.max) && (age?.min === undefined || (person.age ?? 40) >= age.min);
      const open = any.filter((id) => !denied.has(id) && !asked.has(id) && !base.findings.get(id)!.not_asked);
      if (fits && right && open[0] && !any.some((id) => present.has(id) || asked.has(id))) return [open[0]];
    }
  }
  return [];
}

/** Expected fall of entropy (in nats) over the conditions in view when the question is answered. */
function expectedGain(id: string, belief: readonly { condition: RankedCondition; share: number }[], base: KnowledgeBase): number {
  const background = base.findings.get(id)!.background;
  const yes = belief.map(({ condition, share }) => share * Math.min(0.99, condition.given.get(id) ?? background));
  const no = belief.map(({ share }, index) => share - yes[index]!);
  const chance = yes.reduce((sum, value) => sum + value, 0);
  return entropy(belief.map(({ share }) => share), 1) - chance * entropy(yes, chance) - (1 - chance) * entropy(no, 1 - chance);
}

function entropy(shares: readonly number[], total: number): number {
  return shares.reduce((sum, share) => (share <= 0 ? sum : sum - (share / total) * Math.log(share / total)), 0);
}
