import type { OpenAPIObject } from '@nestjs/swagger';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** What an operation may answer besides its own answer; every failure has the one shape. */
const failure = (description: string): JsonObject => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } },
});

/**
 * Nest's description, written in OpenAPI 3.1: `null` is a type, every operation names its failures, and
 * keys stand in one order, so that the same code always gives the same file.
 */
export function toOpenApi31(document: OpenAPIObject): OpenAPIObject {
  const plain = JSON.parse(JSON.stringify(document)) as JsonObject;
  for (const [path, operations] of Object.entries(plain.paths as JsonObject)) {
    for (const [method, operation] of Object.entries(operations as JsonObject)) {
      if (METHODS.has(method)) complete(operation as JsonObject, path);
    }
  }
  return sorted(withNullTypes(plain)) as unknown as OpenAPIObject;
}

/** An operation belongs to the part of the API that its path names: `/api/v1/<part>/…`. */
function complete(operation: JsonObject, path: string): void {
  operation.tags = [path.split('/')[3] ?? 'api'];
  operation.responses = { ...(operation.responses as JsonObject), ...failuresOf(operation, path) };
}

/** What is refused follows from what is sent: a body, a parameter, a session; anything may come too often. */
function failuresOf({ requestBody, parameters, security }: JsonObject, path: string): JsonObject {
  const hasBody = requestBody !== undefined;
  const isForMembers = security === undefined;
  const hasParameters = Array.isArray(parameters) && parameters.length > 0;
  return {
    ...((hasBody || hasParameters) && { 400: failure('What was sent is not valid') }),
    ...(isForMembers && { 401: failure('Nobody is signed in') }),
    ...(path.includes('{') && { 404: failure('There is no such thing') }),
    ...(hasBody && { 413: failure('What was sent is too long') }),
    429: failure('Too many requests; Retry-After tells when to come back'),
    default: failure('Any other failure'),
  };
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

/** Paths, names and keys in alphabetical order; lists keep theirs. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key]!)]));
}
