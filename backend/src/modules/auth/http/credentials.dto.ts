import { PickType } from '@nestjs/swagger';
import { IsEmail, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { CODE_MAX_LENGTH } from './second-factor.dto.js';

/** Mail can be sent to addresses of at most this length (RFC 5321, section 4.5.3.1.3). */
const EMAIL_MAX_LENGTH = 254;
/**
 * No mailbox has control characters, line breaks, or characters that hide text or turn its direction. Such characters
 * would mislead people who read the address.
 */
const NOTHING_HIDDEN = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
/**
 * Matches an email whose part before the @ is in ASCII. Others need SMTPUTF8 (RFC 6531) of every mail server on the way,
 * which we cannot promise, and whoever lost their password would wait for a mail that never comes. What follows the @ may
 * be in any script, since it has a form in ASCII (RFC 5891).
 */
const ENGLISH_BEFORE_AT = /^[ -~]*@[^@]*$/;
/**
 * This is far above the length of the longest password, so that the password rules judge every shorter one and tell
 * their own sentences.
 */
const TYPED_MAX_LENGTH = 1000;

export class Credentials {
  /** The part before the @ is in English letters; the other may be in any script. */
  @Matches(ENGLISH_BEFORE_AT, { message: 'Please write the part before the @ in English letters.' })
  @Matches(NOTHING_HIDDEN, { message: 'Please enter a valid email address.' })
  @MaxLength(EMAIL_MAX_LENGTH, { message: 'Please enter a valid email address.' })
  @IsEmail({}, { message: 'Please enter a valid email address.' })
  email: string;

  @MaxLength(TYPED_MAX_LENGTH, { message: 'Your password must have at most 128 characters.' })
  @IsString({ message: 'Please enter your password.' })
  password: string;
}

export class SignInRequest extends Credentials {
  /**
   * The code that the person's authenticator app shows now, or one of their recovery codes. It is sent after an answer
   * with the reason `second_factor_needed`.
   */
  @MaxLength(CODE_MAX_LENGTH, { message: 'This code is not right. Please try again.' })
  @IsString({ message: 'Please enter the code.' })
  @IsOptional()
  code?: string;
}

export class ForgotPasswordRequest extends PickType(Credentials, ['email']) {}

/** The password with which the person who is signed in shows that it is still them. */
export class ConfirmationRequest extends PickType(Credentials, ['password']) {}

export class ChangePasswordRequest extends PickType(Credentials, ['password']) {
  /** People who have no password yet leave this out. */
  @MaxLength(TYPED_MAX_LENGTH, { message: 'This is not your password. Please try again.' })
  @IsString({ message: 'Please enter your current password.' })
  @IsOptional()
  currentPassword?: string;
}

export class ResetPasswordRequest extends PickType(Credentials, ['password']) {
  /** The token that stands in the link of the mail. */
  @MaxLength(TYPED_MAX_LENGTH, { message: 'Please open the link in your email again.' })
  @IsString({ message: 'Please open the link in your email again.' })
  token: string;
}
