import config from './jest.config.mjs';

const FOLDERS = ['images', 'compose', 'migrations', 'helm', 'contract', 'workflows', 'observability'];

/** The tests of what brings the product to a city: images, charts and what they agree on. */
export default {
  ...config,
  testMatch: FOLDERS.map((folder) => `<rootDir>/${folder}/**/*.spec.ts`),
};
