import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { AccountStore } from '../../account/public.js';
import { moderatorsOnly } from '../domain/moderation.js';

/** Lets only moderators through. The guard of sessions has run before. */
@Injectable()
export class ModeratorGuard implements CanActivate {
  constructor(private readonly accounts: AccountStore) {}

  /** @throws DomainError forbidden `moderators_only` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { accountId } = context.switchToHttp().getRequest<Request>().session;
    if (!accountId || (await this.accounts.roleOf(accountId)) !== 'moderator') throw moderatorsOnly();
    return true;
  }
}
