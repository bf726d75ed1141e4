import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import type { User } from '../http/user.dto.js';

/** What screens read of an account. */
@Injectable()
export class AccountQueries {
  constructor(private readonly database: DataSource) {}

  /**
   * The signed-in person as they see themselves.
   *
   * @throws DomainError unauthenticated `not_signed_in` when the account was deleted meanwhile
   */
  async user(id: string): Promise<User> {
    const [user] = await this.database.query<User[]>(
      `select id, name, email, phone, address, gender, dob::text as dob, pfp,
              created_at as "createdAt", updated_at as "updatedAt", onboarded_at is not null as onboarded
         from account where id = $1`,
      [id],
    );
    if (!user) throw notSignedIn();
    return user;
  }

  /** What shows that the account is its person's. */
  async proofs(id: string): Promise<{ emailVerifiedAt: Date | null; googleLinked: boolean }> {
    const [proofs] = await this.database.query<{ emailVerifiedAt: Date | null; googleLinked: boolean }[]>(
      'select email_verified_at as "emailVerifiedAt", google_id is not null as "googleLinked" from account where id = $1',
      [id],
    );
    if (!proofs) throw notSignedIn();
    return proofs;
  }
}
