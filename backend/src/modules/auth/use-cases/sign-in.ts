import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../../shared/errors.js';
import { Account, emailKey } from '../../account/public.js';
import { samePassword } from '../domain/password.js';
import { PasswordHasher } from '../password-hasher.js';

/** Checks email and password. One answer and equal work whether or not the account exists. */
@Injectable()
export class SignIn {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: PasswordHasher,
  ) {}

  /** @throws DomainError unauthenticated `invalid_credentials` */
  async execute({ email, password }: { email: string; password: string }): Promise<Account> {
    const account = await this.database.getRepository(Account).findOneBy({ emailKey: emailKey(email) });
    const matches = await this.passwords.matches(account?.passwordHash, samePassword(password));
    if (account && matches) return account;
    throw new DomainError('unauthenticated', 'invalid_credentials', 'Invalid email or password');
  }
}
