import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SessionSecret } from '../../shared/session/session-secret.js';

/** A person has this long to answer, in milliseconds. */
export const CHALLENGE_LIFE = 5 * 60 * 1000;
const RANDOM = 16;
const TIME = 6;

/**
 * Makes the challenges that authenticators sign. A challenge holds random bytes, when it ends, and a keyed hash of both
 * and of what it is for. So nothing is stored for those who only ask, and strangers cannot fill a table of ours; what
 * was answered once is remembered until it would have ended anyhow (`PasskeyStore.answer`).
 */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly secret: SessionSecret) {}

  /** @param purpose what the answer is good for; another purpose does not accept it */
  issue(purpose: string): string {
    const bytes = Buffer.alloc(RANDOM + TIME, randomBytes(RANDOM));
    bytes.writeUIntBE(Date.now() + CHALLENGE_LIFE, RANDOM, TIME);
    const body = bytes.toString('base64url');
    return `${body}${this.secret.hash(purposeOf(purpose), body)}`;
  }

  /** Whether this installation made the challenge for this purpose, and it has not ended. */
  holds(challenge: string, purpose: string): boolean {
    const bytes = Buffer.from(challenge.slice(0, BODY), 'base64url');
    if (challenge.length <= BODY || bytes.length !== RANDOM + TIME) return false;
    const isOurs = this.secret.isHash(challenge.slice(BODY), purposeOf(purpose), challenge.slice(0, BODY));
    return isOurs && bytes.readUIntBE(RANDOM, TIME) > Date.now();
  }
}

/** The letters of base64url in which the random bytes and the time are written. */
const BODY = Math.ceil(((RANDOM + TIME) * 4) / 3);

function purposeOf(purpose: string): string {
  return `passkey challenge ${purpose}`;
}

/** What is remembered of a challenge that was answered. */
export function challengeHash(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest();
}
