export default {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/{src,training}/**/*.spec.ts'],
  // Reading and training the whole corpus takes some seconds on a quiet machine.
  testTimeout: 120_000,
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
};
