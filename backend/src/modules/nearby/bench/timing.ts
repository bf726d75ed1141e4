export const CLIENTS = 8;

/** Eight clients do the pieces of work one after the other; the answer is the milliseconds of each, shortest first. */
export async function timed<Input>(
  inputs: readonly Input[],
  work: (input: Input) => Promise<unknown>,
): Promise<number[]> {
  const waiting = [...inputs];
  const times: number[] = [];
  const client = async () => {
    for (let input = waiting.pop(); input !== undefined; input = waiting.pop()) {
      const started = performance.now();
      await work(input);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times.toSorted((a, b) => a - b);
}

/** Shows within how many milliseconds half of the work was done, and 99 of 100 pieces. */
export function show(times: readonly number[]): string {
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1).padStart(6);
  return `${at(0.5)} /${at(0.99)} ms`;
}
