/** The milliseconds between two looks. */
const EVERY = 10_000;
/** A process that worked for a smaller share of the time rests, and for this share or more it is busy. */
const RESTS = 0.03;
const BUSY = 0.1;
/** Less than so many bytes more than after the last time are not worth stopping for. */
const WORTH = 24 * 1024 ** 2;
/** More bytes of objects than this would stop everything for longer than a second. */
const MOST_OBJECTS = 200 * 1024 ** 2;

/** What a process tells of itself. */
type Watched = Pick<NodeJS.Process, 'cpuUsage' | 'memoryUsage'>;

/**
 * Gives memory back to the system once a busy time is over. V8 keeps the room that it once took for as long as nobody asks for it,
 * so a process that was busy for a minute would hold all of that for days. Clearing up stops everything for some tenths of a second,
 * so it is done only while nothing is to do.
 */
export class MemoryReturn {
  private worked = 0;
  private rested = false;
  /** Since memory was given back, or since the start, which is busy. */
  private wasBusy = true;
  private left = 0;

  /** @param clearUp gives back all that is not needed */
  constructor(
    private readonly watched: Watched,
    private readonly clearUp: () => void,
  ) {}

  begin(): void {
    setInterval(() => this.look(), EVERY).unref();
  }

  /** Clears up when the process was busy, has rested twice in a row since and holds much more than after the last time. */
  look(): void {
    const share = this.shareWorked();
    const isQuiet = share < RESTS && this.rested;
    this.rested = share < RESTS;
    this.wasBusy ||= share >= BUSY;
    const { rss, heapUsed } = this.watched.memoryUsage();
    if (!isQuiet || !this.wasBusy || rss < this.left + WORTH || heapUsed > MOST_OBJECTS) return;
    this.clearUp();
    this.wasBusy = false;
    this.left = this.watched.memoryUsage().rss;
  }

  /** The share of the time since the last look in which the process had a processor. */
  private shareWorked(): number {
    const { user, system } = this.watched.cpuUsage();
    const before = this.worked;
    this.worked = (user + system) / 1000;
    return (this.worked - before) / EVERY;
  }
}
