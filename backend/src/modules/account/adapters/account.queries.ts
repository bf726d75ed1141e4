import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columns } from '../../../database/columns.js';
import { preparedShort } from '../../../database/prepared.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import type { Agreement } from '../domain/account.js';
import { IS_CHILD } from './is-child.js';
import type { User } from './user.read-model.js';

/** The ways in which a person can show that an account is theirs. */
interface Proofs {
  readonly emailVerifiedAt: Date | null;
  readonly googleLinked: boolean;
  /** What the person agreed to when they signed up, where it was recorded. */
  readonly agreement: Agreement | null;
}

const USER = columns<User>({
  id: 'id',
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  gender: 'gender',
  dob: 'dob::text',
  pfp: 'pfp',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  onboarded: 'onboarded_at is not null',
  moderator: `role is not distinct from 'moderator'`,
  child: IS_CHILD,
  guardian: `case when guardian_agreed_at is not null then json_build_object('name', guardian_name,
    'agreedAt', to_char(guardian_agreed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'version', guardian_agreed_version, 'language', guardian_agreed_language) end`,
});

const PROOFS = columns<Proofs>({
  emailVerifiedAt: 'email_verified_at',
  googleLinked: 'google_id is not null',
  agreement: `case when agreed_version is not null then json_build_object('version', agreed_version, 'language', agreed_language) end`,
});

/** The queries by which screens read an account. */
@Injectable()
export class AccountQueries {
  constructor(private readonly database: DataSource) {}

  /**
   * The signed-in person as they see themselves.
   *
   * @throws DomainError unauthenticated `not_signed_in` when the account was deleted meanwhile
   */
  async user(id: string): Promise<User> {
    const [user] = await preparedShort<User>(this.database, 'account', `select ${USER} from account where id = $1`, [
      id,
    ]);
    if (!user) throw notSignedIn();
    return user;
  }

  /** Reads in which ways the person can show that the account is theirs. */
  async proofs(id: string): Promise<Proofs> {
    const [proofs] = await this.database.query<Proofs[]>(`select ${PROOFS} from account where id = $1`, [id]);
    if (!proofs) throw notSignedIn();
    return proofs;
  }
}
