import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { PlaceRow } from '../modules/directory/domain/place-row.js';
import { placeRow } from '../modules/directory/testing/place-rows.js';

interface Element {
  readonly type: 'node';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags: Readonly<Record<string, string>>;
}

/** The places that Nominatim finds by some words. */
export interface NominatimPlace {
  readonly words: string;
  readonly lat: number;
  readonly lng: number;
  readonly country?: string;
}

const TAGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hospital: { amenity: 'hospital' },
  doctor: { amenity: 'doctors' },
  dentist: { healthcare: 'dentist' },
  pharmacy: { amenity: 'pharmacy' },
  ambulance: { emergency: 'ambulance_station' },
};
const STATEMENT = /nwr\["(\w+)"~"([^"]+)"\]\(([-\d.]+),([-\d.]+),([-\d.]+),([-\d.]+)\);/g;

/** Stands in for Overpass and Nominatim. They know what the test tells them, and answer as badly as the test likes. */
export class TestOpenStreetMap {
  elements: Element[] = [];
  addresses: NominatimPlace[] = [];
  /** Answers in place of the server when it is set. */
  breakdown: ((response: ServerResponse) => void) | undefined;
  /** Every question so far: the query or the words, with the name of the sender. */
  readonly asked: { readonly what: string; readonly userAgent: string | undefined; readonly at: number }[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<TestOpenStreetMap> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TestOpenStreetMap(server);
  }

  get overpassUrl(): string {
    return `${this.url}/api/interpreter`;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Makes the map hold these places and no others. */
  knows(places: readonly Partial<PlaceRow>[]): void {
    this.elements = places.map((place, i) => toElement(placeRow(place), i + 1));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', this.url);
    const form = new URLSearchParams(await text(request));
    const what = form.get('data') ?? address.searchParams.get('q') ?? '';
    this.asked.push({ what, userAgent: request.headers['user-agent'], at: Date.now() });
    if (this.breakdown) return this.breakdown(response);
    const answer = address.pathname === '/search' ? this.addressesLike(what) : this.elementsFor(what);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  private elementsFor(query: string) {
    const statements = [...query.matchAll(STATEMENT)];
    if (statements.length === 0) throw new Error(`No statement was understood: ${query}`);
    const elements = this.elements.filter(({ lat, lon, tags }) =>
      statements.some(([, key = '', pattern = '', south, west, north, east]) => {
        const inside = lat >= Number(south) && lat <= Number(north) && lon >= Number(west) && lon <= Number(east);
        return inside && new RegExp(pattern).test(tags[key] ?? '');
      }),
    );
    return { version: 0.6, generator: 'Overpass API', osm3s: { copyright: 'ODbL' }, elements };
  }

  private addressesLike(words: string) {
    const known = this.addresses.filter((each) => each.words.toLowerCase() === words.trim().toLowerCase());
    return known.map(({ lat, lng, country = 'in' }) => ({
      licence: 'ODbL 1.0',
      lat: String(lat),
      lon: String(lng),
      category: 'place',
      importance: 0.5,
      address: { country_code: country },
    }));
  }
}

function toElement(row: PlaceRow, id: number): Element {
  const specialties = row.specialties.join(';');
  return {
    type: 'node',
    id,
    lat: row.lat,
    lon: row.lng,
    tags: {
      name: row.name,
      ...TAGS[row.category],
      ...(specialties !== '' && { 'healthcare:speciality': specialties }),
      ...(row.phone !== null && { phone: row.phone }),
      ...(row.openingHours !== null && { opening_hours: row.openingHours }),
      ...(!row.precise && { fixme: 'position' }),
    },
  };
}
