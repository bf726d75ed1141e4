import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../../../shared/metrics/metrics.js';
import type { Place } from './place.dto.js';

/** Any other source was named by somebody who imported places; the metric counts these together. */
const SOURCES: ReadonlySet<string> = new Set(['google', 'osm', 'starter']);

/** Counts the places that people were shown, by who recorded them, and the searches that found none. */
@Injectable()
export class PlaceMetrics {
  private readonly places: Counter<'source'>;
  private readonly searches: Counter<'found'>;

  constructor({ registry }: Metrics) {
    const registers = [registry];
    this.places = new Counter({
      name: 'sahaay_places_total',
      help: 'Places shown, by who recorded them: google, osm, starter (what ships), or imported.',
      labelNames: ['source'],
      registers,
    });
    this.searches = new Counter({
      name: 'sahaay_place_searches_total',
      help: 'Searches for places, by whether any was found.',
      labelNames: ['found'],
      registers,
    });
  }

  count(places: readonly Pick<Place, 'source'>[]): void {
    this.searches.inc({ found: String(places.length > 0) });
    for (const { source } of places) this.places.inc({ source: SOURCES.has(source) ? source : 'imported' });
  }
}
