import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type LimitName } from '../../config.js';
import { recordSecurityEvent } from '../../shared/security-log/security-log.js';
import { SessionSecret } from '../../shared/session/session-secret.js';
import { PostgresThrottleStorage } from '../../shared/throttling/postgres-throttle-storage.js';
import { tooMany } from '../../shared/throttling/too-many.js';

/**
 * Holds back floods of new accounts, which would fill the disk. It counts for all replicas together, and a restart
 * forgets nothing.
 */
@Injectable()
export class NewAccountLimits {
  constructor(
    private readonly storage: PostgresThrottleStorage,
    private readonly secret: SessionSecret,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Counts a new account. Call it before the account is opened.
   * @throws DomainError rate_limited `too_many_new_accounts`
   */
  async count(network: string): Promise<void> {
    await this.hit('newAccounts', this.secret.hash('network', network));
    await this.hit('allNewAccounts', 'everybody');
  }

  private async hit(name: LimitName, key: string): Promise<void> {
    const { hits, seconds } = this.config.limits[name];
    const limit = Math.max(1, Math.round(hits * this.config.throttleScale));
    const { totalHits, isBlocked, timeToBlockExpire } = await this.storage.increment(
      key,
      seconds * 1000,
      limit,
      seconds * 1000,
      name,
    );
    if (totalHits === limit + 1) recordSecurityEvent('calls_throttled', { limit: name });
    if (isBlocked) throw tooMany('new accounts', timeToBlockExpire);
  }
}
