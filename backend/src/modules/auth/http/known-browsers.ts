import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CookieOptions, Request, Response } from 'express';
import { CONFIG, type Config } from '../../../config.js';
import { SessionSecret } from '../../../shared/session/session-secret.js';

/** A browser stays known for half a year, in milliseconds. */
const LIFE = 180 * 24 * 3600 * 1000;
/** People may share a browser; this many of them are known in it at most. */
const MOST_ACCOUNTS = 5;
const PURPOSE = 'known browser';
const NOBODY: KnownAccount = { id: '', sessionEpoch: 0 };

interface KnownAccount {
  readonly id: string;
  readonly sessionEpoch: number;
}

/**
 * Knows the browsers that were signed in to an account before, so that a stranger who guesses at the password does not
 * hold back the owner. The cookie holds a random number and, for each account, a keyed hash of both. It says nothing
 * about anybody and opens nothing. It is void once the account is deleted, or once a reset ended its sessions, which
 * raises the epoch.
 */
@Injectable()
export class KnownBrowsers {
  private readonly cookie: string;
  private readonly options: CookieOptions;

  constructor(
    private readonly secret: SessionSecret,
    @Inject(CONFIG) config: Config,
  ) {
    const overHttps = config.publicUrl.startsWith('https:');
    this.cookie = overHttps ? '__Secure-sahaay-browser' : 'sahaay-browser';
    this.options = { httpOnly: true, sameSite: 'lax', secure: overHttps, path: '/api/v1/auth', maxAge: LIFE };
  }

  /**
   * The number of the browser; undefined when it was never signed in to this account. It takes as much work when there
   * is no account.
   */
  numberFor(account: KnownAccount | undefined, request: Request): string | undefined {
    const { number, proofs } = this.read(request);
    const proven = proofOf(number, account ?? NOBODY);
    const known = proofs.some((given) => this.secret.isHash(given, PURPOSE, proven));
    return known && account ? number : undefined;
  }

  /** Remembers this browser for the account. Call it when a person has signed in. */
  remember(account: KnownAccount, request: Request, response: Response): void {
    const { number, proofs } = this.read(request);
    const proof = this.secret.hash(PURPOSE, proofOf(number, account));
    const all = [proof, ...proofs.filter((given) => given !== proof)].slice(0, MOST_ACCOUNTS);
    response.cookie(this.cookie, [number, ...all].join('.'), this.options);
  }

  private read(request: Request): { number: string; proofs: string[] } {
    const prefix = `${this.cookie}=`;
    const given = (request.headers.cookie ?? '').split(/; */).find((part) => part.startsWith(prefix));
    const parts = given?.slice(prefix.length).split('.') ?? [];
    const [number, ...proofs] =
      parts.length <= 1 + MOST_ACCOUNTS && parts.every((part) => /^[\w-]{22}$/.test(part)) ? parts : [];
    return { number: number ?? randomBytes(16).toString('base64url'), proofs };
  }
}

/** What a hash in the cookie proves. */
function proofOf(number: string, { id, sessionEpoch }: KnownAccount): string {
  return `${number} ${id} ${sessionEpoch}`;
}
