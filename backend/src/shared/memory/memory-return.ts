/** The milliseconds between two looks. */
const EVERY = 10_000;
/** A process that worked for a smaller share of the time rests. */
const RESTS = 0.02;
/** Less than so many bytes more than after the last time are not worth stopping for. */
const WORTH = 24 * 1024 ** 2;
/** More bytes of objects than this would stop everything for longer than a second. */
const MOST_OBJECTS = 200 * 1024 ** 2;

/** What a process tells of itself. */
type Watched = Pick<NodeJS.Process, 'cpuUsage' | 'memoryUsage'>;

/**
 * Gives memory back to the system once a busy hour is over. V8 keeps the room that it once took for as long as nobody asks for it,
 * so a process that was busy for a minute would hold all of that for days. Clearing up stops everything for some tenths of a second,
 * so it is done only while nothing is to do.
 */
export class MemoryReturn {
  private worked = 0;
  private rested = false;
  private left = 0;

  /** @param clearUp gives back all that is not needed */
  constructor(
    private readonly watched: Watched,
    private readonly clearUp: () => void,
  ) {}

  begin(): void {
    setInterval(() => this.look(), EVERY).unref();
  }

  /** Clears up when the process has rested twice in a row and holds much more than after the last time. */
  look(): void {
    const { user, system } = this.watched.cpuUsage();
    const worked = (user + system) / 1000;
    const rests = worked - this.worked < EVERY * RESTS;
    const isQuiet = rests && this.rested;
    this.worked = worked;
    this.rested = rests;
    const { rss, heapUsed } = this.watched.memoryUsage();
    if (!isQuiet || rss < this.left + WORTH || heapUsed > MOST_OBJECTS) return;
    this.clearUp();
    this.left = this.watched.memoryUsage().rss;
  }
}
