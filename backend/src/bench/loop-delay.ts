import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds by which timers of a millisecond were late, since the last time this was asked. */
export interface LoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

// Loaded into the product before it starts: tells whoever started it how late its event loop is.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const milliseconds = (nanoseconds: number) => nanoseconds / 1e6;
process.on('message', () => {
  const { max } = delay;
  process.send?.({
    p50: milliseconds(delay.percentile(50)),
    p99: milliseconds(delay.percentile(99)),
    max: milliseconds(max),
  } satisfies LoopDelay);
  delay.reset();
});
