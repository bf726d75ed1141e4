import { Injectable } from '@nestjs/common';
import { seal, unsealWith } from '../../shared/session/sealed.js';
import { SessionSecret } from '../../shared/session/session-secret.js';

const PURPOSE = 'second factor';

/**
 * Seals the secrets of authenticator apps with a key that this installation makes of its secret and the account. A copy
 * of the database alone then shows no codes, and a row that is put under another account opens nothing.
 */
@Injectable()
export class SealedSecrets {
  constructor(private readonly secret: SessionSecret) {}

  seal(text: string, accountId: string): Buffer {
    return seal(text, this.secret.key(PURPOSE, accountId));
  }

  /**
   * Opens what `seal` made with one of the secrets that hold.
   * @returns `isOld` is true when it was sealed with the other secret; undefined when none of the secrets opens it
   */
  open(sealed: Buffer, accountId: string): { text: string; isOld: boolean } | undefined {
    const opened = unsealWith(sealed, this.secret.keys(PURPOSE, accountId));
    return opened && { text: opened.value as string, isOld: opened.key > 0 };
  }

  /** Whether the installation is changing its secret, so that something may be sealed with the other one. */
  get isChanging(): boolean {
    return this.secret.all.length > 1;
  }
}
