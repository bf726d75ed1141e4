/** How findings hang together: what a finding implies, and what implies it. */
export interface FindingLinks {
  readonly parents: Readonly<Record<string, string>>;
  readonly from: Readonly<Record<string, readonly (readonly string[])[]>>;
}

/** Adds parents and inferred findings. A finding maps to the mentioned ones that imply it (itself, when mentioned). */
export function imply(mentioned: Iterable<string>, links: FindingLinks): Map<string, readonly string[]> {
  const roots = new Map<string, readonly string[]>();
  const add = (finding: string, because: readonly string[]): void => {
    for (let id: string | undefined = finding; id !== undefined && !roots.has(id); id = links.parents[id])
      roots.set(id, because);
  };
  for (const finding of mentioned) {
    roots.delete(finding);
    add(finding, [finding]);
  }
  const inferred = Object.entries(links.from);
  for (let grown = -1; grown !== roots.size;) {
    grown = roots.size;
    for (const [finding, lists] of inferred) {
      const list = roots.has(finding) ? undefined : lists.find((all) => all.every((id) => roots.has(id)));
      if (list) add(finding, [...new Set(list.flatMap((id) => roots.get(id)!))]);
    }
  }
  return roots;
}
