import type { Span } from '@opentelemetry/api';
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
import { outgoing } from '../telemetry/spans.js';

/** The bounds of calls to one outside service. All durations are in milliseconds. */
export interface Bounds {
  /** The time for a whole call, retries included. */
  readonly deadline: number;
  /** This many calls run at once. Further calls are refused at once and never queued. */
  readonly atOnce: number;
  /** After this many failures in a row the circuit opens, and calls are refused. */
  readonly failures: number;
  /** After this long, the open circuit lets one call try again. */
  readonly rest: number;
  /**
   * A call is repeated this often after a failure for which `isPassing` is true. Set 0 when a second call could do
   * something twice.
   */
  readonly retries: number;
  /** Whether the same call may succeed a moment later. */
  readonly isPassing: (error: unknown) => boolean;
  /** Whether an error counts against the service, and not against the question. */
  readonly isFailure: (error: unknown) => boolean;
  /** The time for which the service asked to be left alone; undefined when it did not ask. */
  readonly askedToRest?: (error: unknown) => number | undefined;
}

type Hindrance = 'timeout' | 'circuit_open' | 'busy';

/** How a call ended. `error` means that the service or the work threw. */
export type Outcome = 'ok' | 'error' | Hindrance;

/** Thrown when the service was not asked, or did not answer in time. */
export class ServiceHindered extends Error {
  constructor(
    service: string,
    readonly hindrance: Hindrance,
  ) {
    super(`${service}: ${hindrance}`);
    this.name = 'ServiceHindered';
  }
}

/** The first and the longest wait before a retry. Jitter varies them at random. */
const BACKOFF = { initialDelay: 100, maxDelay: 1000 };
/** A service is tried again after this time at the latest, even when it asked to be left alone for longer. */
const LONGEST_REST = 3_600_000;

/**
 * The one way to call services that others run, with a deadline, a bulkhead, retries with jitter and a circuit breaker.
 * A call ends by its deadline even when the work ignores its signal.
 */
export class OutsideService {
  private readonly slots;
  private readonly again;
  private readonly circuit;
  private restUntil = 0;

  /** @param onEnd is called after every call, with how it ended and its seconds */
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

  /** The state of the circuit. It is `half_open` while one call tries whether the service is back. */
  get state(): 'closed' | 'open' | 'half_open' {
    if (Date.now() < this.restUntil || this.circuit.state === CircuitState.Open) return 'open';
    return this.circuit.state === CircuitState.HalfOpen ? 'half_open' : 'closed';
  }

  /** The number of calls that may run at once. */
  get atOnce(): number {
    return this.bounds.atOnce;
  }

  /** The number of calls that run now. */
  get running(): number {
    return this.bounds.atOnce - this.slots.executionSlots;
  }

  /**
   * @param work gets a signal that the deadline aborts
   * @throws ServiceHindered when the service is not asked or is too slow; otherwise what `work` throws
   */
  call<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return outgoing(this.name, { 'service.peer.name': this.name }, (span) => this.measured(work, span));
  }

  private async measured<T>(work: (signal: AbortSignal) => Promise<T>, span: Span): Promise<T> {
    const start = performance.now();
    const ended = (outcome: Outcome) => {
      span.setAttribute('sahaay.outcome', outcome);
      this.onEnd(outcome, (performance.now() - start) / 1000);
    };
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
    // Half open means that another call is trying. The library would let this call wait for that one.
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
