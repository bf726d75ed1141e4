import { z } from 'zod';
import type { OutsideService } from '../../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import type { PlaceCategory, Box } from '../../../directory/public.js';
import { osmTagsOf } from '../../../places-import/public.js';
import { askOsm, boundsFor } from '../../../../shared/map-services/ask-osm.js';
import type { Pace } from '../../../../shared/map-services/pace.js';

/** The server may compute for this many seconds and use this many bytes; both keep to the guidelines of the public servers. */
const SERVER_SECONDS = 20;
const SERVER_BYTES = 33_554_432;
/** A request goes on, for the next person, after the directory has answered the first one; milliseconds. */
const DEADLINE = 25_000;

const ANSWER = z.object({ elements: z.array(z.record(z.string(), z.unknown())), remark: z.string().optional() });

/** The server said that its answer is not complete: it ran out of time or memory. */
class IncompleteAnswer extends Error {}

/** Asks an Overpass server for places of care. https://wiki.openstreetmap.org/wiki/Overpass_API */
export class Overpass {
  private readonly service: OutsideService;

  constructor(
    private readonly url: string,
    private readonly userAgent: string,
    private readonly pace: Pace,
    services: OutsideServices,
  ) {
    this.service = services.open('overpass', boundsFor(DEADLINE));
  }

  /**
   * All elements of these categories within the boxes, as the server describes them.
   *
   * @throws when the server cannot be asked, refuses, or answers something else
   */
  async elements(boxes: readonly Box[], categories: readonly PlaceCategory[]): Promise<Record<string, unknown>[]> {
    return this.service.call(async (signal) => {
      await this.pace.turn('overpass', signal);
      const body = new URLSearchParams({ data: queryFor(boxes, categories) });
      const { elements, remark } = ANSWER.parse(await askOsm(this.url, this.userAgent, signal, body));
      if (remark !== undefined) throw new IncompleteAnswer();
      return elements;
    });
  }
}

function queryFor(boxes: readonly Box[], categories: readonly PlaceCategory[]): string {
  const tags = categories.flatMap(osmTagsOf);
  const parts = boxes.flatMap(({ south, west, north, east }) =>
    tags.map(([key, values]) => `nwr["${key}"~"^(${values.join('|')})$"](${south},${west},${north},${east});`),
  );
  return `[out:json][timeout:${SERVER_SECONDS}][maxsize:${SERVER_BYTES}];(${parts.join('')});out tags center qt;`;
}
