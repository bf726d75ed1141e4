import type { Stretch } from './match.ts';
import type { Classes } from './pattern.ts';

/** How the words after a denial are joined: "fever, cough or chills", "fever, cough and chills", or as no list at all. */
type Joined = 'or' | 'and' | null;

/**
 * Where the list that a denial opens ends. "I do not have fever, cough and cold" denies a list, "I cannot sit, my leg is red and hot" does not:
 * whether a comma goes on or ends depends on what comes much later, which no pattern can say.
 * @param from the first word after the denial
 * @param isOfOr whether only "or" makes a list, as after "not": "not sleeping, tired and weak" denies sleep alone
 */
export function endOfList(stretch: Stretch, from: number, isOfOr: boolean, classes: Classes): number {
  const words = new ListWords(stretch, classes);
  const found = words.joined(from);
  const joined = isOfOr && found === 'and' ? null : found;
  let at = from;
  while (at < stretch.to && !words.ends(at, joined)) at++;
  return at;
}

class ListWords {
  private readonly stretch: Stretch;
  private readonly classes: Classes;

  constructor(stretch: Stretch, classes: Classes) {
    this.stretch = stretch;
    this.classes = classes;
  }

  /** The first "or" or "and" decides, unless a new statement begins before it; three short things parted by commas alone are a list too. */
  joined(from: number): Joined {
    let commas = 0;
    let length = 0;
    let isShort = true;
    for (let at = from; at < this.stretch.to; at++) {
      if (this.hasComma(at)) {
        if (this.is('restart', at)) return null;
        commas++;
        length = 0;
      }
      if (this.is('or', at)) return 'or';
      if (this.is('and', at)) return commas > 0 && !this.is('restart', at + 1) ? 'and' : null;
      if (++length > 3) isShort = false;
    }
    return commas >= 2 && isShort ? 'and' : null;
  }

  /** Whether the list ends before a word. One with "or" ends at the first comma after its last "or": "no gas or stool, belly swollen". */
  ends(at: number, joined: Joined): boolean {
    const isAnd = this.is('and', at);
    const comma = this.hasComma(at);
    if (!isAnd && !comma) return false;
    if (joined === null || this.opensAnew(isAnd ? at + 1 : at, joined)) return true;
    return comma && joined === 'or' && !this.hasOrFrom(at);
  }

  private opensAnew(at: number, joined: Joined): boolean {
    return this.is('restart', at) || (joined === 'and' && this.is('describes', at));
  }

  private hasOrFrom(from: number): boolean {
    for (let at = from; at < this.stretch.to; at++) if (this.is('or', at)) return true;
    return false;
  }

  private hasComma(at: number): boolean {
    return this.stretch.tokens[at]!.comma;
  }

  private is(name: string, at: number): boolean {
    return at < this.stretch.to && this.classes.get(name)!.has(this.stretch.tokens[at]!.word);
  }
}
