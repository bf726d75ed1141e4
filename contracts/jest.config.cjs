const base = require('../infra/jest.web.cjs');

module.exports = {
  ...base,
  rootDir: __dirname,
  testMatch: ['<rootDir>/{src,testing}/**/*.{test,spec}.ts'],
  // constants, contact-details and location-codes are also compiled for the backend, which needs the endings of the compiled files.
  moduleNameMapper: { ...base.moduleNameMapper, '^(\\.{1,2}/.*)\\.js$': '$1' },
};
