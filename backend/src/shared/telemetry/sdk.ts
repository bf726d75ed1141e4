import { randomUUID } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseKeyPairsIntoRecord, setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { defaultResource, resourceFromAttributes, type Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { Metrics } from '../metrics/metrics.js';
import { PrometheusBridge } from './prometheus-bridge.js';
import type { TelemetrySettings } from './telemetry-settings.js';
import { traceRedis } from './traced-redis.js';

/** Tells this replica from the others. */
const REPLICA = randomUUID();

/** The collector may take this long for what it is sent, retries included, in milliseconds. */
const PATIENCE = 2000;

/** A part of the SDK that has to send what it still holds before the process ends. */
interface Provider {
  shutdown(): Promise<void>;
}

/** Registers a tracer that sends spans to the collector. */
export async function startTraces(settings: TelemetrySettings): Promise<Provider> {
  const { OTLPTraceExporter } =
    settings.protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  const provider = new TracerProvider({
    resource: resourceOf(settings),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(wayTo(settings, 'traces')) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const stopRedis = traceRedis();
  return {
    shutdown: async () => {
      stopRedis();
      await provider.shutdown();
      for (const part of [trace, propagation, context]) part.disable();
    },
  };
}

/** Sends what Prometheus could read to the collector, again and again. */
export async function startMetrics(settings: TelemetrySettings, metrics: Metrics): Promise<Provider> {
  const { OTLPMetricExporter } =
    settings.protocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(wayTo(settings, 'metrics')),
    exportIntervalMillis: settings.metricInterval,
    exportTimeoutMillis: Math.min(settings.metricInterval, 10_000),
    metricProducers: [new PrometheusBridge(metrics)],
  });
  return new MeterProvider({ resource: resourceOf(settings), readers: [reader] });
}

/** Tells `onFailure` when something could not be sent. */
export function reportFailures(onFailure: (error: unknown) => void): void {
  setGlobalErrorHandler(onFailure);
}

function wayTo({ endpoint, headers }: TelemetrySettings, signal: string) {
  return {
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/${signal}`,
    headers: parseKeyPairsIntoRecord(headers),
    timeoutMillis: PATIENCE,
  };
}

/** Names this replica, and nothing of the computer that it runs on, unless the settings do. */
function resourceOf({ serviceName, resourceAttributes }: TelemetrySettings): Resource {
  return defaultResource().merge(
    resourceFromAttributes({
      'service.instance.id': REPLICA,
      ...parseKeyPairsIntoRecord(resourceAttributes),
      'service.name': serviceName,
    }),
  );
}

function samplerOf({ sampler, samplerShare }: TelemetrySettings): Sampler {
  const root = sampler.endsWith('always_on')
    ? new AlwaysOnSampler()
    : sampler.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(samplerShare);
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}
