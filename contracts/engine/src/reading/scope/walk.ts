import type { Token } from '../tokens.ts';
import type { Candidate, Cues, ReadyCue } from './compile.ts';
import { sentencesWithout } from './everywhere.ts';
import { matchAnchor, standsAround, standsIn, type Core, type Stretch } from './match.ts';
import type { Pattern } from './pattern.ts';
import { reachAfter, reachBefore, type Range } from './reach.ts';
import { STATUSES, type Status } from './status.ts';
import { partsOfSubjects } from './subjects.ts';

/** What a word may begin to be. */
export type Candidates = readonly Candidate[] | undefined;

/** What a cue marks. */
export interface Marking {
  readonly cue: ReadyCue;
  readonly ranges: readonly Range[];
}

/**
 * Marks each word of a text with how it is meant: said, denied, past, of a relative, or only imagined. Every cue is taken by itself; where two mark
 * one word, the status that prevails counts, so that their order does not matter.
 * @param candidates of each token, what its word may begin to be
 */
export function markWords(tokens: readonly Token[], candidates: readonly Candidates[], cues: Cues): Status[] {
  const status: Status[] = tokens.map(() => 'present');
  for (const { cue, ranges } of findCues(tokens, candidates, cues)) {
    const rank = STATUSES.indexOf(cue.status);
    for (const [from, to] of ranges)
      for (let at = from; at < to; at++) if (STATUSES.indexOf(status[at]!) < rank) status[at] = cue.status;
  }
  return status;
}

/** Finds the cues of a text that hold, and what they mark. */
export function findCues(tokens: readonly Token[], candidates: readonly Candidates[], cues: Cues): Marking[] {
  const found: Marking[] = [];
  const told = new Set<string>();
  let previous: Sentence | undefined;
  let sentence: Sentence | undefined;
  for (let at = 0; at < tokens.length; at++) {
    if (at === 0 || tokens[at]!.segment !== tokens[at - 1]!.segment) {
      previous = sentence;
      sentence = new Sentence(tokens, at, cues);
    }
    for (const candidate of candidates[at] ?? []) {
      const marking = sentence!.read(candidate, at, previous);
      if (!marking) continue;
      if (candidate.cue.tells === undefined) found.push(marking);
      else told.add(candidate.cue.tells);
    }
  }
  return found.filter(({ cue: { when, unless_told: against } }) => {
    const isTold = (fact: string): boolean => told.has(fact);
    return (when === undefined || when.some(isTold)) && !against?.some(isTold);
  });
}

/** A sentence while its cues are read. */
class Sentence {
  private readonly whole: Stretch;
  private parts: Stretch[] | undefined;
  /** What was found to stand in a stretch: many cues of one sentence ask for the same. */
  private readonly standing = new Map<Stretch, Map<Pattern, boolean>>();

  private readonly cues: Cues;

  constructor(tokens: readonly Token[], from: number, cues: Cues) {
    this.cues = cues;
    let to = from;
    while (to < tokens.length && tokens[to]!.segment === tokens[from]!.segment) to++;
    this.whole = { tokens, from, to };
  }

  read({ pattern, cue }: Candidate, at: number, previous: Sentence | undefined): Marking | null {
    const stretch = cue.isWithinSubject ? this.partAt(at) : this.whole;
    const core = matchAnchor(pattern, at, stretch);
    if (!core || !this.holds(cue, core, stretch)) return null;
    const everywhere = cue.everywhere ? sentencesWithout(cue.everywhere.spares, stretch.tokens) : [];
    return { cue, ranges: [...everywhere, ...this.rangesOf(cue, core, stretch, previous)] };
  }

  private partAt(at: number): Stretch {
    this.parts ??= partsOfSubjects(this.whole, this.cues.classes);
    return this.parts.find(({ to }) => at < to)!;
  }

  private holds({ only, unless }: ReadyCue, core: Core, stretch: Stretch): boolean {
    const stands = (pattern: Pattern): boolean => this.stands(pattern, core, stretch);
    return only.every((any) => any.some(stands)) && !unless.some(stands);
  }

  private stands(pattern: Pattern, core: Core, stretch: Stretch): boolean {
    if (pattern.isAround) return standsAround(pattern, core, stretch);
    let known = this.standing.get(stretch);
    if (!known) this.standing.set(stretch, (known = new Map()));
    let answer = known.get(pattern);
    if (answer === undefined) known.set(pattern, (answer = standsIn(pattern, stretch)));
    return answer;
  }

  private rangesOf(cue: ReadyCue, core: Core, stretch: Stretch, previous: Sentence | undefined): Range[] {
    const { before, after, previous: back } = cue;
    const reaches = (only: readonly Pattern[]): boolean => only.every((pattern) => this.stands(pattern, core, stretch));
    const ranges: Range[] = [];
    if (cue.itself) ranges.push([core.start, core.end]);
    if (cue.sentence) ranges.push([stretch.from, stretch.to]);
    if (before && reaches(before.only)) ranges.push(reachBefore(before, core.start, stretch));
    if (after && reaches(after.only)) ranges.push(reachAfter(after, core.end, stretch, this.cues));
    if (back && previous && previous.length <= back.longest)
      ranges.push(reachBefore(back, previous.whole.to, previous.whole));
    return ranges;
  }

  private get length(): number {
    return this.whole.to - this.whole.from;
  }
}
