import { Injectable } from '@nestjs/common';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { OutsideService, type Bounds } from './outside-service.js';

const STATES = ['closed', 'half_open', 'open'] as const;

/** Makes every outside service that this process calls, so that the metrics show how each of them is. */
@Injectable()
export class OutsideServices {
  private readonly opened: OutsideService[] = [];
  private readonly calls: Histogram<'service' | 'outcome'>;
  private readonly registry: Registry;

  constructor({ registry }: Metrics) {
    this.registry = registry;
    this.calls = new Histogram({
      name: 'sahaay_outside_call_seconds',
      help: 'How long calls to outside services took, retries included. Outcomes circuit_open and busy: not called at all.',
      labelNames: ['service', 'outcome'],
      buckets: [0.05, 0.25, 1, 2.5, 5, 8, 30],
      registers: [registry],
    });
    this.show(
      'sahaay_outside_circuit',
      '1 for the state of the circuit to an outside service, 0 for the others.',
      ['service', 'state'],
      (gauge, { name, state }) => {
        for (const one of STATES) gauge.set({ service: name, state: one }, one === state ? 1 : 0);
      },
    );
    this.show(
      'sahaay_outside_running',
      'Calls to an outside service that run now.',
      ['service'],
      (gauge, { name, running }) => gauge.set({ service: name }, running),
    );
    this.show(
      'sahaay_outside_places',
      'How many calls to an outside service may run at once.',
      ['service'],
      (gauge, { name, atOnce }) => gauge.set({ service: name }, atOnce),
    );
  }

  /** @param name a name in snake_case, one of few, since it becomes a label */
  open(name: string, bounds: Bounds): OutsideService {
    const service = new OutsideService(name, bounds, (outcome, seconds) =>
      this.calls.observe({ service: name, outcome }, seconds),
    );
    this.opened.push(service);
    return service;
  }

  /** Makes a gauge that reads its value from each service whenever somebody asks for the metrics. */
  private show(
    name: string,
    help: string,
    labelNames: readonly string[],
    read: (gauge: Gauge, service: OutsideService) => void,
  ): void {
    const { opened, registry } = this;
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const service of opened) read(this, service);
      },
    });
  }
}
