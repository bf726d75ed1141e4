import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';

/** The name under which authenticator apps list the code. */
const ISSUER = 'Sahaay';
/** 160 bits, which RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Clocks of phones may be wrong by one step of 30 seconds either way (RFC 6238, section 5.2). */
const STEPS_EITHER_WAY = 1;

/** What a person takes over into their authenticator app. */
export interface Enrolment {
  /** The secret in letters and digits (base32), for typing. */
  readonly secret: string;
  /** The same as an address (`otpauth:`), for a QR code. */
  readonly uri: string;
}

/** Makes and checks the codes of authenticator apps: RFC 6238 with SHA-1, six digits and 30 seconds, as all of them do. */
@Injectable()
export class TimeBasedCodes {
  /** Makes a new secret for a person whose app shall name it with this email. */
  enrol(email: string): Enrolment {
    const secret = new Secret({ size: SECRET_BYTES });
    return { secret: secret.base32, uri: new TOTP({ issuer: ISSUER, label: email, secret }).toString() };
  }

  /**
   * The step of 30 seconds since 1970 in which a code is shown; null when it is not shown now.
   * @param secret as `enrol` made it
   */
  stepOf(secret: string, code: string): number | null {
    const totp = new TOTP({ secret });
    const timestamp = Date.now();
    const away = totp.validate({ token: code, timestamp, window: STEPS_EITHER_WAY });
    return away === null ? null : totp.counter({ timestamp }) + away;
  }
}
