import type { ApiDescription } from './described-answers.js';
import { callsOf, type Call, type Schema } from './described-calls.js';

/** A request that holds a text in one place. Everything else is as in the example of the description. */
interface Filled {
  readonly method: string;
  readonly url: string;
  readonly body?: object;
}

/** A place of a request in which a text may stand. */
export interface TextField {
  readonly operation: string;
  readonly name: string;
  /** The greatest length that the description allows, in characters. */
  readonly most?: number;
  /** The text that the place holds in the example. */
  readonly example: string;
  readonly fill: (text: string) => Filled;
}

/** A field that the API refuses beside another field of the example, with that other field. */
const INSTEAD_OF: Readonly<Record<string, string>> = { 'searchNearby.name': 'filter' };

const ANY_ID = '00000000-0000-4000-8000-000000000000';

/**
 * Finds every place of every call in which somebody may send a text: the fields of bodies at any depth, and the
 * parameters.
 */
export function textFieldsOf(description: ApiDescription): TextField[] {
  return callsOf(description).flatMap(({ method, path, call }) => [
    ...ofParameters(method, path, call),
    ...ofBody(method, path, call, description.components.schemas),
  ]);
}

function ofParameters(method: string, path: string, { operationId, parameters = [] }: Call): TextField[] {
  return parameters
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .map(({ name, in: place }) => ({
      operation: operationId,
      name,
      example: ANY_ID,
      fill: (text) => {
        const written = encodeURIComponent(text);
        const url = place === 'path' ? path.replace(`{${name}}`, written) : `${path}?${name}=${written}`;
        return { method, url: url.replace(/\{\w+\}/g, ANY_ID) };
      },
    }));
}

type Keys = readonly (string | number)[];

function ofBody(
  method: string,
  path: string,
  { operationId, requestBody }: Call,
  schemas: Readonly<Record<string, Schema>>,
): TextField[] {
  const own = requestBody?.content['application/json']?.schema;
  if (!own) return [];
  const resolve = (schema: Schema): Schema => (schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema);
  const whole = resolve(own).example ?? {};
  const url = path.replace(/\{\w+\}/g, ANY_ID);
  return textsIn(own, resolve).map(({ keys, schema, beside }) => {
    const name = keys.join('.');
    const alone = { ...whole, [INSTEAD_OF[`${operationId}.${name}`] ?? '']: undefined };
    const given = keys.reduce<unknown>((value, key) => Object(value)[key], alone);
    const list = keys.indexOf(0);
    const example = list < 0 ? alone : withPart(alone, keys.slice(0, list), [beside]);
    return {
      operation: operationId,
      name,
      ...(schema.maxLength !== undefined && { most: schema.maxLength }),
      example: typeof given === 'string' ? given : 'x',
      fill: (text) => ({ method, url, body: withPart(example, keys, text) as object }),
    };
  });
}

/** `beside` holds the other fields that an item of a list needs around its text. */
interface TextOfBody {
  readonly keys: Keys;
  readonly schema: Schema;
  readonly beside: object;
}

function textsIn(
  given: Schema,
  resolve: (schema: Schema) => Schema,
  keys: Keys = [],
  beside: object = {},
): TextOfBody[] {
  const schema = resolve(given);
  if ([schema.type].flat().includes('string')) return [{ keys, schema, beside }];
  const properties = Object.entries(schema.properties ?? {});
  const siblings = Object.fromEntries(properties.map(([key, part]) => [key, resolve(part).enum?.[0] ?? 'x']));
  const parts = properties.flatMap(([key, part]) =>
    textsIn(part, resolve, [...keys, key], keys.includes(0) ? siblings : {}),
  );
  return schema.items ? [...parts, ...textsIn(schema.items, resolve, [...keys, 0])] : parts;
}

/** Copies `value` with `part` at the place to which `keys` lead. */
function withPart(value: unknown, [key, ...rest]: Keys, part: unknown): unknown {
  if (key === undefined) return part;
  const given = Object(value) as Record<string | number, unknown>;
  const inner = withPart(given[key], rest, part);
  return typeof key === 'number' ? [inner] : { ...given, [key]: inner };
}
