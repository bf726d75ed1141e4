import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { DomainError } from '../errors.js';

const MESSAGE = 'Please check the information you provided';

/**
 * Checks bodies and queries against their class. Unknown fields are refused, nothing is converted silently; `details`
 * names each wrong field with the first sentence that applies.
 */
@Injectable()
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      stopAtFirstError: true,
      transform: true,
      exceptionFactory: (errors) => invalidInput(Object.fromEntries(errors.flatMap((error) => sentences(error)))),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    if (metadata.type === 'body' && Array.isArray(value)) throw invalidInput({});
    refuseNul(value, '');
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/** 400 with a sentence for each wrong field. */
function invalidInput(details: Readonly<Record<string, string>>): DomainError {
  return new DomainError('invalid', 'invalid_input', MESSAGE, details);
}

function sentences(error: ValidationError, parent = ''): [string, string][] {
  const field = parent + error.property;
  const [constraint, sentence] = Object.entries(error.constraints ?? {})[0] ?? [];
  const own: [string, string][] = sentence ? [[field, constraint === 'whitelistValidation' ? 'This field is not expected.' : sentence]] : [];
  return [...own, ...(error.children ?? []).flatMap((child) => sentences(child, `${field}.`))];
}

/** PostgreSQL cannot store the character U+0000. */
function refuseNul(value: unknown, field: string): void {
  if (typeof value === 'string' && value.includes('\0')) throw invalidInput({ [field || 'value']: 'This text has a character that cannot be stored.' });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) refuseNul(part, field ? `${field}.${key}` : key);
}
