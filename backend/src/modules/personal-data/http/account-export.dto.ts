import { AccountSession } from '../../../shared/session/account-session.dto.js';
import { CommunityExport } from '../../community/public.js';
import { ExportedMail } from '../../mail/public.js';
import { ExportedTips } from '../../misc/public.js';
import { User } from '../../account/public.js';

/** Everything held about a person. */
export class AccountExport {
  exportedAt: Date;
  user: User;
  /** When the person showed that mail to their address reaches them. */
  emailVerifiedAt: Date | null;
  /** Whether the person may sign in with Google. */
  googleLinked: boolean;
  /** Where the person is signed in, the newest sign-in first. */
  sessions: AccountSession[];
  community: CommunityExport;
  /** Mails to the person, newest first. */
  mails: ExportedMail[];
  /** Today's health tips, where they are kept. */
  tips: ExportedTips[];
}
