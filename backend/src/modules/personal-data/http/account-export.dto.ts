import { LANGUAGES, type Language } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { AccountSession } from '../../../shared/session/account-session.dto.js';
import { CommunityExport } from '../../community/public.js';
import { ExportedMail } from '../../mail/public.js';
import { ExportedTips } from '../../tips/public.js';
import { Passkey, SecondFactorState } from '../../auth/public.js';
import { User } from '../../account/public.js';

/** What a person agreed to. */
export class AccountAgreement {
  /** The day since which these Terms and this Privacy page hold, as yyyy-mm-dd. */
  version: string;
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
}

/** All that the service holds about a person. */
export class AccountExport {
  exportedAt: Date;
  user: User;
  /** The moment at which the person showed that mail to their address reaches them. */
  emailVerifiedAt: Date | null;
  /** Whether the person may sign in with Google. */
  googleLinked: boolean;
  /** To which Terms and Privacy the person agreed when they signed up, where it was recorded. */
  agreement: AccountAgreement | null;
  /** Whether the person has to show a code when they sign in. */
  secondFactor: SecondFactorState;
  /** The passkeys with which the person can sign in, the newest first. */
  passkeys: Passkey[];
  /** The devices on which the person is signed in, the newest sign-in first. */
  sessions: AccountSession[];
  community: CommunityExport;
  /** The mails to the person, newest first. */
  mails: ExportedMail[];
  /** Today's health tips, when they are kept. */
  tips: ExportedTips[];
}
