import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DataSource } from 'typeorm';

/** The length of a keyed hash: 128 bits in base64url. */
const HASH_LENGTH = 22;

/** The secret that signs session cookies, and from which this installation makes its other keys. */
export class SessionSecret {
  /**
   * @param value signs
   * @param other a second secret whose signatures hold as well, while an installation changes its secret
   */
  constructor(
    readonly value: string,
    private readonly other?: string,
  ) {}

  /**
   * Takes the configured secret, or the one that this installation made for itself and keeps in its database, where all
   * replicas find it.
   */
  static async of(configured: string | undefined, database: DataSource, other?: string): Promise<SessionSecret> {
    if (configured) return new SessionSecret(configured, other);
    const fresh = randomBytes(32).toString('base64url');
    await database.query(`insert into instance_secret (name, value) values ('session', $1) on conflict do nothing`, [
      fresh,
    ]);
    const [kept] = await database.query<{ value: string }[]>(
      `select value from instance_secret where name = 'session'`,
    );
    return new SessionSecret(kept?.value ?? fresh, other);
  }

  /** The secrets whose signatures hold. The first one signs. */
  get all(): string[] {
    return this.other === undefined ? [this.value] : [this.value, this.other];
  }

  /**
   * A hash that stands for a text which must not be stored or shown, such as an email or an address. The same text
   * always has the same hash, which tells nothing without the secret.
   * @param purpose the purpose of the hash; for another purpose the same text has another hash
   */
  hash(purpose: string, text: string): string {
    return hashWith(this.value, purpose, text);
  }

  /** Whether `hash` of one of the secrets that hold made this of the text. It takes as long for a wrong one. */
  isHash(given: string, purpose: string, text: string): boolean {
    const bytes = Buffer.from(given);
    return this.all
      .map((secret) => Buffer.from(hashWith(secret, purpose, text)))
      .map((hash) => hash.length === bytes.length && timingSafeEqual(hash, bytes))
      .includes(true);
  }

  /** Makes 32 bytes of a text, with which something can be sealed. Only this installation can make them. */
  key(purpose: string, text: string): Buffer {
    return keyOf(this.value, purpose, text);
  }

  /** The keys of all secrets that hold. The first one seals; what another one sealed can still be opened. */
  keys(purpose: string, text: string): Buffer[] {
    return this.all.map((secret) => keyOf(secret, purpose, text));
  }
}

function keyOf(secret: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();
}

function hashWith(secret: string, purpose: string, text: string): string {
  return keyOf(secret, purpose, text).toString('base64url').slice(0, HASH_LENGTH);
}
