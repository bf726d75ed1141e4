import { Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { InputPipe } from '../../../shared/http/validation.js';
import type { SignedIn } from '../use-cases/sign-in.js';
import { Credentials } from './credentials.dto.js';
import { LocalStrategy } from './local-strategy.js';
import { registered } from './registered-strategy.js';

/** Lets only somebody through who knows the password of an account. Their account is `request.user`. */
@Injectable()
export class PasswordGuard extends AuthGuard() {
  private readonly input = new InputPipe();

  constructor(private readonly strategy: LocalStrategy) {
    super({ defaultStrategy: registered(strategy) });
  }

  /** @throws DomainError invalid `invalid_input`, since guards come before the check of input; and as `SignIn` */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    await this.input.transform(request.body, { type: 'body', metatype: Credentials });
    return (await super.canActivate(context)) as boolean;
  }

  /** Passport-local does not show an empty password to anybody. Here it is a wrong one, which counts and takes as long as others. */
  override handleRequest<Answer>(error: unknown, account: unknown, _info: unknown, context: ExecutionContext): Answer {
    if (error) throw error;
    return (account || this.strategy.validate(context.switchToHttp().getRequest<Request>())) as Answer;
  }
}

/** Who was let through by `PasswordGuard`. */
export function provenBy(request: Request): SignedIn {
  return request.user as SignedIn;
}
