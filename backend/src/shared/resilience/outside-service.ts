import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  retry,
  timeout,
  TimeoutStrategy,
} from 'cockatiel';

/** How calls to one outside service are bounded. Durations in milliseconds. */
export interface Bounds {
  /** For a whole call, retries included. */
  readonly deadline: number;
  /** How many calls run at once; more are refused at once, never queued. */
  readonly atOnce: number;
  /** The circuit opens after this many failures in a row … */
  readonly failures: number;
  /** … and lets one call try again after this long. */
  readonly rest: number;
  /** How often a call is repeated after a failure that `isPassing`. 0 where a second call could do something twice. */
  readonly retries: number;
  /** Whether the same call may succeed a moment later. */
  readonly isPassing: (error: unknown) => boolean;
  /** Whether an error speaks against the service, rather than against what it was asked. */
  readonly isFailure: (error: unknown) => boolean;
  /** How long the service asked to be left alone, if it did. */
  readonly askedToRest?: (error: unknown) => number | undefined;
}

type Hindrance = 'timeout' | 'circuit_open' | 'busy';

/** How a call ended; `error` is what the service or the work threw. */
export type Outcome = 'ok' | 'error' | Hindrance;

/** The service was not asked, or did not answer in time. */
export class ServiceHindered extends Error {
  constructor(
    service: string,
    readonly hindrance: Hindrance,
  ) {
    super(`${service}: ${hindrance}`);
    this.name = 'ServiceHindered';
  }
}

/** The first wait before a retry and the longest, before jitter. */
const BACKOFF = { initialDelay: 100, maxDelay: 1000 };
/** However long a service asks to be left alone, it is tried again after this. */
const LONGEST_REST = 3_600_000;

/**
 * The one way to call what others run: deadline, bulkhead, retry with jitter and circuit breaker.
 * A call ends by its deadline even when the work ignores its signal.
 */
export class OutsideService {
  private readonly slots;
  private readonly again;
  private readonly circuit;
  private restUntil = 0;

  /** @param onEnd told of every call: how it ended and after how many seconds */
  constructor(
    readonly name: string,
    private readonly bounds: Bounds,
    private readonly onEnd: (outcome: Outcome, seconds: number) => void = () => undefined,
  ) {
    this.slots = bulkhead(bounds.atOnce);
    this.again = retry(handleWhen(bounds.isPassing), {
      maxAttempts: bounds.retries,
      backoff: new ExponentialBackoff(BACKOFF),
    });
    const speaksAgainst = handleWhen((error) => isTaskCancelledError(error) || bounds.isFailure(error));
    this.circuit = circuitBreaker(speaksAgainst, {
      halfOpenAfter: bounds.rest,
      breaker: new ConsecutiveBreaker(bounds.failures),
    });
  }

  /** `half_open` while one call tries whether the service is back. */
  get state(): 'closed' | 'open' | 'half_open' {
    if (Date.now() < this.restUntil || this.circuit.state === CircuitState.Open) return 'open';
    return this.circuit.state === CircuitState.HalfOpen ? 'half_open' : 'closed';
  }

  /** How many calls may run at once. */
  get atOnce(): number {
    return this.bounds.atOnce;
  }

  /** Calls that run now. */
  get running(): number {
    return this.bounds.atOnce - this.slots.executionSlots;
  }

  /**
   * @param work is given the signal of the deadline
   * @throws ServiceHindered when the service is not asked or too slow; else what `work` throws
   */
  async call<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const start = performance.now();
    const ended = (outcome: Outcome) => this.onEnd(outcome, (performance.now() - start) / 1000);
    const end = Date.now() + this.bounds.deadline;
    try {
      const answer = await this.slots.execute(() =>
        this.within(this.bounds.deadline, (whole) => this.again.execute(() => this.attempt(work, end, whole), whole)),
      );
      ended('ok');
      return answer;
    } catch (error) {
      const hindrance = hindranceOf(error);
      ended(hindrance ?? (error instanceof ServiceHindered ? error.hindrance : 'error'));
      throw hindrance ? new ServiceHindered(this.name, hindrance) : error;
    }
  }

  private async attempt<T>(work: (signal: AbortSignal) => Promise<T>, end: number, whole: AbortSignal): Promise<T> {
    if (whole.aborted) throw new ServiceHindered(this.name, 'timeout');
    // Half open means that another call is trying; the library would let this one wait for it.
    if (Date.now() < this.restUntil || this.circuit.state === CircuitState.HalfOpen)
      throw new ServiceHindered(this.name, 'circuit_open');
    try {
      return await this.circuit.execute(() => this.within(Math.max(0, end - Date.now()), work, whole));
    } catch (error) {
      const rest = this.bounds.askedToRest?.(error);
      if (rest !== undefined) this.restUntil = Date.now() + Math.min(rest, LONGEST_REST);
      throw error;
    }
  }

  private within<T>(duration: number, work: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> {
    return timeout(duration, TimeoutStrategy.Aggressive).execute((_, signal) => work(signal), outer);
  }
}

function hindranceOf(error: unknown): Hindrance | undefined {
  if (isTaskCancelledError(error)) return 'timeout';
  if (isBulkheadRejectedError(error)) return 'busy';
  return isBrokenCircuitError(error) ? 'circuit_open' : undefined;
}
