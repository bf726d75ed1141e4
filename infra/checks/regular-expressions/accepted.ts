/** A pattern whose time may grow with the square of its input, and why that harms nobody. */
export interface Accepted {
  readonly file: string;
  /** How the pattern begins. */
  readonly begins: string;
  readonly reason: string;
}

const OWN_TABLE = 'Reads a table of our own, once, when it is loaded.';
const ONE_SENTENCE =
  'Two "anything" in one sentence of at most 4,000 characters; hostile-texts.spec.ts holds the whole reading to its time.';

export const ACCEPTED: readonly Accepted[] = [
  {
    file: 'backend/src/modules/geocoding/adapters/gazetteer/landmarks.ts',
    begins: String.raw`(\d{2}) ([^|\n]+?)`,
    reason: OWN_TABLE,
  },
  {
    file: 'backend/src/modules/geocoding/adapters/offline-geocoder/regions.ts',
    begins: String.raw`([A-Za-z ]+?)`,
    reason: OWN_TABLE,
  },
  { file: 'contracts/src/red-flags/scope/imagined.ts', begins: '^(?:kya|क्या) .*', reason: ONE_SENTENCE },
  { file: 'contracts/src/red-flags/scope/imagined.ts', begins: String.raw`\b(?:kahin|kahi) .*`, reason: ONE_SENTENCE },
  {
    file: 'contracts/src/red-flags/scope/imagined.ts',
    begins: String.raw`\b(?:feel like i have|think i have`,
    reason: ONE_SENTENCE,
  },
];

/** Places that make patterns only while the product runs, with what they make them of. */
export const BUILT_LATER: Readonly<Record<string, string>> = {
  'backend/src/shared/http/allowed-methods.ts':
    'Made of the paths of our own routes: each parameter is one segment, [^/]+, between slashes.',
};
