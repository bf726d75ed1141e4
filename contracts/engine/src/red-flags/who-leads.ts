import type { RaisedFlag } from './raise-flags.ts';

/** Which red flags begin with the right steps. */
export interface FirstAidOfClasses {
  /** In any danger: not breathing, not awake. */
  readonly first_of_all: readonly string[];
  /** By the class of danger. */
  readonly classes: Readonly<Record<string, readonly string[]>>;
}

/** The flags in the order in which they speak, and whether what is right in any danger is said before them. */
export interface Speakers {
  readonly flags: readonly RaisedFlag[];
  readonly isGeneralFirst: boolean;
}

/**
 * A single misread word can raise a flag that is more immediate than the true one ("drowning" of a heart that fails), and its
 * steps would come first. Where the whole text clearly tells of another class of danger, a flag of that class goes first; where
 * none was raised, what is right in any danger. Nothing goes before the care for somebody who does not breathe or wake up.
 *
 * @param raised the most immediate danger first
 * @param danger the class that the text clearly tells of
 */
export function whoLeads(
  raised: readonly RaisedFlag[],
  danger: string | undefined,
  { first_of_all: always, classes }: FirstAidOfClasses,
): Speakers {
  const first = raised[0]?.rule;
  const fitting = danger === undefined ? undefined : classes[danger];
  if (!fitting || first?.level !== 'emergency' || always.includes(first.id) || fitting.includes(first.id))
    return { flags: raised, isGeneralFirst: false };
  const leader = raised.find(({ rule }) => rule.level === 'emergency' && fitting.includes(rule.id));
  return leader
    ? { flags: [leader, ...raised.filter((flag) => flag !== leader)], isGeneralFirst: false }
    : { flags: raised, isGeneralFirst: true };
}
