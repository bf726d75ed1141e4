import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** What session cookies are signed with. */
export class SessionSecret {
  private constructor(readonly value: string) {}

  /** The configured secret, else the one this installation made for itself and keeps in its database, the same for all replicas. */
  static async of(configured: string | undefined, database: DataSource): Promise<SessionSecret> {
    if (configured) return new SessionSecret(configured);
    const fresh = randomBytes(32).toString('base64url');
    await database.query(`insert into instance_secret (name, value) values ('session', $1) on conflict do nothing`, [fresh]);
    const [kept] = await database.query<{ value: string }[]>(`select value from instance_secret where name = 'session'`);
    return new SessionSecret(kept?.value ?? fresh);
  }
}
