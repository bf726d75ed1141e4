/** A pattern whose time may grow with the square of its input, and why that harms nobody. */
export interface Accepted {
  readonly file: string;
  /** The beginning of the pattern. */
  readonly begins: string;
  readonly reason: string;
}

const OWN_TABLE = 'Reads a table of our own, once, when it is loaded.';

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
];

/** The places that make patterns only while the product runs, with the texts from which they make them. */
export const BUILT_LATER: Readonly<Record<string, string>> = {
  'backend/src/shared/http/allowed-methods.ts':
    'Made of the paths of our own routes: each parameter is one segment, [^/]+, between slashes.',
};
