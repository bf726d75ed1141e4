import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHART, helm, render, type Manifest } from './helm.ts';
import { faultsOf } from './kubernetes.ts';

interface Pod {
  readonly securityContext: { readonly runAsNonRoot: boolean };
  readonly automountServiceAccountToken: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly topologySpreadConstraints: readonly unknown[];
  readonly containers: readonly {
    readonly image: string;
    readonly args?: readonly string[];
    readonly env?: readonly { readonly name: string; readonly value?: string }[];
    readonly securityContext: unknown;
    readonly resources: { readonly requests: unknown; readonly limits: unknown };
    readonly readinessProbe?: { readonly httpGet: { readonly path: string } };
    readonly livenessProbe?: { readonly httpGet: { readonly path: string } };
  }[];
}

const sizes = {
  middle: render(),
  small: render('-f', path.join(CHART, 'values-small.yaml')),
  large: render('-f', path.join(CHART, 'values-large.yaml')),
};
const podOf = (manifest: Manifest): Pod => (manifest.spec as { template: { spec: Pod } }).template.spec;
const ofKind = (manifests: readonly Manifest[], kind: string): Manifest[] =>
  manifests.filter((manifest) => manifest.kind === kind);
const names = (manifests: readonly Manifest[], kind: string): string[] =>
  ofKind(manifests, kind)
    .map(({ metadata }) => metadata.name)
    .sort();
const PIECES = ['api', 'community', 'diagnostics', 'shell'];

describe('the chart', () => {
  it('has no fault that helm finds', () => {
    expect(helm('lint', '--strict', CHART)).toMatchObject({ status: 0 });
  });

  it('is what Kubernetes describes in each size, and an unknown field, another type and a missing one are found', () => {
    expect(faultsOf(Object.values(sizes).flat())).toEqual([]);
    const [budget] = ofKind(sizes.middle, 'PodDisruptionBudget') as [Manifest];
    const [scaler] = ofKind(sizes.middle, 'HorizontalPodAutoscaler') as [Manifest];
    const [route] = ofKind(sizes.large, 'HTTPRoute') as [Manifest];
    const spoiled = [
      { ...budget, spec: { ...(budget.spec as object), maxUnavailabel: 1 } },
      { ...scaler, spec: { ...(scaler.spec as object), maxReplicas: 'many' } },
      { ...scaler, spec: { scaleTargetRef: { kind: 'Deployment', name: 'x' } } },
      { ...route, spec: { ...(route.spec as object), hostname: 'x' } },
    ];
    for (const one of spoiled) expect(faultsOf([one])).toHaveLength(1);
  });

  it('has every piece with its own version, so that each is deployed alone', () => {
    const before = sizes.middle;
    const after = render('--set', 'frontEnds.community.tag=2.0.0');
    const changed = after.filter((one, index) => JSON.stringify(one) !== JSON.stringify(before[index]));
    expect(changed.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
      'Deployment sahaay-community',
      'Service sahaay-community',
    ]);
  });

  it('changes which version of a remote people get without a restart', () => {
    const remotes = (version: string): readonly string[] => [
      '--set-json',
      `remotes={"community":{"versions":{"1.2":"/a","1.3":{"manifest":"/b","integrity":"sha256-x"}},"current":"${version}"}}`,
    ];
    const [before, after] = [render(...remotes('1.2')), render(...remotes('1.3'))];
    expect(faultsOf(before)).toEqual([]);
    const changed = after.filter((one, index) => JSON.stringify(one) !== JSON.stringify(before[index]));
    expect(changed.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual(['ConfigMap sahaay-remotes']);
    const api = ofKind(after, 'Deployment').find(({ metadata }) => metadata.name === 'sahaay-api')!;
    expect(podOf(api).containers[0]!.env).toContainEqual({ name: 'REMOTES_FILE', value: '/etc/sahaay/remotes.json' });
    expect(() => render('--set-json', 'remotes={"community":{"curent":"1"}}')).toThrow(/remotes/);
  });

  it('scales, spreads and bounds disruption where there are several replicas, and only there', () => {
    const all = PIECES.map((piece) => `sahaay-${piece}`);
    for (const size of ['middle', 'large'] as const)
      for (const kind of ['HorizontalPodAutoscaler', 'PodDisruptionBudget'])
        expect(names(sizes[size], kind)).toEqual(all);
    for (const kind of ['HorizontalPodAutoscaler', 'PodDisruptionBudget']) expect(names(sizes.small, kind)).toEqual([]);
    for (const deployment of ofKind(sizes.large, 'Deployment'))
      expect(podOf(deployment).topologySpreadConstraints).toHaveLength(2);
  });

  it.each(Object.entries(sizes))('gives pods no rights, and bounds and probes, in the size %s', (_, manifests) => {
    for (const manifest of [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')]) {
      const pod = podOf(manifest);
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 65532 },
      });
      for (const { image, securityContext, resources, readinessProbe, livenessProbe } of pod.containers) {
        expect(image).toMatch(/:\d/);
        expect(securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(resources).toMatchObject({
          requests: { cpu: expect.anything(), memory: expect.anything() },
          limits: { memory: expect.anything() },
        });
        const probes = [readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path.split('/').at(-1));
        // Replicas of the API stay in service when what they share is away, since help needs none of it.
        const ready = manifest.metadata.name.endsWith('-api') ? 'serving' : 'ready';
        expect(probes).toEqual(manifest.kind === 'Job' ? [undefined, undefined] : [ready, 'live']);
      }
    }
  });

  it('has a network policy for every pod', () => {
    expect(names(sizes.middle, 'NetworkPolicy')).toEqual([...PIECES, 'migrate'].map((name) => `sahaay-${name}`).sort());
  });

  it('brings the schema up to date before replicas of the release start', () => {
    const [job] = ofKind(sizes.middle, 'Job') as [Manifest];
    expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(podOf(job).containers[0]?.args).toEqual(['backend/dist/src/database/migrate.command.js']);
  });

  // ASVS 13.2.2
  it('lets the owner of the tables in to change them, and nobody who serves people', () => {
    const ofMigrations = (manifests: readonly Manifest[]) =>
      podOf(ofKind(manifests, 'Job')[0]!).containers[0]!.env!.map(({ name }) => name);
    expect(ofMigrations(sizes.middle)).toEqual(['DATABASE_URL', 'DATABASE_OWNER_URL']);
    expect(ofMigrations(sizes.small)).toEqual(['DATABASE_URL']);
    expect(ofMigrations(render('--set', 'settings.PLACES_COUNTRY=np'))).toContain('PLACES_COUNTRY');
    for (const deployment of ofKind(sizes.middle, 'Deployment'))
      expect(JSON.stringify(deployment)).not.toMatch(/sahaay-owner|OWNER/);
  });

  it('waits longer for a replica that stops than the replica takes', () => {
    for (const [size, delay] of [
      ['middle', 5],
      ['large', 15],
    ] as const) {
      const api = ofKind(sizes[size], 'Deployment').find(({ metadata }) => metadata.name === 'sahaay-api')!;
      expect(podOf(api).terminationGracePeriodSeconds).toBe(delay + 30);
    }
  });

  it('holds no secret, and names only settings that the product has', () => {
    expect(
      Object.values(sizes)
        .flat()
        .filter(({ kind }) => kind === 'Secret'),
    ).toEqual([]);
    const known = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
    const maps = ofKind(sizes.middle, 'ConfigMap').flatMap((map) =>
      Object.keys((map as unknown as { data: object }).data),
    );
    const env = ofKind(sizes.middle, 'Deployment').flatMap((one) =>
      podOf(one).containers.flatMap((container) => container.env ?? []),
    );
    for (const name of [...maps, ...env.map(({ name }) => name)]) expect(known).toContain(`\n${name}=`);
  });

  it.each([
    ['a secret among the settings', ['settings.SESSION_SECRET=x'], /SESSION_SECRET/],
    ['the key of a collector among the settings', ['settings.OTEL_EXPORTER_OTLP_HEADERS=x'], /OTLP_HEADERS/],
    ['the owner of the tables among the settings', ['settings.DATABASE_OWNER_URL=x'], /DATABASE_OWNER_URL/],
    ['a misspelt value', ['api.replica.min=3'], /replica/],
    ['a version that moves', ['api.tag=latest'], /tag/],
    ['no replica', ['api.replicas.min=0'], /minimum/],
    ['no host', ['host='], /host/],
  ])('refuses %s', (_, values, fault) => {
    expect(() => render(...values.flatMap((value) => ['--set', value]))).toThrow(fault);
  });

  it('leads each address to a service that is there, by Ingress or by Gateway', () => {
    const [ingress] = ofKind(sizes.middle, 'Ingress') as [Manifest];
    const { rules } = ingress.spec as {
      rules: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
    };
    const ways = rules[0]!.http.paths.map(({ path: at, backend }) => [at, backend.service.name]);
    expect(ways).toEqual([
      ['/api', 'sahaay-api'],
      ['/remotes.json', 'sahaay-api'],
      ['/config.json', 'sahaay-api'],
      ['/remotes/diagnostics', 'sahaay-diagnostics'],
      ['/remotes/community', 'sahaay-community'],
      ['/', 'sahaay-shell'],
    ]);
    const services = names(sizes.middle, 'Service');
    expect(ways.filter(([, service]) => !services.includes(service!))).toEqual([]);
    const [route] = ofKind(sizes.large, 'HTTPRoute') as [Manifest];
    const ruled = (
      route.spec as { rules: { matches: { path: { value: string } }[]; backendRefs: { name: string }[] }[] }
    ).rules;
    expect(ruled.map(({ matches, backendRefs }) => [matches[0]!.path.value, backendRefs[0]!.name])).toEqual(ways);
  });
});
