import { Allow } from 'class-validator';

/** What an adult who cares for a child says. */
export class GuardianAgreement {
  /** The adult's own name, with at least 2 characters. */
  @Allow()
  name: string;
  /** True: the adult is the child's parent or guardian and agrees that the child has this account. */
  @Allow()
  agreed: boolean;
}
