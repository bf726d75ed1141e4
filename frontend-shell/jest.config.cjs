const base = require('../infra/jest.web.cjs');

module.exports = {
  ...base,
  rootDir: __dirname,
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/jest.setup.cjs'],
};
