import { pack } from '../../packed/pack.ts';
import type { CueSource, WrittenSource } from './cue.ts';

/** The source text of the cues as the page and the service read with them: without their examples, which are tests, and packed. */
export function writeCues({ files, compounds, meanings, ...names }: WrittenSource): string {
  const bare: CueSource = {
    ...names,
    files: Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        { ...file, cues: file.cues.map(({ examples: _tests, ...cue }) => cue) },
      ]),
    ),
    compounds: compounds.map(({ falls: _falls, stands: _stands, ...compound }) => compound),
    meanings: meanings.map(({ examples: _tests, ...meaning }) => meaning),
  };
  return `/** Written by \`npm run emit:cues -w @sahaay/engine\` from the cues. Do not edit. */
import type { Packed } from '../packed/unpack.ts';

export const PACKED_CUES: Packed = ${JSON.stringify(pack(JSON.stringify(bare)))};
`;
}
