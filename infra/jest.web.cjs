/**
 * The Jest settings for everything that runs in a browser. The `jest.config.cjs` of a workspace is `module.exports = {
 * ...require('../infra/jest.web.cjs'), rootDir: __dirname }`.
 * @type {import('jest').Config}
 */
module.exports = {
  testEnvironment: 'jest-fixed-jsdom',
  // A busy machine needs several times as long as a quiet one.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.build/'],
  setupFilesAfterEnv: [require.resolve('./jest.web.setup.cjs')],
  transform: {
    '\\.[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    // The class names of CSS modules stay as they are written.
    '\\.css$': require.resolve('identity-obj-proxy'),
  },
};
