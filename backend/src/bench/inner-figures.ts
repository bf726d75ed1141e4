import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What only the product itself can measure: times in milliseconds, since the last question. */
export interface InnerFigures {
  /** By how much timers of one millisecond were late. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** The megabytes of JavaScript's objects, those that nothing needs any more among them. */
  readonly heap: number;
}

// The product loads this file before it starts. It then answers the process that started it.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const milliseconds = (nanoseconds: number) => nanoseconds / 1e6;
process.on('message', (message) => {
  if (message !== 'tell') return;
  const { max } = delay;
  process.send?.({
    p50: milliseconds(delay.percentile(50)),
    p99: milliseconds(delay.percentile(99)),
    max: milliseconds(max),
    heap: process.memoryUsage().heapUsed / 1024 ** 2,
  } satisfies InnerFigures);
  delay.reset();
});
