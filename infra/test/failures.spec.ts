import { failedTests, failureReports } from './failures.ts';

const PLAYWRIGHT = `Running 2 tests using 2 workers

  ✓  1 e2e/a.spec.ts:3:1 › opens (1.0s)
  ✘  2 e2e/b.spec.ts:9:3 › tips › are read (20.0s)


  1) e2e/b.spec.ts:9:3 › tips › are read ───────────────────────

    Error: expect(locator).toBeVisible() failed

    Locator: getByText('A tip')
    Expected: visible

      10 |   await page.goto('/');
    > 11 |   await expect(page.getByText('A tip')).toBeVisible();

  1 failed
    e2e/b.spec.ts:9:3 › tips › are read ────────────────────────
  1 passed (21.0s)`.split('\n');

const JEST = `FAIL api test/likes.e2e-spec.ts
  likes
    ✕ counts (12 ms)

  ● likes › counts

    expect(received).toBe(expected)

    Expected: 2
    Received: 1

  ● likes › counts again

    Timed out

Summary of all failing tests
  ● likes › counts

    expect(received).toBe(expected)

Tests:       2 failed, 4 passed, 6 total`.split('\n');

describe('what is told of failed tests', () => {
  it('names each once', () => {
    expect(failedTests(PLAYWRIGHT)).toEqual(['e2e/b.spec.ts:9:3 › tips › are read']);
    expect(failedTests(JEST)).toEqual(['likes › counts', 'likes › counts again']);
    expect(failedTests(['  ✓  1 e2e/a.spec.ts:3:1 › opens (1.0s)', '  1 passed (2.0s)'])).toEqual([]);
  });

  it('tells what was expected and what came', () => {
    expect(failureReports(PLAYWRIGHT).join('\n')).toContain("Locator: getByText('A tip')\n    Expected: visible");
    expect(failureReports(JEST).map((line) => line.trim())).toEqual([
      '● likes › counts',
      'expect(received).toBe(expected)',
      'Expected: 2',
      'Received: 1',
      '● likes › counts again',
      'Timed out',
      'Summary of all failing tests',
    ]);
  });

  it('tells no more than the beginning of a long report', () => {
    const long = ['  1) e2e/b.spec.ts:9:3 › long', ...Array.from({ length: 500 }, (_, at) => `    line ${at}`)];
    expect(failureReports(long)).toHaveLength(12);
  });
});
