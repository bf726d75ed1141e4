import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { User } from '../http/user.dto.js';

/** What screens read of an account. */
@Injectable()
export class AccountQueries {
  constructor(private readonly database: DataSource) {}

  /** The person as they see themselves, or null when the account is gone. */
  async user(id: string): Promise<User | null> {
    const [user] = await this.database.query<User[]>(
      `select id, name, email, phone, address, gender, dob::text as dob, pfp,
              created_at as "createdAt", updated_at as "updatedAt", onboarded_at is not null as onboarded
         from account where id = $1`,
      [id],
    );
    return user ?? null;
  }
}
