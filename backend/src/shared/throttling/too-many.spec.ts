import { tooMany } from './too-many.js';

describe('too many', () => {
  it.each([
    [0, '1 second', 1],
    [0.2, '1 second', 1],
    [7.1, '8 seconds', 8],
    [90, '90 seconds', 90],
    [91, '2 minutes', 91],
    [900, '15 minutes', 900],
    [86_400, '24 hours', 86_400],
  ])('tells how long to wait: %s s', (seconds, words, retryAfter) => {
    expect(tooMany('attempts', seconds)).toMatchObject({
      kind: 'rate_limited',
      reason: 'too_many_attempts',
      message: `Too many attempts. Please try again in ${words}.`,
      retryAfter,
    });
  });
});
