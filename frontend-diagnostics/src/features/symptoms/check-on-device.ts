import type { ShellServices } from '@sahaay/contracts/shell';
import { askedFirst, useDiagnosis, warn, type DangerSign } from './diagnosis-state.ts';
import { pause } from './pause.ts';
import type { Person } from './person.ts';
import { findEmergencies } from './red-flag-check.ts';

/** How long what only the learned reader noticed on the device waits for the server, which understands more of the words. */
const READER_WAITS_MS = 3000;

/** Warns of what the device finds, also when it finds it late. */
export async function checkOnDevice(
  { locale }: ShellServices,
  text: string,
  who: Person,
  signal: AbortSignal,
): Promise<void> {
  await findEmergencies(text, who, locale, (emergencies) => {
    if (emergencies.length && !signal.aborted) void warnFromDevice(emergencies, signal);
  });
}

/**
 * What a rule found is shown at once. What only the learned reader noticed of the body waits for the server while it is in
 * time, and is asked about first beside its answer.
 */
async function warnFromDevice(emergencies: readonly DangerSign[], signal: AbortSignal): Promise<void> {
  if (!emergencies.every(({ kind, noticed }) => noticed && kind === 'medical')) return warn(emergencies, 'device');
  await Promise.race([untilOver(), pause(READER_WAITS_MS)]);
  if (signal.aborted) return;
  const isAnswered = useDiagnosis.getState().stage === 'answered';
  warn(isAnswered ? emergencies.map(askedFirst) : emergencies, 'device');
}

/** Resolves when the question was answered or failed. */
function untilOver(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (useDiagnosis.getState().stage === 'analyzing') return;
      stop();
      resolve();
    };
    const stop = useDiagnosis.subscribe(look);
    look();
  });
}
