import { lostChoices } from '@sahaay/contracts/red-flags';
import { findContradictions } from './stances.js';
import type { Knowledge } from './schema.js';

/** What is wrong between entries: ids that lead nowhere, circles, two conditions of one name. One sentence each. */
export function findInconsistencies(knowledge: Knowledge, fileOf: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  const { findings, conditions, redFlags, helplines } = knowledge;
  const kinds = new Map(findings.map((finding) => [finding.id, finding.kind]));
  const expectFinding = (id: string, user: string, field: string): void => {
    if (!kinds.has(id)) problems.push(`${user}: ${field}: there is no finding "${id}"${suggestion(id, kinds.keys())}`);
  };
  for (const finding of findings) {
    const name = `${fileOf.get(`findings/${finding.id}`)} · ${finding.id}`;
    if (finding.parent) expectFinding(finding.parent, name, 'parent');
    for (const id of finding.from.flat()) expectFinding(id, name, 'from');
    for (const phrase of finding.phrases) {
      const lost = lostChoices(phrase);
      if (lost.length > 0)
        problems.push(
          `${name}: "${phrase}": small words (${lost.join(', ')}) are no choice: with them the place counts for nothing`,
        );
    }
  }
  problems.push(...circles(knowledge), ...findContradictions(knowledge));
  const names = new Map<string, string>();
  for (const condition of conditions) {
    const name = `${fileOf.get(`conditions/${condition.id}`)} · ${condition.id}`;
    for (const id of Object.keys(condition.findings)) expectFinding(id, name, 'findings');
    for (const id of condition.excludes) expectFinding(id, name, 'excludes');
    for (const id of Object.keys(condition.risks)) {
      expectFinding(id, name, 'risks');
      if (kinds.get(id) === 'symptom') problems.push(`${name}: risks: "${id}" is a symptom; put it into findings`);
      if (id in condition.findings) problems.push(`${name}: "${id}" stands in findings and in risks`);
    }
    for (const id of condition.excludes)
      if (id in condition.findings) problems.push(`${name}: "${id}" stands in findings and in excludes`);
    if (condition.self_care_hi && condition.self_care_hi.length !== condition.self_care.length)
      problems.push(
        `${name}: self_care_hi: has ${condition.self_care_hi.length} steps, self_care ${condition.self_care.length}`,
      );
    const lower = condition.name.toLowerCase();
    if (names.has(lower)) problems.push(`${name}: ${names.get(lower)} has the same name`);
    names.set(lower, name);
  }
  for (const rule of redFlags) {
    const name = `${fileOf.get(`red-flags/${rule.id}`)} · ${rule.id}`;
    for (const when of rule.when) {
      for (const id of [...(when.all ?? []), ...(when.any ?? []), ...(when.none ?? [])])
        expectFinding(id, name, 'when');
      if (when.at_least !== undefined && (when.any?.length ?? 0) < when.at_least)
        problems.push(`${name}: when: at_least is more than any has`);
    }
    for (const id of rule.helplines)
      if (!(id in helplines)) problems.push(`${name}: helplines: there is no "${id}" in helplines.json`);
  }
  return problems;
}

function circles({ findings }: Knowledge): string[] {
  const parents = new Map(findings.map((finding) => [finding.id, finding.parent ?? undefined]));
  return findings.flatMap(({ id }) => {
    const seen = new Set<string>([id]);
    for (let up = parents.get(id); up !== undefined; up = parents.get(up)) {
      if (up === id) return [`findings: "${id}" is its own ancestor`];
      if (seen.has(up)) break;
      seen.add(up);
    }
    return [];
  });
}

/** The id made of the same words, or of most of them. */
function suggestion(id: string, ids: Iterable<string>): string {
  const words = id.split('_');
  let best: { id: string; shared: number } | undefined;
  for (const other of ids) {
    const theirs = other.split('_');
    const shared = words.filter((word) => theirs.includes(word)).length / Math.max(words.length, theirs.length);
    if (shared >= 0.5 && shared > (best?.shared ?? 0)) best = { id: other, shared };
  }
  return best ? ` (perhaps "${best.id}")` : '';
}
