import {
  FORBIDDEN_TEXT_PATTERN,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  TURNING_MARKS_PATTERN,
  VISIBLE_TEXT_PATTERN,
} from '@sahaay/contracts/constants';
import { z } from 'zod';

/** What Google tells us about a person. */
export interface GoogleIdentity {
  /** Google's `sub`, which never changes and is never given to somebody else. */
  readonly id: string;
  /** An email to which mail can be sent; null when Google tells none. */
  readonly email: string | null;
  /** Whether Google checked that the email belongs to the person. */
  readonly emailVerified: boolean;
  /** A name that a profile may hold; null when Google tells none. */
  readonly name: string | null;
  /** An https address on Google's host of pictures; null when Google tells none. */
  readonly picture: string | null;
}

const PICTURE_HOST = '.googleusercontent.com';
const PICTURE_MAX_LENGTH = 2048;
/** Mail can be sent to addresses of at most this length (RFC 5321, section 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

const plainText = z.string().refine((text) => !FORBIDDEN_TEXT_PATTERN.test(text));
const email = plainText.max(EMAIL_MAX_LENGTH).regex(/^[^\s@]+@[^\s@]+$/);
const name = plainText
  .trim()
  .regex(VISIBLE_TEXT_PATTERN)
  .refine((text) => !TURNING_MARKS_PATTERN.test(text))
  .refine((text) => Array.from(text).length >= NAME_MIN_LENGTH && Array.from(text).length <= NAME_MAX_LENGTH);
const picture = plainText.max(PICTURE_MAX_LENGTH).refine(isGooglePicture);

/**
 * Google describes the claims and their limits at
 * https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload.
 */
const claims = z
  .object({
    sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
    email: email.nullable().catch(null),
    email_verified: z.boolean().catch(false),
    name: name.nullable().catch(null),
    picture: picture.nullable().catch(null),
  })
  .transform((told): GoogleIdentity => ({
    id: told.sub,
    email: told.email,
    emailVerified: told.email_verified,
    name: told.name,
    picture: told.picture,
  }));

/**
 * Reads the answer of Google's user info. A claim that is missing or unusable is left out.
 * @throws ZodError when the answer does not say who the person is
 */
export function readIdentity(answer: unknown): GoogleIdentity {
  return claims.parse(answer);
}

function isGooglePicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && hostname.endsWith(PICTURE_HOST) && port === '' && username === '';
}
