import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { notSignedIn } from './session/not-signed-in.js';

/** Who is signed in. */
export interface CurrentUser {
  /** The id of the account. */
  readonly id: string;
}

/** Gives a guarded route the signed-in person, as the parameter `@CurrentUser() user: CurrentUser`. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): CurrentUser => {
  const { accountId } = context.switchToHttp().getRequest<Request>().session;
  if (!accountId) throw notSignedIn();
  return { id: accountId };
});
