import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes.
 * @returns whether it came within `patience` milliseconds
 */
export async function until(ask: () => Promise<boolean>, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (!(await ask())) {
    if (Date.now() > deadline) return false;
    await wait(100);
  }
  return true;
}
