import { AsyncLocalStorage } from 'node:async_hooks';

const isHelp = new AsyncLocalStorage<true>();

/** Runs `work`, in which somebody looks for help. For every connection to the database it comes before everything else. */
export function asHelp<Result>(work: () => Result): Result {
  return isHelp.run(true, work);
}

/** Of so many connections one is kept for help. */
const KEPT_ONE_OF = 5;
/** The words of the driver for this, by which it is known everywhere. */
const TOO_LATE = 'timeout exceeded when trying to connect';

type Waiting = () => void;

/**
 * Says who may use the connections of a pool: who looks for help as soon as there is one, all others in the order in
 * which they came, while one in five is free. So the forum, when it waits for a lock, keeps nobody from a hospital.
 */
export class ConnectionTurns {
  private readonly kept: number;
  private readonly helpWaits = new Set<Waiting>();
  private readonly othersWait = new Set<Waiting>();

  /** @param free how many connections the pool may have */
  constructor(private free: number) {
    this.kept = Math.floor(free / KEPT_ONE_OF);
  }

  /** How many wait for a turn. */
  get waiting(): number {
    return this.helpWaits.size + this.othersWait.size;
  }

  /** Takes a turn if there is one. Whoever has one must give it back. */
  takeAtOnce(): boolean {
    // Nobody waits while there is a turn to have, so nobody is overtaken.
    const isThere = this.free > (isHelp.getStore() ? 0 : this.kept);
    if (isThere) this.free -= 1;
    return isThere;
  }

  /**
   * Waits for a turn.
   * @param patience for so many milliseconds; 0 without end
   * @throws Error when time is up
   */
  wait(patience: number): Promise<void> {
    const queue = isHelp.getStore() ? this.helpWaits : this.othersWait;
    return new Promise((resolve, reject) => {
      // Nobody's waiting keeps a process from ending.
      const timer =
        patience > 0
          ? setTimeout(() => (queue.delete(isNext), reject(new Error(TOO_LATE))), patience).unref()
          : undefined;
      const isNext = () => {
        clearTimeout(timer);
        queue.delete(isNext);
        resolve();
      };
      queue.add(isNext);
    });
  }

  /** Gives a turn back, to who is next. */
  give(): void {
    const [next] = this.helpWaits.size > 0 ? this.helpWaits : this.free >= this.kept ? this.othersWait : [];
    if (next) next();
    else this.free += 1;
  }
}
