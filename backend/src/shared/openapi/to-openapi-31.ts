import type { OpenAPIObject } from '@nestjs/swagger';
import { failureOf, statusOf } from '../http/error-shape.js';
import { REFUSALS, refusalsOf, type Refusal } from './refusals.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The meaning of each status of a refusal, for readers of the description. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'What was sent is not valid',
  401: 'Nobody is signed in, or nobody could be',
  403: 'This person, or this page, may not do that',
  404: 'There is no such thing',
  409: 'It is there already',
  413: 'What was sent is too long',
  415: 'What was sent is not JSON',
  429: 'Too many requests; Retry-After tells when to come back',
  500: 'It went wrong on our side',
  503: 'It cannot be done right now; Retry-After tells when to try again',
};

/** The answer of every call when the fault is ours. */
const BROKEN = failureOf(undefined);

/** Stands for the id of a request in the examples. Every real answer has an id of its own. */
const REQUEST_ID = '3f1c9a52-7d0e-4b8a-9c61-2e5f8a7b4d10';

/**
 * Turns Nest's description into OpenAPI 3.1: `null` is a type, every operation names its refusals, and the keys stand
 * in one order, so that the same code always gives the same file.
 */
export function toOpenApi31(document: OpenAPIObject): OpenAPIObject {
  const plain = JSON.parse(JSON.stringify(document)) as JsonObject;
  for (const [path, operations] of Object.entries(plain.paths as JsonObject)) {
    for (const [method, operation] of Object.entries(operations as JsonObject)) {
      if (METHODS.has(method)) complete(operation as JsonObject, path, method);
    }
  }
  (plain.components as JsonObject).examples = examplesOfRefusals();
  return sorted(withNullTypes(plain)) as unknown as OpenAPIObject;
}

/**
 * Adds the tag and the refusals of an operation. Its path names the part of the API to which it belongs:
 * `/api/v1/<part>/…`.
 */
function complete(operation: JsonObject, path: string, method: string): void {
  operation.tags = [path.split('/')[3] ?? 'api'];
  const { operationId: id, requestBody, parameters, security } = operation;
  const reasons = refusalsOf({
    id: id as string,
    changes: method !== 'get',
    hasBody: requestBody !== undefined,
    hasParameters: Array.isArray(parameters) && parameters.length > 0,
    isForMembers: security === undefined,
  });
  operation.responses = { ...(operation.responses as JsonObject), ...refusalsByStatus(reasons) };
}

/**
 * Describes refusals by their status. All have the one shape, and the examples of a status have the names of its
 * reasons.
 */
function refusalsByStatus(reasons: readonly Refusal[]): JsonObject {
  const examples: Record<number, JsonObject> = { [BROKEN.code]: { [BROKEN.reason]: exampleOf(BROKEN.reason) } };
  for (const reason of reasons) (examples[statusOf(REFUSALS[reason][0])] ??= {})[reason] = exampleOf(reason);
  return Object.fromEntries(
    Object.entries(examples).map(([status, ofStatus]) => [status, refusal(MEANINGS[Number(status)]!, ofStatus)]),
  );
}

const exampleOf = (reason: string): JsonObject => ({ $ref: `#/components/examples/${reason}` });

/** The whole answer for every reason. */
function examplesOfRefusals(): JsonObject {
  const refusals = Object.entries(REFUSALS).map(([reason, [kind, message]]) => ({
    code: statusOf(kind),
    message: message as string,
    reason,
  }));
  return Object.fromEntries(
    [BROKEN, ...refusals].map((failure) => [
      failure.reason,
      { value: { error: { ...failure, requestId: REQUEST_ID } } },
    ]),
  );
}

function refusal(description: string, examples: JsonObject): JsonObject {
  const schema = { $ref: '#/components/schemas/ErrorAnswer' };
  return { description, content: { 'application/json': { schema, examples } } };
}

function withNullTypes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withNullTypes);
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withNullTypes(part)]),
  );
  if (nullable !== true) return nullable === undefined || nullable === false ? schema : { ...schema, nullable };
  if (typeof schema.type === 'string' && schema.type !== 'object') {
    return {
      ...schema,
      type: [schema.type, 'null'],
      ...(Array.isArray(schema.enum) && { enum: [...schema.enum.filter((one) => one !== null), null] }),
    };
  }
  const { description, type: _type, allOf, ...rest } = schema;
  const one = Array.isArray(allOf) && allOf.length === 1 ? allOf[0]! : rest;
  return { anyOf: [one, { type: 'null' }], ...(description !== undefined && { description }) };
}

/** Puts paths, names and keys into alphabetical order, and leaves lists in theirs. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key]!)]));
}
