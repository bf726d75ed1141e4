import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, register as ofThisProcess, Registry } from 'prom-client';

let isProcessWatched = false;

/**
 * Holds what the product counts and measures for Prometheus. A part that counts something makes its metric with
 * `registers: [metrics.registry]`. A label takes one of few values that we chose: none is what a person typed, and none
 * tells who somebody is.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /**
   * Writes all metrics as text, in the format that `contentType` names. The first call begins to watch the process
   * itself, too.
   */
  async read(): Promise<string> {
    if (!isProcessWatched) collectDefaultMetrics();
    isProcessWatched = true;
    return Registry.merge([ofThisProcess, this.registry]).metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
