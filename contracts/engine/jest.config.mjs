import { SourceTextModule } from 'node:vm';

/**
 * Whether all tests run together in `testing/together.ts`, which reads the knowledge once for all. Tests that are asked
 * for by a name run by themselves. So does every file on a Node before 24.9, which cannot `require` a module.
 */
const together =
  'hasAsyncGraph' in (SourceTextModule?.prototype ?? {}) &&
  process.argv.slice(2).every((word) => word.startsWith('-') && !word.startsWith('--testPath'));

export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: [together ? '<rootDir>/testing/together.ts' : '<rootDir>/{review,src,tools,training}/**/*.spec.ts'],
  // Reading and training the whole corpus takes some seconds on a quiet machine.
  testTimeout: 120_000,
  resolver: '<rootDir>/../../infra/jest.resolver.cjs',
  // The sources of contracts, not their build: a test must see an edit at once.
  moduleNameMapper: { '^@sahaay/contracts/constants$': '<rootDir>/../src/constants/index.ts' },
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: { target: 'es2023', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};
