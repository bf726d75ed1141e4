import {
  FORBIDDEN_TEXT_PATTERN,
  NAME_MAX_LENGTH,
  NAME_MIN_LENGTH,
  TURNING_MARKS_PATTERN,
  VISIBLE_TEXT_PATTERN,
} from '@sahaay/contracts/constants';
import { z } from 'zod';

/** A person as Google vouches for them. */
export interface GoogleIdentity {
  /** Google's `sub`: never changed, never given to somebody else. */
  readonly id: string;
  /** Null when Google tells none that mail could be sent to. */
  readonly email: string | null;
  /** Whether Google made sure that the email is the person's. */
  readonly emailVerified: boolean;
  /** As a profile may hold it, else null. */
  readonly name: string | null;
  /** https on Google's host of pictures, else null. */
  readonly picture: string | null;
}

const PICTURE_HOST = '.googleusercontent.com';
const PICTURE_MAX_LENGTH = 2048;
/** The longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;

const plainText = z.string().refine((text) => !FORBIDDEN_TEXT_PATTERN.test(text));
const email = plainText.max(EMAIL_MAX_LENGTH).regex(/^[^\s@]+@[^\s@]+$/);
const name = plainText
  .trim()
  .regex(VISIBLE_TEXT_PATTERN)
  .refine((text) => !TURNING_MARKS_PATTERN.test(text))
  .refine((text) => Array.from(text).length >= NAME_MIN_LENGTH && Array.from(text).length <= NAME_MAX_LENGTH);
const picture = plainText.max(PICTURE_MAX_LENGTH).refine(isGooglePicture);

/** https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload: the claims and their limits. */
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
 * Reads what Google's user info answers. Of a claim that is missing or unusable nothing is taken.
 *
 * @throws ZodError when it does not say who the person is
 */
export function readIdentity(answer: unknown): GoogleIdentity {
  return claims.parse(answer);
}

function isGooglePicture(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && hostname.endsWith(PICTURE_HOST) && port === '' && username === '';
}
