import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, register as ofThisProcess, Registry } from 'prom-client';

let isProcessWatched = false;

/**
 * Holds what the product counts and measures for Prometheus. A part that counts something makes its metric with
 * `registers: [metrics.registry]`. Labels take few values, and all of them are ours: none is what a person typed, and none
 * tells who somebody is.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** Everything as text, in the format that `contentType` names. The process itself is watched from the first time on. */
  async read(): Promise<string> {
    if (!isProcessWatched) collectDefaultMetrics();
    isProcessWatched = true;
    return Registry.merge([ofThisProcess, this.registry]).metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }
}
