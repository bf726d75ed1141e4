import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Seals a value so that only somebody with the same key can read it. The result holds nonce, cipher text and tag.
 * @param key 32 bytes
 */
export function seal(value: unknown, key: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, key, nonce);
  return Buffer.concat([nonce, cipher.update(JSON.stringify(value), 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the key is another one, or when a byte was changed */
export function unseal(sealed: Buffer, key: Buffer): unknown {
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE)).setAuthTag(sealed.subarray(-TAG));
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8'));
}

/**
 * Opens what was sealed with one of several keys.
 * @returns what was sealed, and which of the keys opens it; undefined when none does
 */
export function unsealWith(sealed: Buffer, keys: readonly Buffer[]): { value: unknown; key: number } | undefined {
  for (const [index, key] of keys.entries()) {
    try {
      return { value: unseal(sealed, key), key: index };
    } catch {
      // It was sealed with another key, or a byte of it was changed.
    }
  }
  return undefined;
}
