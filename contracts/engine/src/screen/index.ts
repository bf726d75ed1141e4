/** Screening a text for red flags on the person's device, before anything is sent. */
import type { Person } from '../reading/person.ts';
import { createScreen, type RedFlagMatch } from '../red-flags/raise-flags.ts';
import { BUNDLE } from './bundle.generated.ts';

export type { Person } from '../reading/person.ts';
export type { RedFlagMatch } from '../red-flags/raise-flags.ts';

let screen: ReturnType<typeof createScreen> | undefined;

/**
 * Finds red flags in a description, on the device, before anything is sent.
 *
 * @param text what the person wrote
 * @param person age in years and sex, when known
 * @returns raised flags, the most immediate danger first; empty when there are none. The server may add to them, never take away
 */
export function screenRedFlags(text: string, person: Person = {}): RedFlagMatch[] {
  screen ??= createScreen(BUNDLE);
  return screen(text, person);
}
