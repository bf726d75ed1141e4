import { Injectable } from '@nestjs/common';
import type { HashedRecoveryCodes } from './adapters/second-factor.store.js';
import { newRecoveryCodes, newRecoverySalt, readCode } from './domain/second-factor-code.js';
import { PasswordHasher } from './password-hasher.js';

/** Makes recovery codes, once to be shown and once to be stored. */
@Injectable()
export class NewRecoveryCodes {
  constructor(private readonly passwords: PasswordHasher) {}

  /** @throws DomainError unavailable `too_busy` */
  async make(): Promise<{ codes: string[]; hashed: HashedRecoveryCodes }> {
    return this.passwords.admit(async () => {
      const codes = newRecoveryCodes();
      const salt = newRecoverySalt();
      const hashes = await Promise.all(codes.map((code) => this.passwords.hashWith(salt, readCode(code).code)));
      return { codes, hashed: { salt, hashes } };
    });
  }
}
