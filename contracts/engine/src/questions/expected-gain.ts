import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { RankedCondition } from '../ranking/prepare-condition.ts';

/** How much of the belief each condition in view has; together 1. */
export type Belief = readonly { readonly condition: RankedCondition; readonly share: number }[];

/** How likely a finding is, by what is believed. */
export function chanceOf(id: string, belief: Belief, base: KnowledgeBase): number {
  const { background } = base.findings.get(id)!;
  return belief.reduce((sum, { condition, share }) => sum + share * (condition.given.get(id) ?? background), 0);
}

/** Expected fall of entropy (in nats) over the conditions in view when the question is answered: what the answer leaves open, less what it leaves open of each condition. */
export function expectedGain(id: string, belief: Belief, base: KnowledgeBase): number {
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

/** Expected fall of entropy (in nats) over the levels of care of the conditions in view when the question is answered. */
export function expectedGainInLevel(id: string, belief: Belief, base: KnowledgeBase): number {
  const { background } = base.findings.get(id)!;
  const yes = new Map<string, number>();
  const no = new Map<string, number>();
  for (const { condition, share } of belief) {
    const likelihood = condition.given.get(id) ?? background;
    const { urgency } = condition.entry;
    yes.set(urgency, (yes.get(urgency) ?? 0) + share * likelihood);
    no.set(urgency, (no.get(urgency) ?? 0) + share * (1 - likelihood));
  }
  const before = [...yes].map(([level, chance]) => chance + no.get(level)!);
  return spread(before) - spread([...yes.values()]) - spread([...no.values()]);
}

/** The entropy of chances, weighted with their sum. */
function spread(chances: readonly number[]): number {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return -chances.reduce((sum, chance) => sum + (chance > 0 ? chance * Math.log(chance / total) : 0), 0);
}

/** The entropy of an answer that is yes with this chance. */
export function openness(yes: number): number {
  return -yes * Math.log(yes) - (1 - yes) * Math.log(1 - yes);
}
