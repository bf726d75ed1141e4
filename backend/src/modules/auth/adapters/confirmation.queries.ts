import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../config.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';

/** How a person can show that an account is theirs. */
interface Proofs {
  readonly password: boolean;
  readonly google: boolean;
}

/** What the settings page reads before it asks who is in front of it. */
@Injectable()
export class ConfirmationQueries {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError unauthenticated `not_signed_in` when the account was deleted meanwhile */
  async proofs(accountId: string): Promise<Proofs> {
    const [account] = await this.database.query<Proofs[]>(
      'select password_hash is not null as password, google_id is not null as google from account where id = $1',
      [accountId],
    );
    if (!account) throw notSignedIn();
    return { password: account.password, google: account.google && this.config.google !== null };
  }
}
