/**
 * Does something while the process believes that it is `milliseconds` later. The clocks of servers stay as they are.
 */
export async function later<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  const now = Date.now;
  Date.now = () => now() + milliseconds;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}
