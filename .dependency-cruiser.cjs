/** The architecture, executable: who may import whom. `infra/checks/planted` holds one violation of each rule. */
const modulesOf = '^backend/src/modules/([^/]+)/';
const tests = '\\.(spec|e2e-spec|contract|test)\\.tsx?$|/testing/';
/** The rooms of places; each imports only those before it. */
const roomsOfPlaces = ['directory', 'geocoding', 'places-import', 'nearby'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Files that need each other are one file, or lack a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-only-domain',
      severity: 'error',
      comment: 'Rules of the domain know no framework, database, HTTP or adapter; what is mere data they may know.',
      from: { path: `${modulesOf}domain/`, pathNot: tests },
      to: {
        pathNot: [
          `^backend/src/modules/$1/domain/`,
          '^backend/src/shared/errors\\.ts$',
          '^backend/src/modules/[^/]+/public\\.ts$',
          '^contracts/',
          'node_modules/(@sahaay/|zod/)',
          '^(node:)?crypto$',
        ],
      },
    },
    {
      name: 'use-cases-know-stores-and-ports',
      severity: 'error',
      comment: 'A use case talks to tables through stores, and to what else is outside through ports of the domain.',
      from: { path: `${modulesOf}use-cases/`, pathNot: tests },
      to: { path: '^backend/src/modules/[^/]+/(adapters|http)/', pathNot: '\\.store\\.ts$' },
    },
    {
      name: 'use-cases-know-no-library-of-the-outside',
      severity: 'error',
      comment: 'SQL and HTTP have their own files; a transaction begins with `Transactions`.',
      from: { path: `${modulesOf}use-cases/`, pathNot: tests },
      to: { path: 'node_modules/(typeorm|@nestjs/typeorm|pg|pg-boss|express|express-session|ioredis)/' },
    },
    {
      name: 'http-reads-only-queries-of-adapters',
      severity: 'error',
      comment: 'Controllers call use cases and queries, whose read models they answer with.',
      from: { path: `${modulesOf}http/`, pathNot: tests },
      to: { path: '^backend/src/modules/[^/]+/adapters/', pathNot: '\\.(queries|read-model)\\.ts$' },
    },
    {
      name: 'adapters-know-no-http',
      severity: 'error',
      comment: 'What a query answers is a read model beside it, which the API shows as it is.',
      from: { path: `${modulesOf}adapters/`, pathNot: tests },
      to: { path: '^backend/src/modules/[^/]+/http/' },
    },
    {
      name: 'modules-meet-at-public',
      severity: 'error',
      comment: 'A module may import another only through its public.ts or its Nest module.',
      from: { path: modulesOf, pathNot: tests },
      to: {
        path: '^backend/src/modules/([^/]+)/',
        pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/(public|[^/]+\\.module)\\.ts$'],
      },
    },
    ...roomsOfPlaces.slice(0, -1).map((room, i) => ({
      name: `${room}-knows-no-room-above`,
      severity: 'error',
      comment: `The rooms of places build on each other, one way: ${roomsOfPlaces.join(' ← ')}.`,
      from: { path: `^backend/src/modules/${room}/`, pathNot: tests },
      to: { path: `^backend/src/modules/(${roomsOfPlaces.slice(i + 1).join('|')})/` },
    })),
    {
      name: 'shared-knows-no-module',
      severity: 'error',
      comment: 'What all modules use must not depend on one of them.',
      from: { path: '^backend/src/shared/', pathNot: tests },
      to: { path: '^backend/src/modules/', pathNot: '/public\\.ts$' },
    },
    {
      name: 'the-telemetry-sdk-is-loaded-late',
      severity: 'error',
      comment: 'Without a collector the SDK is never loaded; only its interface is.',
      from: { pathNot: [tests, '^backend/src/shared/telemetry/(sdk|prometheus-bridge)\\.ts$', 'node_modules/'] },
      to: {
        path: ['^backend/src/shared/telemetry/(sdk|prometheus-bridge)\\.ts$', 'node_modules/@opentelemetry/(?!api/)'],
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'front-ends-reach-the-backend-through-contracts',
      severity: 'error',
      comment: 'The API is an agreement, not a source folder.',
      from: { path: '^(frontend-[^/]+|contracts)/' },
      to: { path: '^backend/' },
    },
    {
      name: 'remotes-never-import-the-shell-or-each-other',
      severity: 'error',
      comment: 'A remote is deployed on its own.',
      from: { path: '^(frontend-[^/]+)/' },
      to: { path: '^frontend-[^/]+/', pathNot: '^$1/' },
    },
    {
      name: 'contracts-import-no-app',
      severity: 'error',
      comment: 'Apps depend on contracts, never the other way round.',
      from: { path: '^contracts/', pathNot: 'jest\\.config\\.cjs$' },
      to: { path: '^(frontend-[^/]+|infra)/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      comment: 'app → features → contracts, one way.',
      from: { path: '^(frontend-[^/]+)/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-never-import-app',
      severity: 'error',
      comment: 'app → features → contracts, one way.',
      from: { path: '^frontend-[^/]+/src/features/', pathNot: tests },
      to: { path: '^frontend-[^/]+/src/(app|remotes)/' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '/(dist|\\.build)/'] },
    exclude: { path: ['infra/checks/planted/.*/node_modules'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
  },
};
