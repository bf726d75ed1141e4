import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again and again until the answer is neither false, undefined nor null.
 * @param what is named by the error when it has not come true in time
 * @param patience the milliseconds after which it fails
 */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  what = String(ask),
  patience = 30_000,
): Promise<Exclude<Answer, false | null | undefined>> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== undefined && answer !== null)
      return answer as Exclude<Answer, false | null | undefined>;
    if (Date.now() > deadline) throw new Error(`This did not come true: ${what}`);
    await pause(10);
  }
}
