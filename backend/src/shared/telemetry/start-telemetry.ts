import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.js';
import { failureOf } from '../resilience/ask-json.js';
import { inTime } from '../resilience/in-time.js';
import type { TelemetrySettings } from './telemetry-settings.js';

/** A collector that is away is named in the log once in this many milliseconds. */
const QUIET = 600_000;
/** What is left may take this long to be sent when the product stops, in milliseconds. */
const LAST_WORDS = 3000;

/** What sends traces and metrics away. */
export interface Telemetry {
  /** Begins to send metrics. Traces are sent already. */
  watch(metrics: Metrics): Promise<void>;
  /** Sends what is left, as far as the collector takes it at once. It never fails. */
  stop(): Promise<void>;
}

/**
 * Begins to send traces when the settings name a collector. The SDK is loaded only then, so that without a collector
 * the product starts as fast and as small as ever.
 */
export async function startTelemetry(settings: TelemetrySettings | null, logger: Logger): Promise<Telemetry> {
  if (!settings) return { watch: () => Promise.resolve(), stop: () => Promise.resolve() };
  const sdk = await import('./sdk.js');
  let toldAt = -Infinity;
  sdk.reportFailures((error) => {
    if (performance.now() - toldAt < QUIET) return;
    toldAt = performance.now();
    logger.warn(`Traces or metrics could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT: ${failureOf(error)}`);
  });
  const running = settings.traces ? [await sdk.startTraces(settings)] : [];
  return {
    watch: async (metrics) => {
      if (settings.metrics) running.push(await sdk.startMetrics(settings, metrics));
    },
    stop: async () => {
      const stopped = running.splice(0).map((provider) => provider.shutdown());
      await inTime(Promise.allSettled(stopped), LAST_WORDS).catch(() => undefined);
    },
  };
}
