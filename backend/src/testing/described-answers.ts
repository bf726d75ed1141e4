import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type supertest from 'supertest';
import { WORKSPACE_ROOT } from '../config.js';

interface Content {
  readonly schema: object;
  /** The examples of a refusal have the names of its reasons. */
  readonly examples?: Readonly<Record<string, unknown>>;
}
interface Described {
  readonly content?: Readonly<Record<string, Content>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly responses: Readonly<Record<string, Described>>;
}

/** The part of an OpenAPI document that describes answers. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** An answer, with its body read. */
interface GivenAnswer {
  readonly status: number;
  /** The content type without its parameters. */
  readonly type: string;
  readonly body: unknown;
}

const DOCUMENT = 'api';
/**
 * The product's pages and programs make calls under this prefix. Other addresses serve operators or browsers and are
 * not described.
 */
const DESCRIBED_PREFIX = '/api/v1/';

/** Reads the committed description, `contracts/openapi.json`. */
export function readApiDescription(): ApiDescription {
  return JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'contracts/openapi.json'), 'utf8')) as ApiDescription;
}

/**
 * A plugin for a client, `client.use(…)`. It checks that the description foresees each answer to a call of the API, by
 * its status, its content type and its body. A request with any other answer fails with a sentence that names the
 * operation and the place.
 */
export function asDescribed(description: ApiDescription): (request: supertest.Test) => void {
  const answers = new DescribedAnswers(description);
  return (request) => {
    void request.expect((answer) => {
      const fault = answers.faultOf(request.method, new URL(request.url).pathname, answer);
      if (fault) throw new Error(fault);
    });
  };
}

/** Compares answers with the description. */
export class DescribedAnswers {
  private readonly ajv = new Ajv2020({ allErrors: true, strict: false });
  private readonly routes: readonly { readonly path: string; readonly pattern: RegExp }[];

  constructor(private readonly description: ApiDescription) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ $id: DOCUMENT, ...closed(description) });
    this.routes = Object.keys(description.paths).map((path) => ({ path, pattern: patternOf(path) }));
  }

  /** What the description does not foresee of an answer, in a sentence without its values; undefined when it foresees all. */
  faultOf(method: string, pathname: string, answer: GivenAnswer): string | undefined {
    if (!pathname.startsWith(DESCRIBED_PREFIX)) return undefined;
    const route = this.routes.find(({ pattern }) => pattern.test(pathname));
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    const operation = route && this.description.paths[route.path]![verb];
    const name = operation ? `${operation.operationId} (${method} ${route.path})` : `${method} ${pathname}`;
    const problem = operation
      ? this.problemOf(operation, pointerTo('paths', route.path, verb, 'responses'), method, answer)
      : this.problemOfNoOperation(answer);
    return problem && `${name} answered ${answer.status}, and ${problem}.`;
  }

  /** Where no operation is described, only a refusal in the one shape may be answered. */
  private problemOfNoOperation({ status, body }: GivenAnswer): string | undefined {
    if (status < 400) return 'contracts/openapi.json describes no such call';
    return this.problemOfBody(pointerTo('components', 'schemas', 'ErrorAnswer'), body);
  }

  private problemOf(
    { responses }: Operation,
    pointer: string,
    method: string,
    { status, type, body }: GivenAnswer,
  ): string | undefined {
    const described = responses[status];
    if (!described) return `contracts/openapi.json does not describe this status (${reasonOf(body) ?? 'no reason'})`;
    // Nobody reads a body under a redirect, and HEAD has none.
    if (method === 'HEAD' || (status >= 300 && status < 400)) return undefined;
    const content = described.content?.[type];
    if (!content) return `contracts/openapi.json does not describe the content type ${type || '(none)'}`;
    return (
      this.problemOfBody(`${pointer}${pointerTo(String(status), 'content', type, 'schema')}`, body) ??
      problemOfReason(content, status, body)
    );
  }

  private problemOfBody(pointer: string, body: unknown): string | undefined {
    const validate: ValidateFunction = this.ajv.getSchema(`${DOCUMENT}#${pointer}`)!;
    return validate(body) ? undefined : `its body is not as described: ${validate.errors!.map(sentence).join('; ')}`;
  }
}

/** The examples name every reason for which a refusal may come. */
function problemOfReason({ examples }: Content, status: number, body: unknown): string | undefined {
  const reason = reasonOf(body);
  if (status < 400 || (reason && examples?.[reason])) return undefined;
  return `contracts/openapi.json has no example for the reason ${reason} (the reasons are in refusals.ts)`;
}

function reasonOf(body: unknown): string | undefined {
  return (body as { error?: { reason?: string } } | undefined)?.error?.reason;
}

/** Says what is wrong without the values, since an answer may hold what somebody told us. */
function sentence({ instancePath, message, params }: ErrorObject): string {
  const extra = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
  return `${instancePath || '/'} ${message}${extra}`;
}

/** Closes each object of the document, so that an answer may not hold a field that is not listed. */
function closed({ paths, components }: ApiDescription): object {
  return { paths: close(paths), components: close(components) };
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, close(part)]));
  return parts.type === 'object' && parts.properties && !('additionalProperties' in parts)
    ? { ...parts, additionalProperties: false }
    : parts;
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

/** Writes a JSON pointer in the form in which it stands in the fragment of an address. */
function pointerTo(...keys: readonly string[]): string {
  return keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}
