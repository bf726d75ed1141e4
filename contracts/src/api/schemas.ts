import type { components, paths } from './schema.d.ts';

/** A shape of the API by its OpenAPI name: `Schema<'Place'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The path of a call as the API description has it. */
export type ApiPath = keyof paths;
