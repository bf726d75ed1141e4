import { randomBytes, randomInt } from 'node:crypto';
import { DomainError } from '../../../shared/errors.js';

/** A person gets this many recovery codes at a time. */
const RECOVERY_CODES = 10;
/** Without 0, 1, i, l, o and u, which people mix up when they read a code from paper. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789';
/** Ten of thirty letters are 49 bits. OWASP ASVS 5.0, 6.5.3 asks for 20, and below 112 for a slow hash (6.5.2). */
const RECOVERY_LENGTH = 10;
const TIME_CODE = /^\d{6}$/;
const INDIAN_DIGIT = /(?=[\u0900-\u0d7f])\p{Nd}/gu;

/** What a person typed where a code is asked for. */
export interface TypedCode {
  /** `time` is the code that an authenticator app shows now; `recovery` is one of those that were written down. */
  readonly kind: 'time' | 'recovery';
  readonly code: string;
}

/**
 * Reads a code as people type and paste it: with spaces or dashes, in capitals, in the digits of Indian languages or in
 * full-width ones.
 */
export function readCode(typed: string): TypedCode {
  const code = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(INDIAN_DIGIT, latinDigit);
  return { kind: TIME_CODE.test(code) ? 'time' : 'recovery', code };
}

/** Makes codes such as `k7fpz-9xq4m`. `readCode` reads them back without the dash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
  });
}

/** The salt with which all recovery codes of an account are hashed, so that one hash tells which of them was typed. */
export function newRecoverySalt(): Buffer {
  return randomBytes(16);
}

/**
 * The refusal for a person who is signed in and typed a wrong code. Its kind is `invalid`, since a 401 would sign them
 * out.
 */
export function wrongCode(): DomainError {
  const sentence = 'This code is not right. Please enter the one that your app shows now.';
  return new DomainError('invalid', 'wrong_code', sentence, { code: sentence });
}

/** Digits of every script of India count from the same place of their block. */
function latinDigit(digit: string): string {
  return String((digit.charCodeAt(0) & 0x7f) - 0x66);
}
