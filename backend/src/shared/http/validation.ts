import { FORBIDDEN_TEXT_PATTERN } from '@sahaay/contracts/constants';
import { Injectable, ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { getMetadataStorage, IS_OPTIONAL, type ValidationError } from 'class-validator';
import { DomainError } from '../errors.js';

const NOT_EXPECTED = 'This field is not expected.';
const MESSAGE = 'Please check the information you provided';

/**
 * Checks bodies and queries against their class. It refuses unknown fields and converts nothing silently. `details`
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
    refuseUnsafe(value, '');
    return super.transform(withoutNull(value, metadata.metatype), metadata) as Promise<unknown>;
  }
}

/** Leaves out fields that hold null and that a caller may leave out, since some programs write what they do not know as null. */
function withoutNull(value: unknown, input: ArgumentMetadata['metatype']): unknown {
  if (typeof value !== 'object' || value === null || !input) return value;
  const optional = getMetadataStorage()
    .getTargetValidationMetadatas(input, '', false, false)
    .filter(({ name }) => name === IS_OPTIONAL)
    .map(({ propertyName }) => propertyName);
  return Object.fromEntries(Object.entries(value).filter(([key, part]) => part !== null || !optional.includes(key)));
}

/** A 400 with a sentence for each wrong field. */
function invalidInput(details: Readonly<Record<string, string>>): DomainError {
  return new DomainError('invalid', 'invalid_input', MESSAGE, details);
}

function sentences(error: ValidationError, parent = ''): [string, string][] {
  const field = parent + error.property;
  const [constraint, sentence] = Object.entries(error.constraints ?? {})[0] ?? [];
  const own: [string, string][] = sentence
    ? [[field, constraint === 'whitelistValidation' ? NOT_EXPECTED : sentence]]
    : [];
  return [...own, ...(error.children ?? []).flatMap((child) => sentences(child, `${field}.`))];
}

/** No call nests fields deeper than this. Without a bound, a deep body would exhaust the stack. */
const MAX_DEPTH = 5;

/**
 * Refuses what the checks by class would let pass or fail on: text that is not Unicode or holds U+0000, which
 * PostgreSQL cannot store; fields with the name of something that every object has, such as `constructor`; and bodies
 * that are nested too deeply.
 */
function refuseUnsafe(value: unknown, field: string, depth = 0): void {
  if (typeof value === 'string' && FORBIDDEN_TEXT_PATTERN.test(value)) {
    throw invalidInput({ [field || 'value']: 'This text contains a character that we cannot store.' });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === MAX_DEPTH) throw invalidInput({ [field.split('.')[0] || 'value']: NOT_EXPECTED });
  for (const [key, part] of Object.entries(value)) {
    const path = field ? `${field}.${key}` : key;
    if (key in Object.prototype || key === 'prototype') throw invalidInput({ [path]: NOT_EXPECTED });
    refuseUnsafe(part, path, depth + 1);
  }
}
