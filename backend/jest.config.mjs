import { SourceTextModule } from 'node:vm';

/**
 * Whether all tests run together in the files of `src/testing/together`, which load the product once for many. Tests
 * that are asked for by a name run by themselves. So does every file on a Node before 24.9, which cannot `require` a
 * module.
 */
const together =
  'hasAsyncGraph' in (SourceTextModule?.prototype ?? {}) &&
  process.argv.slice(2).every((word) => word.startsWith('-') && !word.startsWith('--testPath'));

const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        keepClassNames: true,
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};
const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  resolver: '<rootDir>/../infra/jest.resolver.cjs',
  // Tests read the sources of contracts and of the engine in place of their builds, so that they see an edit at once.
  moduleNameMapper: {
    '^@sahaay/contracts/(constants|contact-details|location-codes)$': '<rootDir>/../contracts/src/$1/index.ts',
    '^@sahaay/engine$': '<rootDir>/../contracts/engine/src/index.ts',
    '^@sahaay/engine/(reading|ranking|device)$': '<rootDir>/../contracts/engine/src/$1/index.ts',
    '^@sahaay/engine/shipped$': '<rootDir>/../contracts/engine/tools/index.ts',
    '^@sahaay/contracts/(paths|contract-version)$': '<rootDir>/../contracts/src/shell/$1.ts',
  },
  setupFiles: ['<rootDir>/src/testing/preload.mjs'],
  transform,
};
/**
 * Unit tests (*.spec.ts) stand beside the code. The tests in *.e2e-spec.ts send HTTP requests to the product on a real
 * PostgreSQL (and Redis).
 */
export default {
  // Servers take a while to start on a busy machine. A test that hangs is still noticed.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: ['<rootDir>/src'],
      testMatch: together ? ['**/unit-*.together.ts'] : ['**/*.spec.ts'],
      testPathIgnorePatterns: ['e2e-spec'],
    },
    {
      ...shared,
      displayName: 'api',
      setupFiles: [...shared.setupFiles, '<rootDir>/src/testing/note-statements.ts'],
      roots: ['<rootDir>/src'],
      testMatch: together ? ['**/api-*.together.ts'] : ['**/*.e2e-spec.ts'],
      globalSetup: '<rootDir>/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
    },
  ],
};
