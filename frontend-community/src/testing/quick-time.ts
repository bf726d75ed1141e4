import { configure, getConfig } from '@testing-library/react';

/** Time passes so many times as fast for the page. */
const TIMES = 50;
const { setTimeout: slow } = globalThis;

/**
 * Shortens every wait of the page during the tests of a file, so that those of seconds and minutes can be tested. The
 * patience of `findBy` and `waitFor` stays as long as it is, since a busy machine needs it.
 */
export function startQuickTime(): void {
  const { asyncUtilTimeout } = getConfig();
  beforeEach(() => {
    configure({ asyncUtilTimeout: asyncUtilTimeout * TIMES });
    const quick = (run: () => void, milliseconds = 0, ...rest: unknown[]) => slow(run, milliseconds / TIMES, ...rest);
    globalThis.setTimeout = Object.assign(quick, slow);
  });
  afterEach(() => {
    configure({ asyncUtilTimeout });
    globalThis.setTimeout = slow;
  });
}

/** Lets so many milliseconds of the page pass. */
export const pass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void slow(resolve, milliseconds / TIMES));
