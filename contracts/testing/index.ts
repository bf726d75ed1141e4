/** For tests of every front end: the API as MSW answers it, and data of its shapes. */
export * as fixtures from './fixtures.ts';
export { handlers } from './handlers.ts';
export { problem } from './problem.ts';
