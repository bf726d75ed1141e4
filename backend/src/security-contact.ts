import type { z } from 'zod';

interface ContactSettings {
  readonly SECURITY_CONTACT?: string | undefined;
  readonly SECURITY_EXPIRES?: Date | undefined;
}

/** Whom researchers tell of a hole, and until when that holds. */
export interface SecurityContact {
  /** An address that begins with mailto: or https: */
  readonly address: string;
  readonly expires: Date;
}

/** A statement without an end would be believed for ever (RFC 9116, section 2.5.5). */
export function contactNeedsEnd(env: ContactSettings, context: z.RefinementCtx): void {
  if (!env.SECURITY_CONTACT || env.SECURITY_EXPIRES) return;
  context.addIssue({
    code: 'custom',
    path: ['SECURITY_EXPIRES'],
    message: 'must be set too, since SECURITY_CONTACT is',
  });
}

/** Null when nobody is named. */
export function securityContactOf({
  SECURITY_CONTACT: address,
  SECURITY_EXPIRES: expires,
}: ContactSettings): SecurityContact | null {
  return address && expires ? { address, expires } : null;
}
