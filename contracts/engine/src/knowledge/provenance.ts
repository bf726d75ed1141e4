import { z } from 'zod';

/**
 * Since when a medical text stands as it is, and who of a health profession has compared it with its source. `reviewed` stays
 * null until a clinician did: neither the author of a text nor a program may fill it in.
 */
export const provenance = {
  written: z.iso.date(),
  reviewed: z.strictObject({ by: z.string().trim().min(3), on: z.iso.date() }).nullable(),
};

/** "135 tips, 0 reviewed by a clinician". */
export function countReviewed(what: string, entries: readonly { readonly reviewed: object | null }[]): string {
  return `${entries.length} ${what}, ${entries.filter(({ reviewed }) => reviewed !== null).length} reviewed by a clinician`;
}
