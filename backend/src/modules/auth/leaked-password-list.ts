import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BloomFilter } from './domain/bloom-filter.js';
import type { LeakedPasswords } from './domain/password.js';

/** The file with the filter, which `npm run passwords:list -w @sahaay/backend` writes. */
const FILE = join(import.meta.dirname, 'leaked-passwords.bloom');

/**
 * Knows the passwords that many people chose where they leaked: those of the commonest million that are as long as our
 * policy asks. Nobody outside is asked. The million was counted in the ten million that Mark Burnett gave to the public
 * in 2015, and is published by SecLists (MIT).
 */
@Injectable()
export class LeakedPasswordList implements LeakedPasswords {
  private readonly filter = new BloomFilter(readFileSync(FILE));

  /** How many passwords it knows. */
  get size(): number {
    return this.filter.size;
  }

  has(password: string): boolean {
    return this.filter.has(password);
  }
}
