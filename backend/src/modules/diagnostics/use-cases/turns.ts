import { setImmediate as breathe } from 'node:timers/promises';

/** Lets long work begin one piece at a time, so that what else the process has to do comes in between. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. Turns come in the order in which they were asked for. */
  take(): Promise<void> {
    this.last = this.last.then(() => breathe());
    return this.last;
  }
}
