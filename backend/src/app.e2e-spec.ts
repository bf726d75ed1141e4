import { Writable } from 'node:stream';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Router } from 'express';
import type { ErrorAnswer } from './shared/http/error-answer.dto.js';
import type { ApiDescription } from './testing/described-answers.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

let app: TestApp;
let description: OpenAPIObject;
beforeAll(async () => {
  app = await startTestApp();
  description = (await app.http().get('/api/openapi.json').expect(200)).body as OpenAPIObject;
});
afterAll(() => app.close());

/** Every route of the API as Express knows it, with an address that reaches it. */
function routes(): { route: string; method: 'get' | 'post' | 'put' | 'delete'; path: string }[] {
  const { stack } = app.app.getHttpAdapter().getInstance().router as Router;
  return stack.flatMap(({ route }) => {
    if (!route || !/^\/api\/(v1|health|metrics)\b/.test(route.path)) return [];
    return route.stack
      .filter(({ method }) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
      .map(({ method }) => ({
        route: `${method.toUpperCase()} ${route.path}`,
        method: method as 'get',
        path: route.path.replace(/:\w+/g, crypto.randomUUID()),
      }));
  });
}

describe('the routes', () => {
  // ASVS 7.2.1, 8.2.1, 8.3.1
  it('are open without sign-in only where this list says so', async () => {
    const open = new Set<string>();
    for (const { route, method, path } of routes()) {
      const { body, headers } = await app.http()[method](path);
      // A browser opens this route as a whole page, so the answer sends it to the sign-in page.
      if (headers.location === '/auth/user/signin') continue;
      const { reason } = (body as Partial<ErrorAnswer>).error ?? {};
      if (!['not_signed_in', 'route_not_found', 'method_not_allowed'].includes(reason ?? '')) open.add(route);
    }
    expect([...open].toSorted()).toEqual([
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /api/health/serving',
      'GET /api/metrics',
      'GET /api/v1/auth/google',
      'GET /api/v1/auth/google/callback',
      'GET /api/v1/auth/user/signout',
      'POST /api/v1/auth/forgot-password',
      'POST /api/v1/auth/passkey/challenge',
      'POST /api/v1/auth/passkey/signin',
      'POST /api/v1/auth/reset-password',
      'POST /api/v1/auth/user/signin',
      'POST /api/v1/auth/user/signup',
      'POST /api/v1/diagnostics/predict',
      'POST /api/v1/diagnostics/reports',
      'POST /api/v1/nearby/geocode',
      'POST /api/v1/nearby/search',
      'POST /api/v1/nearby/whereabouts',
    ]);
  });

  it('are all described, and nothing else is', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const exist = routes()
      .map(({ route }) => route.replace(/:(\w+)/g, '{$1}'))
      .filter((route) => !/health|metrics/.test(route));
    expect(described.toSorted()).toEqual(exist.toSorted());
  });
});

describe('the API description', () => {
  const operations = () => Object.values(description.paths).flatMap((path) => Object.values(path));

  it('is OpenAPI 3.1 and free of what 3.1 dropped', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(JSON.stringify(description)).not.toContain('"nullable"');
  });

  // ASVS 2.1.1
  it('names each operation once, and says how it fails', () => {
    const ids = operations().map(({ operationId }) => operationId as string);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { responses } of operations()) {
      const failures = Object.entries(responses as ApiDescription['paths'][string][string]['responses']).filter(
        ([status]) => !/^[23]/.test(status),
      );
      expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(['429', '500', '503']));
      for (const [, { content }] of failures) {
        const { schema, examples } = content!['application/json']!;
        expect(schema).toEqual({ $ref: '#/components/schemas/ErrorAnswer' });
        expect(Object.keys(examples!)).not.toEqual([]);
      }
    }
  });

  it('refers only to schemas that it has', () => {
    const referred = [...JSON.stringify(description).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(Object.keys(description.components?.schemas ?? {})).toEqual(expect.arrayContaining([...new Set(referred)]));
  });

  it('can be read and tried in the browser, under a policy that runs nothing inline', async () => {
    const page = await app.http().get('/api/docs/').expect(200);
    expect(page.text).toContain('swagger-ui');
    expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    await app.http().get('/api/docs/swagger-ui-bundle.js').expect(200);
  });
});

it('closes its database when it is closed, and has nothing to complain about', async () => {
  let log = '';
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const closing = await startTestApp({ log: sink, env: { LOG_LEVEL: 'error' } });
  await closing.http().get('/api/health/ready').expect(200);
  await closing.close();
  expect(closing.database.isInitialized).toBe(false);
  expect(log).toBe('');
});
