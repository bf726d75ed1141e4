import type { components } from './schema.d.ts';

/** A shape of the API by its OpenAPI name: `Schema<'Place'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
