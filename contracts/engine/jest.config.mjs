export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/{src,tools,training}/**/*.spec.ts'],
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
