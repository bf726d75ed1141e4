import { SetMetadata, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import type { OwnWriteStore } from '../../modules/account/public.js';

const READS = 'sahaay:reads';
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Says of a route that it writes nothing, although its method is not GET. */
export const OnlyReads = () => SetMetadata(READS, true);

/** Notes that a signed-in person has written something before they are told so, and so before they can ask for it. */
export class NoteWrites implements NestInterceptor {
  private readonly reflector = new Reflector();

  constructor(private readonly writes: OwnWriteStore) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (READING_METHODS.has(request.method) || this.reflector.get<boolean>(READS, context.getHandler()))
      return next.handle();
    return next.handle().pipe(
      concatMap(async (answer) => {
        const accountId = request.session?.accountId;
        if (accountId) await this.writes.note(accountId);
        return answer;
      }),
    );
  }
}
