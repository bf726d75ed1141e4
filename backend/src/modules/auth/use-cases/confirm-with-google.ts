import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import type { GoogleIdentity } from '../domain/google-identity.js';
import { googleProblem } from '../domain/google-problem.js';
import type { SignedIn } from './sign-in.js';

/** Hears from somebody who is signed in that it is them, by Google. */
@Injectable()
export class ConfirmWithGoogle {
  constructor(private readonly database: DataSource) {}

  /**
   * @returns what their next session begins with
   * @throws DomainError forbidden `google_other_person` unless it is who signs in to this account with Google
   */
  async execute(accountId: string, identity: GoogleIdentity): Promise<SignedIn> {
    const [account] = await this.database.query<(SignedIn & { googleId: string | null })[]>(
      'select id, session_epoch as "sessionEpoch", google_id as "googleId" from account where id = $1',
      [accountId],
    );
    if (!account) throw notSignedIn();
    if (account.googleId !== identity.id) throw googleProblem('google_other_person');
    return { id: account.id, sessionEpoch: account.sessionEpoch };
  }
}
