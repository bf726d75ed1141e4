import { PACKED_CUES } from './cues.generated.ts';
import { unpack } from '../packed/unpack.ts';
import type { CueSource } from './scope/cue.ts';

let shipped: CueSource | undefined;

/** The cues that ship, unpacked when they are first asked for. */
export function shippedCues(): CueSource {
  return (shipped ??= JSON.parse(unpack(PACKED_CUES)) as CueSource);
}
