import { CommunityExport } from '../../community/public.js';
import { User } from './user.dto.js';

/** Everything held about a person. */
export class AccountExport {
  exportedAt: Date;
  user: User;
  /** Whether the person may sign in with Google. */
  googleLinked: boolean;
  community: CommunityExport;
}
