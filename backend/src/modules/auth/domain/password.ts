import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { PRODUCT_NAMES, restates } from './password-words.js';
import { WELL_KNOWN_PASSWORDS } from './well-known-passwords.js';

/** Finds out whether a password is one of those that leaked elsewhere and that many people chose. */
export interface LeakedPasswords {
  /** @param password in the form of `folded` */
  has(password: string): boolean;
}

/**
 * Checks a new password and answers it in one Unicode form, so that its hash does not depend on the keyboard.
 * @param email the email of the account; somebody who knows the person would try it first
 * @param leaked the passwords that many people chose elsewhere
 * @throws DomainError invalid `invalid_password` with a sentence in `details.password`
 */
export function newPassword(typed: string, email: string, leaked: LeakedPasswords): string {
  const password = samePassword(typed);
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH)
    throw refused(`Your password must have at least ${PASSWORD_MIN_LENGTH} characters.`);
  if (length > PASSWORD_MAX_LENGTH) throw refused(`Your password must have at most ${PASSWORD_MAX_LENGTH} characters.`);
  if (WELL_KNOWN_PASSWORDS.has(folded(password)))
    throw refused('This password is too easy to guess. Please choose another one.');
  if (restates(password, [email, localPart(email)]))
    throw refused('Your email address is too easy to guess as a password. Please choose another one.');
  if (restates(password, PRODUCT_NAMES))
    throw refused('The name of this app is too easy to guess as a password. Please choose another one.');
  if (leaked.has(folded(password)))
    throw refused('This password was stolen elsewhere, and many people know it. Please choose another one.');
  return password;
}

/** The Unicode form in which passwords are compared. */
export function samePassword(typed: string): string {
  return typed.normalize('NFKC');
}

/** The form in which lists hold a password: the same letters, whatever their case. */
export function folded(password: string): string {
  return samePassword(password).toLowerCase();
}

/**
 * The refusal for a person who is signed in and did not type their own password. Its kind is `invalid`, since a 401
 * would sign them out.
 * @param field the field of the request in which the password stood
 */
export function wrongPassword(field: string, sentence = 'This is not your password. Please try again.'): DomainError {
  return new DomainError('invalid', 'wrong_password', sentence, { [field]: sentence });
}

function localPart(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

function refused(sentence: string): DomainError {
  return new DomainError('invalid', 'invalid_password', 'Please choose another password', { password: sentence });
}
