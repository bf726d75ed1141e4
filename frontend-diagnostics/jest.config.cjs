module.exports = { ...require('../infra/jest.web.cjs'), rootDir: __dirname };
