/** A line that Playwright (`  1) e2e/a.spec.ts:3:1 › …`) or Jest (`  ● suite › …`) begins the report of a failed test with. */
const BEGINS = /^ +(?:\d+\) \S+\.spec\.tsx?:\d+|● )/;

/** This many lines with words of each report are told: what was expected, what came, and where. */
const LINES_TOLD = 12;

/** The names of the tests that failed in the output of a step, each once, in the order of the output. */
export function failedTests(lines: readonly string[]): string[] {
  return [...new Set(lines.filter((line) => BEGINS.test(line)).map(nameOf))];
}

/**
 * The beginning of the report of each failed test, without empty lines. A step's whole output may be too long for those
 * who read it, such as the log of CI, so this is told before it.
 */
export function failureReports(lines: readonly string[]): string[] {
  const told = new Set<string>();
  return lines.flatMap((line, at) => {
    if (!BEGINS.test(line) || told.has(nameOf(line))) return [];
    told.add(nameOf(line));
    const next = lines.findIndex((other, index) => index > at && BEGINS.test(other));
    const report = lines.slice(at, next === -1 ? undefined : next).filter((one) => /\w/.test(one));
    return report.slice(0, LINES_TOLD);
  });
}

function nameOf(line: string): string {
  return line.replace(/^ +(?:\d+\) |● )/, '').replace(/[ ─]+$/, '');
}
