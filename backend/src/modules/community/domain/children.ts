import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';

/**
 * A child reads everything, and writes once an adult who cares for them has agreed (DPDP Act 2023, section 9).
 * @throws DomainError forbidden `guardian_needed`
 */
export function assertMayWrite({ isChild, hasGuardian }: { isChild: boolean; hasGuardian: boolean }): void {
  if (!isChild || hasGuardian) return;
  throw new DomainError(
    'forbidden',
    'guardian_needed',
    `You are under 18. Please ask your parent or guardian to agree in Settings before you write here. In an emergency call ${EMERGENCY_NUMBER}`,
  );
}
