import fc from 'fast-check';
import type { ApiDescription } from './described-answers.js';
import { callsOf, type Call, type Schema } from './described-calls.js';

/** A request as it goes over the wire. `{id}` in the path stands for something that exists. */
export interface AnyRequest {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Texts that are rarely thought of: nothing, blanks, marks that nobody sees, halves of characters, and other languages. */
const ODD = [
  '',
  ' ',
  '\n\n',
  '\0',
  '\u202E',
  '\u200B',
  '\uD800',
  '😀'.repeat(50),
  'ग़ज़ल',
  'İ',
  'ﬁ',
  '１２',
  '../..',
  "' or 1=1",
  '${7*7}',
  '<b>',
  'null',
  '__proto__',
  'NaN',
  '1e999',
  'true',
];
const NUMBERS = [0, -0, -1, 0.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE];
const RUNS = [' ', 'a', '\n', 'क', '\u0301', '9', '.', '👩\u200D'];
/** A request longer than this is refused before anybody reads it, which other tests show. */
const LONGEST = 20_000;

/**
 * For each operation of the description, requests of all kinds: as described, at its bounds and just beyond them, with
 * parts that are missing, unknown, of another type, very long or very deep.
 */
export function anyRequests(description: ApiDescription): Map<string, fc.Arbitrary<AnyRequest>> {
  const { schemas } = description.components;
  const resolve = (schema: Schema): Schema => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema);
  return new Map(
    callsOf(description).map(({ method, path, call }) => [call.operationId, requestOf(method, path, call, resolve)]),
  );
}

function requestOf(
  method: string,
  path: string,
  { operationId, parameters = [], requestBody }: Call,
  resolve: (schema: Schema) => Schema,
): fc.Arbitrary<AnyRequest> {
  const schema = requestBody?.content['application/json']?.schema;
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const inHeader = parameters.filter((parameter) => parameter.in === 'header');
  return fc
    .record({
      id: fc.oneof(
        { weight: 6, arbitrary: fc.constant('{id}') },
        fc.uuid(),
        fc.constantFrom(...ODD.slice(1)),
        anyText(),
      ),
      query: fc.record(Object.fromEntries(inQuery.map(({ name, schema: own }) => [name, asWritten(own)])), {
        requiredKeys: [],
      }),
      headers: fc.record(Object.fromEntries(inHeader.map(({ name }) => [name, fc.stringMatching(/^[ -~]{0,80}$/)])), {
        requiredKeys: [],
      }),
      language: fc.constantFrom('en', 'hi', 'ta,en;q=0.5', '*', 'x'.repeat(300), ';;q'),
      body: schema ? bodyOf(schema, resolve) : fc.constant(undefined),
    })
    .map(({ id, query, headers, language, body }) => {
      const written = new URLSearchParams(query as Record<string, string>).toString();
      const named = path.replace('{id}', id === '{id}' ? id : encodeURIComponent(id.toWellFormed()));
      return {
        operation: operationId,
        method: method.toUpperCase(),
        path: written ? `${named}?${written}` : named,
        headers: {
          'accept-language': language,
          ...(headers as Record<string, string>),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
      };
    });
}

/** Mostly JSON of the right shape, now and then any other JSON, and sometimes none. */
function bodyOf(schema: Schema, resolve: (schema: Schema) => Schema): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: valueOf(schema, resolve).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '"x"',
        '{"a":1,"a":2}',
        '{"__proto__":{"x":1}}',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
      ),
    },
  );
}

/** A value that the schema describes, or one that it nearly describes, or nothing like it. */
function valueOf(given: Schema, resolve: (schema: Schema) => Schema): fc.Arbitrary<unknown> {
  const schema = resolve(given);
  const types = [schema.type].flat();
  const right: fc.Arbitrary<unknown>[] = [];
  if (schema.enum) right.push(fc.constantFrom(...schema.enum));
  else if (types.includes('string')) right.push(textOf(schema));
  if (schema.example !== undefined) right.push(fc.constant(schema.example));
  if (types.includes('number')) right.push(numberOf(schema));
  if (types.includes('boolean')) right.push(fc.boolean());
  if (types.includes('null')) right.push(fc.constant(null));
  if (schema.items)
    right.push(fc.array(valueOf(schema.items, resolve), { maxLength: Math.min(60, (schema.maxItems ?? 8) + 1) }));
  if (schema.properties) right.push(objectOf(schema, resolve));
  if (right.length === 0) return fc.jsonValue();
  return fc.oneof(
    { weight: 10, arbitrary: fc.oneof(...right) },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...NUMBERS, ...ODD, null, [], {})),
    },
  );
}

function objectOf(
  { properties = {}, required = [] }: Schema,
  resolve: (schema: Schema) => Schema,
): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, valueOf(part, resolve)]));
  const whole = fc.record(fields, { requiredKeys: required.filter((key) => key in fields) });
  const loose = fc.record(
    Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, fc.oneof(part, fc.constant(null))])),
    { requiredKeys: [] },
  );
  const more = fc.tuple(
    whole,
    fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), fc.jsonValue(), { maxKeys: 2 }),
  );
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: loose },
    { weight: 1, arbitrary: more.map(([one, other]) => ({ ...other, ...one })) },
  );
}

function textOf({ minLength = 0, maxLength = 300, format }: Schema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, LONGEST);
  const run = (length: number) => fc.constantFrom(...RUNS).map((part) => part.repeat(length).slice(0, length));
  return fc.oneof(
    { weight: 4, arbitrary: format === 'email' ? fc.emailAddress() : anyText(most) },
    {
      weight: 1,
      arbitrary: fc.oneof(...[minLength, minLength - 1, most, most + 1].map((length) => run(Math.max(0, length)))),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ODD) },
  );
}

const anyText = (most = 60): fc.Arbitrary<string> => fc.string({ unit: 'binary', maxLength: Math.min(most, 200) });

function numberOf({ minimum = -1000, maximum = 1000 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1, ...NUMBERS) },
  );
}

/** A parameter as it stands in an address. */
function asWritten(schema: Schema): fc.Arbitrary<string> {
  const right = schema.enum
    ? fc.constantFrom(...schema.enum.map(String))
    : schema.type === 'number'
      ? numberOf(schema).map(String)
      : textOf(schema);
  return fc
    .oneof({ weight: 4, arbitrary: right }, fc.constantFrom(...ODD), anyText())
    .map((text) => text.toWellFormed());
}

/** For each operation with a body, what its example holds, and the fields that may be left out. */
export function examplesOf(description: ApiDescription) {
  return callsOf(description).flatMap(({ method, path, call: { requestBody } }) => {
    const named = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
    if (!named) return [];
    const { example = {}, properties = {}, required = [] }: Schema = description.components.schemas[named]!;
    const optional = Object.keys(properties).filter((key) => !required.includes(key));
    return optional.map((field) => ({ method: method.toUpperCase(), path, field, body: example as object }));
  });
}
