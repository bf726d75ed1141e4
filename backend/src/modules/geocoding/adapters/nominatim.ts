import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../../config.js';
import { DomainError } from '../../../shared/errors.js';
import type { OutsideService } from '../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../shared/resilience/outside-services.js';
import { onTheGlobe, textKey } from '../../directory/public.js';
import { Geocoder, type Located } from '../domain/geocoder.port.js';
import { locateWritten } from '../domain/written-position.js';
import { failureOf } from '../../../shared/resilience/ask-json.js';
import { askOsm, boundsFor } from '../../../shared/map-services/ask-osm.js';
import { Pace, PUBLIC_SERVERS_INTERVAL } from '../../../shared/map-services/pace.js';

/** After this time, the wait for a turn included, other sources are asked; milliseconds. */
const DEADLINE = 2500;
/** The memory keeps this many answers, as the terms of the public server demand. */
const REMEMBERED = 1000;
/** A place at home wins against a place elsewhere whose importance (0 to 1) is greater by no more than this. */
const HOME_BONUS = 0.2;

/** The position of an address of these types is only the middle of an area. */
const WIDE = new Set([
  'country',
  'state',
  'state_district',
  'county',
  'district',
  'city',
  'municipality',
  'town',
  'postcode',
]);

const ANSWER = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    importance: z.number().optional(),
    addresstype: z.string().optional(),
    address: z.object({ country_code: z.string().optional() }).optional(),
  }),
);

/** Finds addresses with a Nominatim server, and codes and coordinates without it. https://nominatim.org/release-docs/latest/api/Search */
export class Nominatim extends Geocoder {
  private readonly log = new Logger('OpenStreetMap');
  private readonly service: OutsideService;
  private readonly remembered = new Map<string, Located | undefined>();

  constructor(
    private readonly url: string,
    private readonly userAgent: string,
    /** ISO 3166-1 alpha-2, upper case. */
    private readonly home: string,
    private readonly pace: Pace,
    services: OutsideServices,
  ) {
    super();
    this.service = services.open('nominatim', boundsFor(DEADLINE));
  }

  override locate(text: string): Promise<Located | undefined> {
    return locateWritten(text, (words) => this.lookUp(words));
  }

  private async lookUp(words: string): Promise<Located | undefined> {
    const key = textKey(words);
    if (key === '') return undefined;
    if (this.remembered.has(key)) return this.remembered.get(key);
    const found = await this.ask(words);
    this.remembered.set(key, found);
    const [oldest] = this.remembered.keys();
    if (this.remembered.size > REMEMBERED && oldest !== undefined) this.remembered.delete(oldest);
    return found;
  }

  private async ask(words: string): Promise<Located | undefined> {
    const address = new URL('search', this.url.endsWith('/') ? this.url : `${this.url}/`);
    address.search = new URLSearchParams({ q: words, format: 'jsonv2', limit: '5', addressdetails: '1' }).toString();
    try {
      return await this.service.call(async (signal) => {
        await this.pace.turn('nominatim', signal);
        return this.best(ANSWER.parse(await askOsm(address.href, this.userAgent, signal)));
      });
    } catch (error) {
      this.log.warn(`No address from Nominatim: ${failureOf(error)}`);
      throw new DomainError(
        'unavailable',
        'geocoder_unavailable',
        'We cannot look up addresses right now. Please try again later.',
      );
    }
  }

  private best(places: z.output<typeof ANSWER>): Located | undefined {
    const weight = ({ importance = 0, address }: (typeof places)[number]) =>
      importance + (address?.country_code?.toUpperCase() === this.home ? HOME_BONUS : 0);
    return places
      .toSorted((a, b) => weight(b) - weight(a))
      .map(({ lat, lon, addresstype = '' }) => ({ lat, lng: lon, approximate: WIDE.has(addresstype) }))
      .find(onTheGlobe);
  }
}

/** The Nominatim server that the settings name; null when they name none. */
export function nominatimOf(
  { osm: { nominatimUrl, userAgent }, placesCountry }: Config,
  database: DataSource,
  services: OutsideServices,
): Nominatim | null {
  const pace = new Pace(database, PUBLIC_SERVERS_INTERVAL);
  return nominatimUrl ? new Nominatim(nominatimUrl, userAgent, placesCountry, pace, services) : null;
}
