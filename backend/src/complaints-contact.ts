import type { z } from 'zod';

interface ContactSettings {
  readonly COMPLAINTS_NAME?: string | undefined;
  readonly COMPLAINTS_CONTACT?: string | undefined;
}

/** Who answers questions and complaints about personal data (DPDP Act 2023, sections 8(9) and 13). */
export interface ComplaintsContact {
  readonly name: string;
  /** An address that begins with mailto: or https: */
  readonly address: string;
}

/** A name without an address helps nobody, and the law asks for both. */
export function complaintsNeedBoth(env: ContactSettings, context: z.RefinementCtx): void {
  const halves = ['COMPLAINTS_NAME', 'COMPLAINTS_CONTACT'] as const;
  const missing = halves.find((name) => !env[name]);
  const given = halves.find((name) => env[name]);
  if (missing && given)
    context.addIssue({ code: 'custom', path: [missing], message: `must be set too, since ${given} is` });
}

/** Null when nobody is named. */
export function complaintsContactOf({
  COMPLAINTS_NAME: name,
  COMPLAINTS_CONTACT: address,
}: ContactSettings): ComplaintsContact | null {
  return name && address ? { name, address } : null;
}
