import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, register as ofThisProcess, Registry } from 'prom-client';

let isProcessWatched = false;

/**
 * What is counted and measured, for Prometheus. Whoever counts something makes the metric with `registers: [metrics.registry]`. Labels
 * take few values, all of them ours: nothing that a person typed and nothing that tells who somebody is.
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
