/** A frightened person reads no more than this, from all danger signs together. */
export const MOST_STEPS = 7;

/** What one flag asks a person to do. */
export interface FirstAid {
  readonly steps: readonly string[];
  /**
   * Of each step, in the same order: the side it takes where steps could contradict one another, as `drink:give posture:upright`; empty for a step that takes none.
   * Missing: no step takes any.
   */
  readonly stances?: readonly string[] | undefined;
}

/**
 * Joins the steps of several flags. The first flag gives all of its steps; each later one adds what contradicts nothing said before it and is not said yet.
 *
 * @param flags the most immediate danger first
 * @returns of each flag the places of the steps that it adds, `MOST_STEPS` in all
 */
export function stepsToShow(flags: readonly FirstAid[]): number[][] {
  const said = new Set<string>();
  const taken = new Map<string, string>();
  let left = MOST_STEPS;
  return flags.map(({ steps, stances }) => {
    const before = new Set(taken.keys());
    return steps.flatMap((step, place) => {
      const sides = stancesOf(stances?.[place]);
      const isNews = sides.length === 0 ? !said.has(step) : sides.some(([topic]) => !before.has(topic));
      if (left === 0 || !isNews || sides.some(([topic, side]) => (taken.get(topic) ?? side) !== side)) return [];
      for (const [topic, side] of sides) taken.set(topic, side);
      said.add(step);
      left--;
      return [place];
    });
  });
}

/** `drink:withhold eat:withhold` → topic and side of each. */
function stancesOf(written = ''): (readonly [topic: string, side: string])[] {
  return written.split(' ').flatMap((stance) => {
    const [topic, side] = stance.split(':');
    return topic && side ? [[topic, side] as const] : [];
  });
}
