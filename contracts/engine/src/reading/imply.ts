import { numbersBy } from '../numbers-by.ts';
import { onceOf } from '../once-of.ts';

/** How findings hang together: what a finding implies, and what implies it. */
export interface FindingLinks {
  readonly parents: Readonly<Record<string, string>>;
  readonly from: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Of each finding that is present, the mentioned ones that imply it (itself, when mentioned). */
type Present = ReadonlyMap<string, readonly string[]>;

/** Adds parents and inferred findings. */
export function imply(mentioned: Iterable<string>, links: FindingLinks): Map<string, readonly string[]> {
  return implyMore(new Map(), mentioned, links);
}

/** What is present when more is mentioned than what implied this. */
export function implyMore(
  present: Present,
  mentioned: Iterable<string>,
  links: FindingLinks,
): Map<string, readonly string[]> {
  const roots = new Map(present);
  const { inferred, needing } = inferencesOf(links.from);
  // Of what is present all has been inferred already, so only what needs something new is looked at.
  const isOpen = new Uint8Array(inferred.length);
  const add = (finding: string, because: readonly string[]): void => {
    for (let id: string | undefined = finding; id !== undefined && !roots.has(id); id = links.parents[id]) {
      roots.set(id, because);
      for (const number of needing.get(id) ?? NONE) isOpen[number] = 1;
    }
  };
  for (const finding of mentioned) {
    roots.delete(finding);
    add(finding, [finding]);
  }
  for (let grown = -1; grown !== roots.size;) {
    grown = roots.size;
    for (let number = 0; number < isOpen.length; number++) {
      if (isOpen[number] === 0) continue;
      const [finding, lists] = inferred[number]!;
      const list = roots.has(finding) ? undefined : lists.find((all) => all.every((id) => roots.has(id)));
      if (list) add(finding, [...new Set(list.flatMap((id) => roots.get(id)!))]);
    }
  }
  return roots;
}

const NONE: readonly number[] = [];

/** What can be inferred and from what, and by a finding the numbers of the inferences that need it. */
const inferencesOf = onceOf((from: FindingLinks['from']) => {
  const inferred = Object.entries(from);
  return { inferred, needing: numbersBy(inferred.map(([, lists]) => lists.flat())) };
});
