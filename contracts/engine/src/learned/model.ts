import { BitReader, BitWriter } from '../packed/bits.ts';

/** What `npm run train:reader` writes and `createReader` reads. */
export interface ReaderModel {
  /** There are 2^bits weights. */
  readonly bits: number;
  /** The weight of a slot is its whole number times this step. */
  readonly step: number;
  /** Log-odds of an emergency before anything is read. */
  readonly bias: number;
  /** Above this score the reader raises an alarm. */
  readonly alarm: number;
  /** Above this score the alarm needs no question first. */
  readonly sure: number;
  /** Below this score the reader says strongly that there is no emergency. */
  readonly calm: number;
  /** Most of them are 0. */
  readonly weights: Int8Array;
}

/** A packed model begins with these letters and this version of the features and of the layout. */
const MAGIC = 'SHYR';
export const MODEL_VERSION = 2;

const NUMBERS = ['step', 'bias', 'alarm', 'sure', 'calm'] as const;
const MOST_BITS = 20;
/** The greatest weight; a size is told up to the step before it. */
const MOST = 127;
/** The kinds of bits that weights are told in: whether one is 0, whether it is above, and one step of its size after another. */
const KIND = { zero: 0, above: 1, steps: 2 } as const;
const KINDS = KIND.steps + MOST;

/** A model that this version of the reader cannot use. */
export class UnusableModel extends Error {
  override readonly name = 'UnusableModel';
}

/**
 * Unpacks a model.
 *
 * @param packed as `encodeModel` gives it
 * @throws UnusableModel when it is no model, one of another version, or not whole
 */
export function decodeModel(packed: string): ReaderModel {
  const [magic, version, ...rest] = packed.split(' ');
  if (magic !== MAGIC) throw new UnusableModel('This is no model of the learned reader.');
  if (Number(version) !== MODEL_VERSION)
    throw new UnusableModel(`The model has version ${version}; this reader needs version ${MODEL_VERSION}.`);
  const [bits, sum, step, bias, alarm, sure, calm] = rest.slice(0, -1).map(Number) as FixedNumbers;
  const isWhole =
    rest.length === NUMBERS.length + 3 && bits <= MOST_BITS && [step, bias, alarm, sure, calm].every(Number.isFinite);
  const weights = isWhole ? readWeights(bits, rest.at(-1)!) : new Int8Array();
  if (!isWhole || sumOf(weights) !== sum) throw new UnusableModel('The model is broken off or spoiled.');
  return { bits, step, bias, alarm, sure, calm, weights };
}

type FixedNumbers = [number, number, number, number, number, number, number];

/** A model as a line of text: the same for the same model, on every machine. */
export function encodeModel(model: ReaderModel): string {
  const numbers = NUMBERS.map((name) => model[name]);
  return [MAGIC, MODEL_VERSION, model.bits, sumOf(model.weights), ...numbers, writtenWeights(model.weights)].join(' ');
}

function writtenWeights(weights: Int8Array): string {
  const writer = new BitWriter(KINDS);
  for (const weight of weights) {
    writer.write(weight === 0 ? 1 : 0, [KIND.zero]);
    if (weight === 0) continue;
    writer.write(weight > 0 ? 1 : 0, [KIND.above]);
    const size = Math.abs(weight);
    for (let step = 1; step <= size && step < MOST; step++) writer.write(step === size ? 1 : 0, [KIND.steps + step]);
  }
  return writer.finish();
}

function readWeights(bits: number, letters: string): Int8Array {
  const reader = new BitReader(KINDS, letters);
  return Int8Array.from({ length: 2 ** bits }, () => {
    if (reader.read([KIND.zero])) return 0;
    const side = reader.read([KIND.above]) ? 1 : -1;
    let size = 1;
    while (size < MOST && !reader.read([KIND.steps + size])) size++;
    return side * size;
  });
}

/** What all weights are together, each by its place: another one for nearly every mistake. */
function sumOf(weights: Int8Array): number {
  return weights.reduce((sum, weight, slot) => (Math.imul(sum, 31) + weight + slot) | 0, 0);
}
