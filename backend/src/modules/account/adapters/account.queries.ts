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

  /** Whether the account can be entered with Google. */
  async isGoogleLinked(id: string): Promise<boolean> {
    const [row] = await this.database.query<{ linked: boolean }[]>('select google_id is not null as linked from account where id = $1', [id]);
    return row?.linked ?? false;
  }
}
