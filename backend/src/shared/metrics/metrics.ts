import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, register as ofThisProcess, Registry } from 'prom-client';

let isProcessWatched = false;

/** A metric and its values of now. */
export interface Reading {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: readonly {
    readonly value: number;
    readonly labels: Readonly<Record<string, string | number>>;
    /** The name of the value itself; a histogram has several, such as those of its buckets. */
    readonly metricName?: string;
  }[];
}

/**
 * Holds what the product counts and measures. A part that counts something makes its metric with
 * `registers: [metrics.registry]`. A label takes one of few values that we chose: none is what a person typed, and none
 * tells who somebody is.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /**
   * Writes all metrics as text for Prometheus, in the format that `contentType` names. The first call begins to watch
   * the process itself, too.
   */
  async read(): Promise<string> {
    return this.all().metrics();
  }

  /** All metrics as values, for another collector than Prometheus. */
  async readings(): Promise<readonly Reading[]> {
    // The library's types take the kind of a metric for a number, while it is a word.
    return (await this.all().getMetricsAsJSON()) as unknown as Reading[];
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private all(): Registry {
    if (!isProcessWatched) collectDefaultMetrics();
    isProcessWatched = true;
    return Registry.merge([ofThisProcess, this.registry]);
  }
}
