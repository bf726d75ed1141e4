import { ValueType, type HrTime } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type CollectionResult,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Metrics, Reading } from '../metrics/metrics.js';

/** Everything is counted from here on. */
const SINCE = millisToHrTime(Math.round(performance.timeOrigin));

/**
 * Hands the metrics that Prometheus reads to OpenTelemetry under the same names, so that each thing is counted once,
 * whoever collects it.
 */
export class PrometheusBridge implements MetricProducer {
  constructor(private readonly metrics: Metrics) {}

  async collect(): Promise<CollectionResult> {
    const now = millisToHrTime(Date.now());
    const metrics = (await this.metrics.readings()).map((reading) => toMetric(reading, now));
    const scopeMetrics = [{ scope: { name: 'sahaay' }, metrics }];
    return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
  }
}

function toMetric(reading: Reading, now: HrTime): MetricData {
  const { name, help, type } = reading;
  const data = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  if (type === 'histogram')
    return { ...data, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(reading, now) };
  const dataPoints = reading.values
    // A metric that cannot be read now is not a number.
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ labels, value }) => ({ startTime: SINCE, endTime: now, attributes: asWords(labels), value }));
  return type === 'counter'
    ? { ...data, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
    : { ...data, dataPointType: DataPointType.GAUGE, dataPoints };
}

/** Labels of Prometheus are words, also where our code gives a number. */
function asWords(labels: Reading['values'][number]['labels']): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

/** Prometheus counts in each bucket whatever is below its bound, and OpenTelemetry what no lower bucket has. */
function histogramsOf({ name, values }: Reading, now: HrTime): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels }) => JSON.stringify({ ...asWords(labels), le: undefined }));
  return [...series].map(([labels, parts]) => {
    const buckets = parts.filter(({ metricName }) => metricName === `${name}_bucket`);
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    const partOf = (suffix: string) => parts.find(({ metricName }) => metricName === `${name}_${suffix}`)!.value;
    return {
      startTime: SINCE,
      endTime: now,
      attributes: JSON.parse(labels) as Record<string, string>,
      value: { buckets: { boundaries, counts }, sum: partOf('sum'), count: partOf('count') },
    };
  });
}
