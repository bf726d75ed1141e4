import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { recordSecurityEvent } from '../../shared/security-log/security-log.js';
import { SecondFactorStore } from './adapters/second-factor.store.js';
import { readCode } from './domain/second-factor-code.js';
import { PasswordHasher } from './password-hasher.js';
import { SealedSecrets } from './sealed-secrets.js';
import { TimeBasedCodes } from './time-based-codes.js';

/** Checks the second factor of an account, for people who have shown the password already. */
@Injectable()
export class SecondFactorProof implements OnApplicationBootstrap {
  private readonly log = new Logger('Second factors');

  constructor(
    private readonly factors: SecondFactorStore,
    private readonly sealed: SealedSecrets,
    private readonly codes: TimeBasedCodes,
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * What came of a second factor. Each code holds once, also when it is shown twice at the same moment.
   * @param typed the code as the person typed it; undefined when they showed none
   * @throws DomainError unavailable `too_busy`
   */
  async outcome(accountId: string, typed: string | undefined): Promise<'proven' | 'code_missing' | 'wrong_code'> {
    const factor = await this.factors.of(accountId);
    if (!factor?.switchedOnAt) return 'proven';
    if (typed === undefined || typed.trim() === '') return 'code_missing';
    const { kind, code } = readCode(typed);
    const holds =
      kind === 'time'
        ? await this.holdsNow(accountId, factor.sealedSecret, code)
        : await this.recovers(accountId, factor.recoverySalt, code);
    return holds ? 'proven' : 'wrong_code';
  }

  /** Seals with the present secret what was sealed with the one that an installation leaves. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.sealed.isChanging) return;
    const count = await this.factors.resealAll((sealed, accountId) => {
      const opened = this.sealed.open(sealed, accountId);
      return opened?.isOld ? this.sealed.seal(opened.text, accountId) : undefined;
    });
    if (count > 0) this.log.log(`${count} second factors are sealed with the new secret.`);
  }

  private async holdsNow(accountId: string, sealedSecret: Buffer, code: string): Promise<boolean> {
    const opened = this.sealed.open(sealedSecret, accountId);
    if (!opened) this.log.error('A second factor was sealed with a secret that is gone. Its recovery codes work.');
    const step = opened ? this.codes.stepOf(opened.text, code) : null;
    return step !== null && (await this.factors.useStep(accountId, step));
  }

  private async recovers(accountId: string, salt: Buffer | null, code: string): Promise<boolean> {
    const isUsed =
      salt !== null && (await this.factors.useRecoveryCode(accountId, await this.passwords.hashWith(salt, code)));
    if (isUsed) recordSecurityEvent('recovery_code_used', { accountId });
    return isUsed;
  }
}
