/**
 * Counts the letters that must be added, dropped, replaced or exchanged with their neighbour to turn one word into the
 * other (optimal string alignment). Libraries such as fastest-levenshtein count an exchange as two changes, but people
 * who type fast exchange letters often: "Dehli" is one slip away from "Delhi".
 *
 * @param most of interest: whatever is longer or shorter by more takes no time, however long it is
 * @returns Infinity when there are more than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const exchanged = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(change, exchanged, (row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1));
    }
    [beforeLast, last] = [last, row];
  }
  const changes = last[b.length] ?? 0;
  return changes > most ? Infinity : changes;
}
