import { NOTICE_VERSION, type Language } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { checkName } from './profile.js';

/** An adult's consent as it came from outside: a field may be missing or hold anything at all. */
export type UncheckedGuardian = { readonly name?: unknown; readonly agreed?: unknown };

/** What an account keeps of the adult who agreed that a child has it. */
export interface GuardianConsent {
  readonly guardianName: string;
  readonly guardianAgreedAt: Date;
  readonly guardianAgreedVersion: string;
  readonly guardianAgreedLanguage: Language;
}

/** What an account keeps where no adult has agreed, or one took it back. */
export const NO_GUARDIAN = {
  guardianName: null,
  guardianAgreedAt: null,
  guardianAgreedVersion: null,
  guardianAgreedLanguage: null,
} as const satisfies Record<keyof GuardianConsent, null>;

/**
 * Checks what an adult sent, and notes the notice that holds today.
 * @param language in which the adult read it
 * @throws DomainError invalid `invalid_guardian` without a name or the clear act of agreeing
 */
export function guardianConsent(
  { name, agreed }: UncheckedGuardian,
  language: Language,
  now = new Date(),
): GuardianConsent {
  const checked = checkName(typeof name === 'string' ? name.trim() : '');
  const problems: Record<string, string> = {};
  if ('problem' in checked) problems.name = checked.problem;
  if (agreed !== true) problems.agreed = 'Please tick that you agree';
  if ('problem' in checked || agreed !== true)
    throw new DomainError('invalid', 'invalid_guardian', Object.values(problems).join('. '), problems);
  return {
    guardianName: checked.value,
    guardianAgreedAt: now,
    guardianAgreedVersion: NOTICE_VERSION,
    guardianAgreedLanguage: language,
  };
}
