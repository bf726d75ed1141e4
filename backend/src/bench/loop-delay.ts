import { monitorEventLoopDelay } from 'node:perf_hooks';

/** By how many milliseconds timers of one millisecond were late since the last question. */
export interface LoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

// The product loads this file before it starts. It then tells the process that started it how late its event loop is.
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
  } satisfies LoopDelay);
  delay.reset();
});
