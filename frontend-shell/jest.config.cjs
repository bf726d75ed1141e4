const base = require('../infra/jest.web.cjs');

module.exports = {
  ...base,
  rootDir: __dirname,
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/jest.setup.cjs'],
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '^@module-federation/runtime$': '<rootDir>/src/testing/federation-runtime.ts',
  },
};
