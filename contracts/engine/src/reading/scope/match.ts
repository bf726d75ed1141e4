import type { Token } from '../tokens.ts';
import type { Node, Pattern, WordTest } from './pattern.ts';

/** The words that a pattern may look at: a sentence, or a part of it. */
export interface Stretch {
  readonly tokens: readonly Token[];
  readonly from: number;
  readonly to: number;
}

/** The places of a core: from its first word to the one after its last. */
export interface Core {
  readonly start: number;
  readonly end: number;
}

/** Finds a pattern whose anchor is the word at a place. Null when it does not stand there. */
export function matchAnchor(pattern: Pattern, at: number, stretch: Stretch): Core | null {
  return new Matching(pattern.nodes, stretch).from(pattern.anchor, at);
}

/** Finds a pattern whose core begins at a place. */
export function matchCore(pattern: Pattern, at: number, stretch: Stretch): Core | null {
  const start = pattern.nodes.findIndex((node) => node.kind === 'core');
  return new Matching(pattern.nodes, stretch).from(start, at);
}

/** Whether a pattern stands around words that were matched, or, when it has words of its own, anywhere in the stretch. */
export function standsAround(pattern: Pattern, core: Core, stretch: Stretch): boolean {
  const { nodes } = pattern;
  const start = nodes.findIndex((node) => node.kind === 'core');
  const matching = new Matching(nodes, stretch);
  return matching.backward(start - 1, core.start) && matching.forward(start + 2, core.end);
}

/** Whether a pattern stands anywhere in a stretch. */
export function standsIn(pattern: Pattern, stretch: Stretch): boolean {
  for (let at = stretch.from; at < stretch.to; at++) if (matchAnchor(pattern, at, stretch)) return true;
  return false;
}

/** Whether a word is one of those that a test names. */
function passes({ any, words, beginnings, endings }: WordTest, word: string): boolean {
  if (any || words.has(word)) return true;
  for (const beginning of beginnings) if (word.startsWith(beginning)) return true;
  for (const ending of endings) if (word.endsWith(ending)) return true;
  return false;
}

/** One try of a pattern. Places lie between words: place 3 stands before word 3. */
class Matching {
  private start = 0;
  private end = 0;

  private readonly nodes: readonly Node[];
  private readonly stretch: Stretch;

  constructor(nodes: readonly Node[], stretch: Stretch) {
    this.nodes = nodes;
    this.stretch = stretch;
  }

  from(node: number, at: number): Core | null {
    return this.forward(node, at) && this.backward(node - 1, at) ? { start: this.start, end: this.end } : null;
  }

  forward(node: number, at: number): boolean {
    return this.go(node, at, 1);
  }

  backward(node: number, at: number): boolean {
    return this.go(node, at, -1);
  }

  private go(place: number, at: number, step: 1 | -1): boolean {
    const node = this.nodes[place];
    if (!node) return true;
    if (node.kind === 'word') return this.words(node, place, at, step);
    if (node.kind === 'gap') return this.gap(node.overCommas, place, at, step);
    if (node.kind === 'core') this.keep(node.edge, at);
    return this.holds(node, at) && this.go(place + step, at, step);
  }

  private keep(edge: 'start' | 'end', at: number): void {
    if (edge === 'start') this.start = at;
    else this.end = at;
  }

  /** What is said of a place. */
  private holds(node: Exclude<Node, { kind: 'word' | 'gap' }>, at: number): boolean {
    if (node.kind === 'place') return this.isAt(node.mark, at) !== node.isNot;
    if (node.kind === 'notAhead') return !new Matching(node.nodes, this.stretch).forward(0, at);
    if (node.kind === 'core') return true;
    const word = this.wordAt(node.side === 'right' ? at : at - 1);
    return word === undefined || !passes(node.test, word);
  }

  private isAt(mark: '^' | '$' | ',', at: number): boolean {
    const { tokens, from, to } = this.stretch;
    if (mark === '^') return at === from;
    return mark === '$' ? at === to : at < to && tokens[at]!.comma;
  }

  private wordAt(at: number): string | undefined {
    const { tokens, from, to } = this.stretch;
    return at >= from && at < to ? tokens[at]!.word : undefined;
  }

  /** As many words as pass, then fewer. */
  private words({ test, min, max }: Node & { kind: 'word' }, place: number, at: number, step: 1 | -1): boolean {
    let count = 0;
    for (let next = at; count < max; next += step, count++) {
      const word = this.wordAt(step === 1 ? next : next - 1);
      if (word === undefined || !passes(test, word)) break;
    }
    for (; count >= min; count--) if (this.go(place + step, at + count * step, step)) return true;
    return false;
  }

  /** As few words as possible. */
  private gap(overCommas: boolean, place: number, at: number, step: 1 | -1): boolean {
    const { tokens, from, to } = this.stretch;
    for (let next = at; next >= from && next <= to; next += step) {
      if (!overCommas && next < to && tokens[next]!.comma) return false;
      if (this.go(place + step, next, step)) return true;
    }
    return false;
  }
}
