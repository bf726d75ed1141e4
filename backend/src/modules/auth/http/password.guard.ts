import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { InputPipe } from '../../../shared/http/validation.js';
import type { SignedIn } from '../use-cases/sign-in.js';
import { SignInRequest } from './credentials.dto.js';
import { LocalStrategy } from './local-strategy.js';
import { registered } from './registered-strategy.js';

/**
 * Lets only a person through who knows the password of the account that they name. The account then stands in
 * `request.user`.
 */
@Injectable()
export class PasswordGuard extends AuthGuard() {
  private readonly input = new InputPipe();

  constructor(private readonly strategy: LocalStrategy) {
    super({ defaultStrategy: registered(strategy) });
  }

  /** @throws DomainError invalid `invalid_input`, since this guard runs before the check of input; and as `SignIn` */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.input.transform(request.body, { type: 'body', metatype: SignInRequest });
    return (await super.canActivate(context)) as boolean;
  }

  /**
   * Passport-local refuses an empty password by itself. Here it is a wrong password, which counts as a try and takes as
   * long as any other.
   */
  override handleRequest<Answer>(error: unknown, account: unknown, _info: unknown, context: ExecutionContext): Answer {
    if (error) throw error;
    return (account || this.strategy.validate(context.switchToHttp().getRequest<Request>())) as Answer;
  }
}

/** The account that `PasswordGuard` let through. */
export function provenBy(request: Request): SignedIn {
  return request.user as SignedIn;
}
