import { whenIdle } from './when-idle.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits for a rest of the page, and not for ever', () => {
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('does nothing when the page is left before', () => {
  const work = jest.fn();
  whenIdle(work)();
  jest.advanceTimersByTime(5000);
  expect(work).not.toHaveBeenCalled();
});
