import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type supertest from 'supertest';
import { WORKSPACE_ROOT } from '../config.js';

interface Content {
  readonly schema: object;
  /** Of a refusal, by its reason. */
  readonly examples?: Readonly<Record<string, unknown>>;
}
interface Described {
  readonly content?: Readonly<Record<string, Content>>;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Described>>;
}

/** As much of an OpenAPI document as says what is answered. */
export interface ApiDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const DOCUMENT = 'api';
/** Calls of the product's pages and of programs. What is outside serves operators or browsers and is not described. */
const DESCRIBED_PREFIX = '/api/v1/';

/** The committed description: `contracts/openapi.json`. */
export function readApiDescription(): ApiDescription {
  return JSON.parse(readFileSync(join(WORKSPACE_ROOT, 'contracts/openapi.json'), 'utf8')) as ApiDescription;
}

/**
 * A plugin for a client, `client.use(…)`: each answer to a call of the API must be one that the description foresees, by its
 * status, its content type and its body. Otherwise the request fails, with a sentence that names the operation and the place.
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

class DescribedAnswers {
  private readonly ajv = new Ajv2020({ allErrors: true, strict: false });
  private readonly routes: readonly { readonly path: string; readonly pattern: RegExp }[];

  constructor(private readonly description: ApiDescription) {
    addFormats.default(this.ajv);
    this.ajv.addSchema({ $id: DOCUMENT, ...closed(description) });
    this.routes = Object.keys(description.paths).map((path) => ({ path, pattern: patternOf(path) }));
  }

  faultOf(method: string, pathname: string, answer: supertest.Response): string | undefined {
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

  /** Where nothing is described, only a refusal in the one shape may be answered. */
  private problemOfNoOperation({ status, body }: supertest.Response): string | undefined {
    if (status < 400) return 'contracts/openapi.json describes no such call';
    return this.problemOfBody(pointerTo('components', 'schemas', 'ErrorAnswer'), body);
  }

  private problemOf(
    { responses }: Operation,
    pointer: string,
    method: string,
    { status, type, body }: supertest.Response,
  ): string | undefined {
    const described = responses[status];
    if (!described) return `contracts/openapi.json does not describe this status (${reasonOf(body) ?? 'no reason'})`;
    // What stands under a redirect, and where nothing is sent, is for nobody.
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

/** The reasons of a refusal are known: each has an example. */
function problemOfReason({ examples }: Content, status: number, body: unknown): string | undefined {
  const reason = reasonOf(body);
  if (status < 400 || (reason && examples?.[reason])) return undefined;
  return `contracts/openapi.json has no example for the reason ${reason} (the reasons are in refusals.ts)`;
}

function reasonOf(body: unknown): string | undefined {
  return (body as { error?: { reason?: string } } | undefined)?.error?.reason;
}

/** The values are left out: an answer may hold what somebody told us. */
function sentence({ instancePath, message, params }: ErrorObject): string {
  const extra = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
  return `${instancePath || '/'} ${message}${extra}`;
}

/** The document with each object of ours closed: what it does not list may not be sent. */
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

/** A JSON pointer as it stands in the fragment of an address. */
function pointerTo(...keys: readonly string[]): string {
  return keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}
