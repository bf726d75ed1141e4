import type { CueSource, WrittenCue } from './cue.js';

/** The source text of the cues as the page and the service read with them: without their examples, which are tests. */
export function writeCues({ files, ...names }: CueSource<WrittenCue>): string {
  const bare: CueSource = {
    ...names,
    files: Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name,
        { ...file, cues: file.cues.map(({ examples: _tests, ...cue }) => cue) },
      ]),
    ),
  };
  return `/** Written by \`npm run emit:cues -w @sahaay/backend\` from the cues. Do not edit. */
import type { CueSource } from './scope/cue.js';

export const CUES: CueSource = ${JSON.stringify(bare)};
`;
}
