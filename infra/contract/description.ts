/** The parts of OpenAPI 3.1 that our description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** One call: a method at a path. */
export interface Call {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content>>;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Every call by its name, such as `POST /api/v1/nearby/search`. */
export function callsOf({ paths }: Description): ReadonlyMap<string, Call> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
  );
  return new Map(calls);
}

/** The schema of a body in JSON, if it has one. */
export function jsonOf(body: Content | undefined): Schema | undefined {
  return Object.entries(body?.content ?? {}).find(([type]) => type.includes('json'))?.[1].schema;
}

/** A schema with its reference followed and its parts joined to one. */
export function whole(schema: Schema, { components }: Description): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const own = name ? (components.schemas[name] ?? {}) : schema;
  const parts = (own.allOf ?? []).map((part) => whole(part, { paths: {}, components }));
  return parts.reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      properties: { ...all.properties, ...part.properties },
      required: [...(all.required ?? []), ...(part.required ?? [])],
    }),
    own,
  );
}
