import { IsString, MaxLength } from 'class-validator';

/** This is far above the length of any code, with whatever stands between its letters. */
export const CODE_MAX_LENGTH = 100;
const NOT_RIGHT = 'This code is not right. Please enter the one that your app shows now.';

export class SecondFactorConfirmation {
  /** The code that the authenticator app shows now. */
  @MaxLength(CODE_MAX_LENGTH, { message: NOT_RIGHT })
  @IsString({ message: 'Please enter the code.' })
  code: string;
}

/** What the person takes over into their authenticator app. */
export class SecondFactorEnrolment {
  /** The secret in letters and digits, for typing. */
  secret: string;
  /** The same as an address (`otpauth:`), for a QR code. */
  uri: string;
}

/** Each of these codes opens the account once, in place of a code of the app. They are shown this once. */
export class RecoveryCodes {
  codes: string[];
}
