import { PickType } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** The longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;
/** No mailbox has controls, line breaks, or what hides text or turns its direction; they would mislead whoever reads the address. */
const NOTHING_HIDDEN = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
/** Far above the longest password: a shorter one is judged by the password rules, with their sentences. */
const TYPED_MAX_LENGTH = 1000;

export class Credentials {
  @Matches(NOTHING_HIDDEN, { message: 'Please enter a valid email address.' })
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'Please enter a valid email address.' })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  email: string;

  @MaxLength(TYPED_MAX_LENGTH, { message: 'Your password must have at most 128 characters.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}

export class ForgotPasswordRequest extends PickType(Credentials, ['email']) {}

/** What shows that the person who is signed in is still the one in front of the screen. */
export class ConfirmationRequest extends PickType(Credentials, ['password']) {}

export class ChangePasswordRequest extends PickType(Credentials, ['password']) {
  /** Left out by people who have no password yet. */
  @MaxLength(TYPED_MAX_LENGTH, { message: 'This is not your password. Please try again.' })
  @IsString({ message: 'Please enter your current password.' })
  @IsOptional()
  currentPassword?: string;
}

export class ResetPasswordRequest extends PickType(Credentials, ['password']) {
  /** From the link in the mail. */
  @MaxLength(TYPED_MAX_LENGTH, { message: 'Please open the link in your email again.' })
  @IsString({ message: 'Please open the link in your email again.' })
  token: string;
}
