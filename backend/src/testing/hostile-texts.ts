import fc from 'fast-check';

/** Texts on which patterns and parsers often fail, whatever they read. */
const ANYTHING = [
  ' ',
  '\t',
  '\n',
  '1',
  '00',
  '°',
  '′',
  '″',
  "'",
  '"',
  '(',
  ')',
  '[',
  ']',
  '{',
  '<',
  '>',
  '-',
  '.',
  ',',
  ';',
  ':',
  '+',
  '@',
  '&#',
  '/',
  '\\',
  '?',
  'a',
  'a ',
  'A',
  'n ',
  'e\u0301',
  '\u0301',
  'क',
  '़',
  '्',
  '\u200D',
  '👩',
  '\u202E',
  '٣',
];

/** An example of the characters that each class of a pattern takes. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/\\d/g, '7'],
  [/\\s/g, ' '],
  [/\\w/g, 'w'],
  [/\\p\{[^}]*\}/g, 'ख'],
  [/\\[a-zA-Z]/g, ' '],
];

/** The words and characters in which a pattern is written. Texts that almost match are made of them. */
function alphabetOf(source: string): string[] {
  const plain = CLASSES.reduce((text, [marks, sample]) => text.replace(marks, sample), source);
  return plain.split(/\\|\(\?[:=!<]*|[()[\]{}|?*+^$]/).filter((piece) => piece !== '');
}

/**
 * The words of every pattern that a parser tries on a text.
 * @param parse reads a text; the tests ignore what it throws
 */
export async function alphabetMet(parse: (text: string) => unknown, samples: readonly string[]): Promise<string[]> {
  const sources = new Set<string>();
  const plain = Object.getOwnPropertyDescriptor(RegExp.prototype, 'exec')!;
  const exec = plain.value as typeof RegExp.prototype.exec;
  const recording = function (this: RegExp, text: string): RegExpExecArray | null {
    sources.add(this.source);
    return exec.call(this, text);
  };
  Object.defineProperty(RegExp.prototype, 'exec', { ...plain, value: recording });
  try {
    for (const sample of samples) await attempt(() => parse(sample));
  } finally {
    Object.defineProperty(RegExp.prototype, 'exec', plain);
  }
  return [...new Set([...sources].flatMap(alphabetOf))];
}

/** A text that can grow to any length by repeating its middle, as in attacks on parsers. */
export type HostileText = (length: number) => string;

/**
 * Makes texts of two kinds: pieces of the parser's own patterns over and over, and texts that it reads, with two long
 * runs put into them. Both end in something that does not fit, so that a parser that tries every way has to try them
 * all.
 * @param alphabet the words and characters of the parser's own patterns
 * @param samples texts that the parser reads
 */
export function hostileText(alphabet: readonly string[], samples: readonly string[]): fc.Arbitrary<HostileText> {
  const piece = fc.oneof(fc.constantFrom(...ANYTHING), fc.constantFrom(' ', ...alphabet));
  const pieces = (most: number) => fc.array(piece, { maxLength: most }).map((parts) => parts.join(''));
  const repeated = fc.oneof(
    piece,
    piece.map((word) => `${word} `),
    fc.array(piece, { minLength: 2, maxLength: 3 }).map((parts) => parts.join('')),
    fc.constant(' '),
  );
  const made = fc.tuple(pieces(3), repeated, pieces(2), repeated, pieces(2));
  const torn = fc
    .tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(), repeated, repeated)
    .map(([sample, one, other, first, second]) => {
      const [from, to] = [one % (sample.length + 1), other % (sample.length + 1)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      return [sample.slice(0, from), first, sample.slice(from, to), second, sample.slice(to)] as const;
    });
  return fc
    .tuple(fc.oneof(made, torn), fc.constantFrom('', 'x', 'zz', '!', ' 1'))
    .map(([[start, first, between, second, end], ending]) => (length: number) => {
      const half = Math.max(0, Math.floor((length - start.length - between.length - end.length - ending.length) / 2));
      const fill = (unit: string) => unit.repeat(Math.ceil(half / unit.length)).slice(0, half);
      return `${start}${fill(first)}${between}${fill(second)}${end}${ending}`.slice(-length).toWellFormed();
    });
}

const TRIES = 12;

/**
 * Whether a text is read in less than `most` times the processor time that a piece of ordinary work takes. Both are
 * tried side by side, and the quietest try of each counts, so that a slow or busy machine changes nothing.
 * @param work reads the text; what it throws is ignored
 * @param ordinary the work that it is compared with
 */
export async function isQuick(work: Work, ordinary: Work, most: number): Promise<boolean> {
  let [least, leastOrdinary] = [Infinity, Infinity];
  for (let tries = 0; tries < TRIES; tries++) {
    least = Math.min(least, await processorTime(work));
    leastOrdinary = Math.min(leastOrdinary, await processorTime(ordinary));
    if (least < most * leastOrdinary) return true;
  }
  return false;
}

type Work = () => unknown;

/** In milliseconds. */
export async function processorTime(work: Work): Promise<number> {
  const before = process.cpuUsage();
  await attempt(work);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function attempt(work: Work): Promise<void> {
  try {
    await work();
  } catch {
    // A refusal is an answer too; only its time counts here.
  }
}
