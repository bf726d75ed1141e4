import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SessionSecret } from '../../shared/session/session-secret.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'second factor';

/**
 * Seals the secrets of authenticator apps with a key that this installation makes of its secret and the account. A copy
 * of the database alone then shows no codes, and a row that is put under another account opens nothing.
 */
@Injectable()
export class SealedSecrets {
  constructor(private readonly secret: SessionSecret) {}

  seal(text: string, accountId: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.secret.key(PURPOSE, accountId), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /**
   * Opens what `seal` made with one of the secrets that hold.
   * @returns `isOld` is true when it was sealed with the other secret; undefined when none of the secrets opens it
   */
  open(sealed: Buffer, accountId: string): { text: string; isOld: boolean } | undefined {
    for (const [index, key] of this.secret.keys(PURPOSE, accountId).entries()) {
      const text = opened(sealed, key);
      if (text !== undefined) return { text, isOld: index > 0 };
    }
    return undefined;
  }

  /** Whether the installation is changing its secret, so that something may be sealed with the other one. */
  get isChanging(): boolean {
    return this.secret.all.length > 1;
  }
}

function opened(sealed: Buffer, key: Buffer): string | undefined {
  const cipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  cipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([text, cipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: it was sealed with another key.
    return undefined;
  }
}
