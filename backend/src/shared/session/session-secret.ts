import { createHmac, randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** Of a keyed hash: 128 bits in base64url. */
const HASH_LENGTH = 22;

/** What session cookies are signed with, and what else this installation needs a key for. */
export class SessionSecret {
  private constructor(readonly value: string) {}

  /** The configured secret, else the one this installation made for itself and keeps in its database, the same for all replicas. */
  static async of(configured: string | undefined, database: DataSource): Promise<SessionSecret> {
    if (configured) return new SessionSecret(configured);
    const fresh = randomBytes(32).toString('base64url');
    await database.query(`insert into instance_secret (name, value) values ('session', $1) on conflict do nothing`, [
      fresh,
    ]);
    const [kept] = await database.query<{ value: string }[]>(
      `select value from instance_secret where name = 'session'`,
    );
    return new SessionSecret(kept?.value ?? fresh);
  }

  /**
   * Stands for a text that must not be stored or shown, such as an email or an address: the same each time, and of no use
   * without the secret.
   *
   * @param purpose texts of different purposes have different hashes
   */
  hash(purpose: string, text: string): string {
    return this.key(purpose, text).toString('base64url').slice(0, HASH_LENGTH);
  }

  /** 32 bytes that only this installation can make of a text, to seal something with. */
  key(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.value).update(`${purpose}\n${text}`).digest();
  }
}
