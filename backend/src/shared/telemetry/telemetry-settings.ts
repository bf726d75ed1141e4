import type { Settings } from '../../settings.js';

export type TelemetrySettings = NonNullable<ReturnType<typeof telemetryOf>>;

/** The settings of what is sent to a collector; null when nothing is. */
export function telemetryOf(env: Settings) {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const [traces, metrics] = [env.OTEL_TRACES_EXPORTER === 'otlp', env.OTEL_METRICS_EXPORTER === 'otlp'];
  if (env.OTEL_SDK_DISABLED || !endpoint || !(traces || metrics)) return null;
  return {
    endpoint,
    protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL,
    /** What the collector asks for, as a rule a key. */
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    traces,
    metrics,
    sampler: env.OTEL_TRACES_SAMPLER,
    /** The share of requests that are traced, with a sampler that takes a share. */
    samplerShare: env.OTEL_TRACES_SAMPLER_ARG,
    /** Metrics are sent once in this many milliseconds. */
    metricInterval: env.OTEL_METRIC_EXPORT_INTERVAL,
    serviceName: env.OTEL_SERVICE_NAME,
    resourceAttributes: env.OTEL_RESOURCE_ATTRIBUTES,
  };
}
