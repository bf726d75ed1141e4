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
  const yes = NO_CHANCES.slice(0, count);
  const no = NO_CHANCES.slice(0, count);
  for (let at = 0; at < belief.length; at++) {
    const { share } = belief[at]!;
    const likelihood = likelihoods[at]!;
    yes[levels[at]!]! += share * likelihood;
    no[levels[at]!]! += share * (1 - likelihood);
  }
  const before = yes.map((chance, level) => chance + no[level]!);
  return spread(before) - spread(yes) - spread(no);
}

/** Of each level of care none. */
const NO_CHANCES: readonly number[] = CARE_LEVELS.map(() => 0);

/** The level of care of each condition, by a number: 0 for that of the first one. */
const levelsOf = onceOf((belief: Belief) => {
  const levels = [...new Set(belief.map(({ condition }) => condition.entry.urgency))];
  return { levels: belief.map(({ condition }) => levels.indexOf(condition.entry.urgency)), count: levels.length };
});

/** The entropy of chances, weighted with their sum. */
function spread(chances: readonly number[]): number {
  let total = 0;
  for (const chance of chances) total += chance;
  let sum = 0;
  for (const chance of chances) if (chance > 0) sum += chance * Math.log(chance / total);
  return -sum;
}

/** The entropy of an answer that is yes with this chance. */
export function openness(yes: number): number {
  return -yes * Math.log(yes) - (1 - yes) * Math.log(1 - yes);
}
