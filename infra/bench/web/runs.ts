/** What several runs measured: the middle one, with the lowest and the highest where they differ. */
export interface Runs {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function runsOf(values: readonly number[]): Runs {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)]!, low: sorted[0]!, high: sorted.at(-1)! };
}

/** E.g. `2310 (2250-2600)`. */
export function shown({ median, low, high }: Runs): string {
  return low === high ? String(median) : `${median} (${low}-${high})`;
}

/** Writes rows of cells as a table; the first row is the head. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell[column ? 'padStart' : 'padEnd'](widths[column]!)).join(' | ')} |\n`;
  const [head, ...body] = rows;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  process.stdout.write(`\n${title}\n\n${line(head!)}${rule}${body.map(line).join('')}`);
}
