import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { DomainError } from '../../shared/errors.js';

/**
 * argon2id with 19 MiB, two passes and one lane. OWASP's Password Storage Cheat Sheet recommends this first where
 * memory is as scarce as here.
 */
export const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = hashesAtOnce(availableParallelism());
/**
 * When this many people wait, which takes a second or two of work, others are asked to come back. A flood can then not
 * fill the memory.
 */
export const MAX_WAITING = 100 * AT_ONCE;

/** Hashes and checks passwords off the event loop, a bounded number at a time. */
@Injectable()
export class PasswordHasher {
  private admitted = 0;
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobodysHash = hash(randomBytes(32), COST);

  /**
   * Does work that ends in a hash. When too many people already wait for their hashes it begins none of the work, so
   * that a flood costs neither memory nor queries.
   * @throws DomainError unavailable `too_busy`
   */
  async admit<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.admitted >= MAX_WAITING) throw tooBusy();
    this.admitted += 1;
    try {
      return await work();
    } finally {
      this.admitted -= 1;
    }
  }

  async hash(password: string): Promise<string> {
    return this.bounded(() => hash(password, COST));
  }

  /** Hashes a code with a salt that is given, so that the same code has the same hash. Both codes and salt are random. */
  async hashWith(salt: Buffer, code: string): Promise<Buffer> {
    return this.bounded(() => hashRaw(code, { ...COST, salt }));
  }

  /** Whether `hashed` was made of `password`. Without a hash the answer is false and takes as long. */
  async matches(hashed: string | null | undefined, password: string): Promise<boolean> {
    const against = hashed ?? (await this.nobodysHash);
    const same = await this.bounded(() => verify(against, password));
    return same && Boolean(hashed);
  }

  private async bounded<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length >= MAX_WAITING) throw tooBusy();
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}

/**
 * The number of hashes that are computed at once, each in a thread and with 19 MiB. They leave one core to all other
 * work, and one of the four threads of libuv to files and look-ups of names.
 */
export function hashesAtOnce(cores: number): number {
  return Math.max(1, Math.min(3, cores - 1));
}

function tooBusy(): DomainError {
  return new DomainError(
    'unavailable',
    'too_busy',
    'Many people are signing in right now. Please try again in a moment.',
  );
}
