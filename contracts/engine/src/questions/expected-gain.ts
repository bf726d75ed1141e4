import { CARE_LEVELS } from '@sahaay/contracts/constants';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { onceOf, onceOfBoth } from '../once-of.ts';
import type { RankedCondition } from '../ranking/prepare-condition.ts';

/** How much of the belief each condition in view has; together 1. */
export type Belief = readonly { readonly condition: RankedCondition; readonly share: number }[];

/** How likely each condition in view makes a finding, and how likely it is by that; not a number until somebody asks. */
interface Row {
  readonly likelihoods: number[];
  chance: number;
}

/** The rows of findings: of what the conditions in view list, and of each background for all else. */
const rowsBy = onceOfBoth((belief: Belief, { findings }: KnowledgeBase) => {
  const listed = new Map<string, Row>();
  const others = new Map<number, Row>();
  const allAs = (likelihood: number): Row => ({ likelihoods: belief.map(() => likelihood), chance: Number.NaN });
  belief.forEach(({ condition }, at) => {
    for (const [id, likelihood] of condition.given) {
      let row = listed.get(id);
      if (!row) listed.set(id, (row = allAs(findings.get(id)!.background)));
      row.likelihoods[at] = likelihood;
    }
  });
  return (id: string): Row => {
    const own = listed.get(id);
    if (own) return own;
    const { background } = findings.get(id)!;
    let other = others.get(background);
    if (!other) others.set(background, (other = allAs(background)));
    return other;
  };
});

/** How likely a finding is, by what is believed. */
export function chancesBy(belief: Belief, base: KnowledgeBase): (id: string) => number {
  const rowOf = rowsBy(belief, base);
  return (id) => {
    const row = rowOf(id);
    if (Number.isNaN(row.chance)) row.chance = sumOf(belief, row.likelihoods);
    return row.chance;
  };
}

function sumOf(belief: Belief, likelihoods: readonly number[]): number {
  let chance = 0;
  for (let at = 0; at < belief.length; at++) chance += belief[at]!.share * likelihoods[at]!;
  return chance;
}

/** Expected fall of entropy (in nats) over the conditions in view when the question is answered: what the answer leaves open, less what it leaves open of each condition. */
export function expectedGain(id: string, belief: Belief, base: KnowledgeBase): number {
  const { background } = base.findings.get(id)!;
  const { likelihoods } = rowsBy(belief, base)(id);
  const openElsewhere = openness(background);
  let open = 0;
  for (let at = 0; at < belief.length; at++) {
    const likelihood = likelihoods[at]!;
    open += belief[at]!.share * (likelihood === background ? openElsewhere : openness(likelihood));
  }
  return openness(sumOf(belief, likelihoods)) - open;
}

/** Expected fall of entropy (in nats) over the levels of care of the conditions in view when the question is answered. */
export function expectedGainInLevel(id: string, belief: Belief, base: KnowledgeBase): number {
  const { likelihoods } = rowsBy(belief, base)(id);
  const { levels, count } = levelsOf(belief);
  yes.fill(0);
  no.fill(0);
  for (let at = 0; at < belief.length; at++) {
    const { share } = belief[at]!;
    const likelihood = likelihoods[at]!;
    yes[levels[at]!]! += share * likelihood;
    no[levels[at]!]! += share * (1 - likelihood);
  }
  for (let level = 0; level < count; level++) before[level] = yes[level]! + no[level]!;
  return spread(before, count) - spread(yes, count) - spread(no, count);
}

/** The chances of each level of care with either answer and before it, which are worked out anew for each question. */
const [yes, no, before] = [chancesOfLevels(), chancesOfLevels(), chancesOfLevels()];

function chancesOfLevels(): Float64Array {
  return new Float64Array(CARE_LEVELS.length);
}

/** The level of care of each condition, by a number: 0 for that of the first one. */
const levelsOf = onceOf((belief: Belief) => {
  const levels = [...new Set(belief.map(({ condition }) => condition.entry.urgency))];
  return { levels: belief.map(({ condition }) => levels.indexOf(condition.entry.urgency)), count: levels.length };
});

/** The entropy of the first so many chances, weighted with their sum. */
function spread(chances: Float64Array, count: number): number {
  let total = 0;
  for (let at = 0; at < count; at++) total += chances[at]!;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const chance = chances[at]!;
    if (chance > 0) sum += chance * Math.log(chance / total);
  }
  return -sum;
}

/** The entropy of an answer that is yes with this chance. */
export function openness(yes: number): number {
  return -yes * Math.log(yes) - (1 - yes) * Math.log(1 - yes);
}
