import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';

/** Documents the header by which a call that is sent again counts once. */
export const SentOnce = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Text of 16 to 64 letters and digits, new for each post or reply. The same call with the same key within 24 hours answers the same and adds nothing.',
      schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
    }),
  );

/** The value of that header. */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<Request>().get('idempotency-key'),
);
