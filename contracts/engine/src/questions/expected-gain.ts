import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { onceOf } from '../once-of.ts';
import type { RankedCondition } from '../ranking/prepare-condition.ts';

/** How much of the belief each condition in view has; together 1. */
export type Belief = readonly { readonly condition: RankedCondition; readonly share: number }[];

/** How likely a finding is, by what is believed. */
export function chanceOf(id: string, belief: Belief, base: KnowledgeBase): number {
  const { background } = base.findings.get(id)!;
  return belief.reduce((sum, { condition, share }) => sum + share * (condition.given.get(id) ?? background), 0);
}

/** The same, worked out once for each finding. */
export function chancesBy(belief: Belief, base: KnowledgeBase): (id: string) => number {
  const known = new Map<string, number>();
  return (id) => {
    let chance = known.get(id);
    if (chance === undefined) known.set(id, (chance = chanceOf(id, belief, base)));
    return chance;
  };
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
  const levels = levelsOf(belief);
  const yes: number[] = [];
  const no: number[] = [];
  for (let at = 0; at < belief.length; at++) {
    const { condition, share } = belief[at]!;
    const likelihood = condition.given.get(id) ?? background;
    const level = levels[at]!;
    yes[level] = (yes[level] ?? 0) + share * likelihood;
    no[level] = (no[level] ?? 0) + share * (1 - likelihood);
  }
  const before = yes.map((chance, level) => chance + no[level]!);
  return spread(before) - spread(yes) - spread(no);
}

/** The level of care of each condition, by a number: 0 for that of the first one. */
const levelsOf = onceOf((belief: Belief) => {
  const levels = [...new Set(belief.map(({ condition }) => condition.entry.urgency))];
  return belief.map(({ condition }) => levels.indexOf(condition.entry.urgency));
});

/** The entropy of chances, weighted with their sum. */
function spread(chances: readonly number[]): number {
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return -chances.reduce((sum, chance) => sum + (chance > 0 ? chance * Math.log(chance / total) : 0), 0);
}

/** The entropy of an answer that is yes with this chance. */
export function openness(yes: number): number {
  return -yes * Math.log(yes) - (1 - yes) * Math.log(1 - yes);
}
