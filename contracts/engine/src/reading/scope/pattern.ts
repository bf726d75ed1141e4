import { inOneSpelling } from '../normalise.ts';
import { CueMistake } from './mistake.ts';

/** What one word of a pattern may be. */
export interface WordTest {
  readonly any: boolean;
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
}

/** One step of a pattern. Those without a width say something of the place between two words. */
export type Node =
  | { readonly kind: 'word'; readonly test: WordTest; readonly min: number; readonly max: number }
  | { readonly kind: 'gap'; readonly overCommas: boolean }
  | { readonly kind: 'place'; readonly mark: '^' | '$' | ','; readonly isNot: boolean }
  | { readonly kind: 'not'; readonly test: WordTest; readonly side: 'left' | 'right' }
  | { readonly kind: 'notAhead'; readonly nodes: readonly Node[] }
  | { readonly kind: 'core'; readonly edge: 'start' | 'end' };

/** A pattern of words: its core stands in brackets, what must stand around it outside of them. */
export interface Pattern {
  readonly nodes: readonly Node[];
  /** The place among the nodes of the word by which it is looked up. */
  readonly anchor: number;
  /** Whether the core has no words of its own: then it stands for the words that a cue matched. */
  readonly isAround: boolean;
}

/** Word classes by name. */
export type Classes = ReadonlyMap<string, ReadonlySet<string>>;

const STEP = /!\([^)]*\)|\[\]|\[|\]|[^\s[\]]+/gu;
const COUNTED = /^(.+?)(?:([?*])|\{(\d{1,2}),(\d{1,2})\})?$/u;
/** How often, least and most. */
const COUNTS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['?', [0, 1]],
  ['*', [0, Infinity]],
]);
const DIGITS = [...'0123456789'];

/**
 * Reads a pattern as the README of the cues describes it.
 * @throws CueMistake in words for who wrote it
 */
export function parsePattern(text: string, classes: Classes): Pattern {
  const steps: readonly string[] = inOneSpelling(text).match(STEP) ?? [];
  const isAround = steps.includes('[]');
  const hasCore = isAround || steps.includes('[');
  const spelled = steps.flatMap((step) => (step === '[]' ? ['[', ']'] : [step]));
  const nodes: Node[] = hasCore ? [] : [{ kind: 'core', edge: 'start' }];
  let isLeft = hasCore;
  for (const step of spelled) {
    if (step === '[') isLeft = false;
    nodes.push(parseStep(step, isLeft ? 'left' : 'right', classes));
  }
  if (!hasCore) nodes.push({ kind: 'core', edge: 'end' });
  const edges = nodes.filter(({ kind }) => kind === 'core').length;
  if (edges !== 2) throw new CueMistake(`"${text}" needs one pair of brackets, or none`);
  return { nodes, anchor: anchorOf(nodes), isAround };
}

function parseStep(step: string, side: 'left' | 'right', classes: Classes): Node {
  if (step === '[') return { kind: 'core', edge: 'start' };
  if (step === ']') return { kind: 'core', edge: 'end' };
  if (step === '...' || step === '..') return { kind: 'gap', overCommas: step === '...' };
  const isNot = step.startsWith('!');
  const bare = isNot ? step.slice(1) : step;
  if (bare === '^' || bare === '$' || bare === ',') return { kind: 'place', mark: bare, isNot };
  return isNot ? parseNot(bare, side, classes) : parseCounted(step, classes);
}

/** "!no|any", "!(my _ pain)". */
function parseNot(bare: string, side: 'left' | 'right', classes: Classes): Node {
  if (!bare.startsWith('(')) return { kind: 'not', test: parseWord(bare, classes), side };
  const steps: readonly string[] = bare.slice(1, -1).match(STEP) ?? [];
  return { kind: 'notAhead', nodes: steps.map((step) => parseStep(step, 'right', classes)) };
}

/** "a", "a?", "a*", "a{0,3}". */
function parseCounted(step: string, classes: Classes): Node {
  const [, word = '', sign = '', from = '1', to = '1'] = COUNTED.exec(step) ?? [];
  const [min, max] = COUNTS.get(sign) ?? [Number(from), Number(to)];
  return { kind: 'word', test: parseWord(word, classes), min, max };
}

/** "fever|chill~|@pain|_": any of these. */
function parseWord(text: string, classes: Classes): WordTest {
  const words = new Set<string>();
  const beginnings: string[] = [];
  const endings: string[] = [];
  const choices = text.split('|');
  for (const choice of choices) {
    if (choice === '') throw new CueMistake(`"${text}" has an empty choice`);
    if (choice.startsWith('@')) for (const word of classOf(choice.slice(1), classes)) words.add(word);
    else if (choice.endsWith('~')) beginnings.push(choice.slice(0, -1));
    else if (choice.startsWith('~')) endings.push(choice.slice(1));
    else if (choice !== '_') for (const word of withDigits(choice)) words.add(word);
  }
  return { any: choices.includes('_'), words, beginnings, endings };
}

function classOf(name: string, classes: Classes): ReadonlySet<string> {
  const words = classes.get(name);
  if (!words) throw new CueMistake(`there is no class "@${name}"`);
  return words;
}

/** The words that one with signs for digits stands for: "19##" is every year of that century. */
export function withDigits(word: string): string[] {
  return word.includes('#') ? DIGITS.flatMap((digit) => withDigits(word.replace('#', digit))) : [word];
}

/** The first word of the core that can be listed; where the core has none, the one nearest to it. */
function anchorOf(nodes: readonly Node[]): number {
  const start = nodes.findIndex((node) => node.kind === 'core');
  const end = nodes.findLastIndex((node) => node.kind === 'core');
  const places = nodes.map((_, place) => place).filter((place) => canAnchor(nodes[place]!));
  return (
    places.find((place) => place > start && place < end) ??
    places.findLast((place) => place < start) ??
    places.find((place) => place > end) ??
    -1
  );
}

function canAnchor(node: Node): boolean {
  if (node.kind !== 'word' || node.min === 0) return false;
  const { any, beginnings, endings } = node.test;
  return !any && beginnings.length === 0 && endings.length === 0;
}

/** The words by which a pattern is looked up; none for a pattern without a word that can be listed. */
export function anchorWords({ nodes, anchor }: Pattern): ReadonlySet<string> {
  const node = nodes[anchor];
  return node?.kind === 'word' ? node.test.words : new Set();
}
