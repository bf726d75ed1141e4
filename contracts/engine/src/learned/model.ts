/** What `npm run train:reader` writes and `createReader` reads. */
export interface ReaderModel {
  /** There are 2^bits weights. */
  readonly bits: number;
  /** The weight of a slot is its byte times this step. */
  readonly step: number;
  /** Log-odds of an emergency before anything is read. */
  readonly bias: number;
  /** Above this score the reader raises an alarm. */
  readonly alarm: number;
  /** Above this score the alarm needs no question first. */
  readonly sure: number;
  /** Below this score the reader says strongly that there is no emergency. */
  readonly calm: number;
  readonly weights: Int8Array;
}

/** A model file begins with these letters and this version of the features and of the layout. */
const MAGIC = 'SHYR';
export const MODEL_VERSION = 1;

const HEADER = { version: 4, bits: 5, numbers: 8, weights: 28 } as const;
const NUMBERS = ['step', 'bias', 'alarm', 'sure', 'calm'] as const;

/** A model file that this version of the reader cannot use. */
export class UnusableModel extends Error {
  override readonly name = 'UnusableModel';
}

/**
 * Reads a model file.
 *
 * @param bytes the whole file
 * @throws UnusableModel when it is no model, one of another version, or broken off
 */
export function decodeModel(bytes: Uint8Array): ReaderModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < HEADER.weights || String.fromCharCode(...bytes.subarray(0, MAGIC.length)) !== MAGIC) {
    throw new UnusableModel('This is no model of the learned reader.');
  }
  const version = view.getUint8(HEADER.version);
  if (version !== MODEL_VERSION) {
    throw new UnusableModel(`The model has version ${version}; this reader needs version ${MODEL_VERSION}.`);
  }
  const bits = view.getUint8(HEADER.bits);
  if (bytes.byteLength !== HEADER.weights + 2 ** bits) {
    throw new UnusableModel(`The model has ${bytes.byteLength} bytes instead of ${HEADER.weights + 2 ** bits}.`);
  }
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + HEADER.weights, 2 ** bits).slice();
  const [step, bias, alarm, sure, calm] = NUMBERS.map((_, at) => view.getFloat32(HEADER.numbers + 4 * at, true)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { bits, step, bias, alarm, sure, calm, weights };
}

/** The file of a model: the same bytes for the same model, on every machine. */
export function encodeModel(model: ReaderModel): Uint8Array {
  const bytes = new Uint8Array(HEADER.weights + model.weights.length);
  const view = new DataView(bytes.buffer);
  bytes.set([...MAGIC].map((letter) => letter.charCodeAt(0)));
  view.setUint8(HEADER.version, MODEL_VERSION);
  view.setUint8(HEADER.bits, model.bits);
  for (const [at, name] of NUMBERS.entries()) view.setFloat32(HEADER.numbers + 4 * at, model[name], true);
  bytes.set(new Uint8Array(model.weights.buffer, model.weights.byteOffset, model.weights.length), HEADER.weights);
  return bytes;
}
