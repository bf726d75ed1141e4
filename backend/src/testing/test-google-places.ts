import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A place as Google's documentation describes it, with the words by which a text search finds it. */
export interface TestPlace {
  readonly place: Readonly<Record<string, unknown>> & {
    readonly types: readonly string[];
    readonly location?: { readonly latitude: number; readonly longitude: number };
  };
  readonly words: string;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

interface Question {
  readonly includedTypes?: readonly string[];
  readonly includedType?: string;
  readonly maxResultCount?: number;
  readonly textQuery?: string;
  readonly rankPreference?: string;
  readonly includePureServiceAreaBusinesses?: boolean;
  readonly locationBias?: { readonly circle?: { readonly center: Point; readonly radius: number } };
  readonly locationRestriction?: {
    readonly circle?: { readonly center: Point; readonly radius: number };
    readonly rectangle?: { readonly low: Point; readonly high: Point };
  };
}

const KEY = 'a-key-of-google-maps-for-tests';
const EARTH_RADIUS = 6_371_010;

/**
 * Places API (New) and the Geocoding API on this computer, as Google documents them. The field mask decides what is
 * answered, and what the documentation forbids is refused. This file imports nothing of the product.
 */
export class TestGooglePlaces {
  places: TestPlace[] = [];
  /** The answers of the Geocoding API, by the address in small letters. */
  addresses: Readonly<Record<string, object>> = {};
  /** The types of Table A that this server knows. */
  types = [
    'hospital',
    'general_hospital',
    'doctor',
    'medical_clinic',
    'dentist',
    'dental_clinic',
    'pharmacy',
    'drugstore',
  ];
  /** Answers in place of the server when it is set. */
  breakdown: ((response: ServerResponse) => void) | undefined;
  readonly asked: { readonly path: string; readonly question: Question; readonly parameters: URLSearchParams }[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<TestGooglePlaces> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new TestGooglePlaces(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get key(): string {
    return KEY;
  }

  /** The settings with which the product asks this server. */
  get env(): Record<string, string> {
    return { GOOGLE_MAPS_API_KEY: KEY, GOOGLE_PLACES_URL: this.url, GOOGLE_GEOCODING_URL: this.url };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const body = await text(request);
    const question = (body === '' ? {} : JSON.parse(body)) as Question;
    this.asked.push({ path: pathname, question, parameters: searchParams });
    if (this.breakdown) return this.breakdown(response);
    const json = (status: number, value: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (pathname === '/maps/api/geocode/json') return json(200, this.geocode(searchParams));
    const refused = this.refusalOf(request, pathname, question);
    if (refused) return json(refused.code, { error: { ...refused, message: 'Refused.' } });
    json(200, masked(this.found(question), String(request.headers['x-goog-fieldmask'])));
  }

  private geocode(parameters: URLSearchParams): object {
    if (parameters.get('key') !== KEY) return { status: 'REQUEST_DENIED', results: [], error_message: 'No.' };
    const known = this.addresses[(parameters.get('address') ?? '').trim().toLowerCase()];
    return known ? { status: 'OK', results: [known] } : { status: 'ZERO_RESULTS', results: [] };
  }

  private refusalOf({ headers, method }: IncomingMessage, path: string, question: Question) {
    const bad = { code: 400, status: 'INVALID_ARGUMENT' };
    if (headers['x-goog-api-key'] !== KEY) return { ...bad, details: [{ reason: 'API_KEY_INVALID' }] };
    if (method !== 'POST' || !headers['x-goog-fieldmask']) return bad;
    if (!this.isWithinLimits(question)) return bad;
    if (path === '/v1/places:searchNearby') return question.locationRestriction?.circle ? undefined : bad;
    if (path !== '/v1/places:searchText' || !question.textQuery) return { code: 404, status: 'NOT_FOUND' };
    return mayRestrictText(question) ? undefined : bad;
  }

  private isWithinLimits(question: Question): boolean {
    const { locationBias, locationRestriction, includedTypes = [], includedType, maxResultCount = 20 } = question;
    const radius = (locationRestriction ?? locationBias)?.circle?.radius ?? 0;
    const types = [...includedTypes, ...(includedType === undefined ? [] : [includedType])];
    return types.every((type) => this.types.includes(type)) && radius <= 50_000 && maxResultCount <= 20;
  }

  private found(question: Question): object[] {
    const { includedTypes, includedType, textQuery, locationRestriction, locationBias, rankPreference } = question;
    const types = includedTypes ?? (includedType === undefined ? undefined : [includedType]);
    const center = (locationRestriction ?? locationBias)?.circle?.center;
    const found = this.places.filter(({ place, words }) => {
      const { location } = place;
      if (!location) return question.includePureServiceAreaBusinesses === true || textQuery === undefined;
      if (types && !types.some((type) => place.types.includes(type))) return false;
      if (textQuery !== undefined && !means(textQuery, words)) return false;
      const { circle, rectangle } = locationRestriction ?? {};
      if (circle && metersApart(circle.center, location) > circle.radius) return false;
      return !rectangle || isInside(location, rectangle);
    });
    const order =
      rankPreference === 'DISTANCE' && center ? found.toSorted((a, b) => far(a, center) - far(b, center)) : found;
    return order.slice(0, 20).map(({ place }) => place);
  }
}

/** Whether a text search has a bias or a restriction, and not both. A restriction must be a proper rectangle. */
function mayRestrictText({ locationBias, locationRestriction }: Question): boolean {
  if (!locationRestriction) return true;
  const { circle, rectangle } = locationRestriction;
  if (locationBias || circle) return false;
  return !rectangle || (rectangle.low.latitude <= rectangle.high.latitude && widthOf(rectangle) <= 180);
}

function masked(places: readonly object[], mask: string): object {
  if (places.length === 0) return {};
  return {
    places: places.map((place) =>
      mask.split(',').reduce((kept, path) => copy(place, kept, path.split('.').slice(1)), {}),
    ),
  };
}

function copy(from: object, to: object, [field = '', ...rest]: readonly string[]): object {
  const value = (from as Record<string, unknown>)[field];
  if (value === undefined) return to;
  const kept = (to as Record<string, object | undefined>)[field] ?? {};
  return { ...to, [field]: rest.length > 0 ? copy(value as object, kept, rest) : value };
}

/** Grasps as much meaning as a test needs: "cardiologist" means cardiology. */
function means(query: string, words: string): boolean {
  const wordsOf = (part: string) =>
    part
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? [];
  return wordsOf(query).some((asked) => wordsOf(words).some((known) => known.slice(0, 5) === asked.slice(0, 5)));
}

function widthOf({ low, high }: { low: Point; high: Point }): number {
  return (high.longitude - low.longitude + 360) % 360;
}

function isInside({ latitude, longitude }: Point, rectangle: { low: Point; high: Point }): boolean {
  const { low, high } = rectangle;
  const east = (longitude - low.longitude + 360) % 360;
  return latitude >= low.latitude && latitude <= high.latitude && east <= widthOf(rectangle);
}

function far({ place: { location } }: TestPlace, from: Point): number {
  return location ? metersApart(from, location) : Infinity;
}

function metersApart(a: Point, b: Point): number {
  const [p, q] = [a, b].map(({ latitude, longitude }) => {
    const [lat, lng] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(lat) * Math.cos(lng), Math.cos(lat) * Math.sin(lng), Math.sin(lat)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return EARTH_RADIUS * 2 * Math.asin(Math.min(1, Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) / 2));
}
