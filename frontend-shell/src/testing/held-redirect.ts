import { REDIRECT_DELAY_MS } from '@sahaay/contracts/constants';
import { act } from '@testing-library/react';

const begin = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = begin;
});

/**
 * Holds what the app does `REDIRECT_DELAY_MS` after a message, so that a slow machine does not decide what a test still sees.
 * It is no spy of Jest's: the testing library would take one for a clock that stands still.
 *
 * @returns lets that time pass
 */
export function holdRedirect(): () => void {
  const held: (() => void)[] = [];
  const holding = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]): unknown =>
    delay === REDIRECT_DELAY_MS ? held.push(() => run(...args)) : begin(run, delay, ...args);
  globalThis.setTimeout = Object.assign(holding, begin) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = begin;
    expect(held).not.toEqual([]);
    act(() => held.forEach((run) => run()));
  };
}
