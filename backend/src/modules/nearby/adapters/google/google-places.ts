import type { Config } from '../../../../config.js';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../../../shared/errors.js';
import type { OutsideService } from '../../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../../shared/resilience/outside-services.js';
import type { FoundPlace } from '../../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../../domain/places-provider.port.js';
import {
  askGoogle,
  GOOGLE_BOUNDS,
  googleFailure,
  isBadQuestion,
  type GoogleAccess,
} from '../../../../shared/map-services/ask-google.js';
import { FIELD_MASK, PLACES_ANSWER, readGooglePlace } from './google-place.js';
import { requestsFor, type PlaceRequest } from './place-requests.js';

/**
 * What Google Maps knows, asked live: Places API (New). Its terms forbid keeping names, addresses and numbers, so an
 * answer lives as long as the search it was asked for. https://developers.google.com/maps/documentation/places/web-service
 */
export class GooglePlaces extends PlacesProvider {
  private readonly log = new Logger('GoogleMaps');
  /** The answers of each search by its signal of patience, since the rings of one search ask the same questions again. */
  private readonly answered = new WeakMap<AbortSignal, Map<string, Promise<unknown[]>>>();
  private knowsRecentTypes = true;

  constructor(
    private readonly access: GoogleAccess,
    private readonly service: OutsideService,
  ) {
    super();
  }

  override async nearest(query: PlaceQuery): Promise<FoundPlace[]> {
    const requests = requestsFor(query, this.access.country);
    const now = new Date();
    const found = await Promise.all(
      requests.map(async (request) => {
        const answer = await this.once(request, query.patience);
        return answer.flatMap((place) => readGooglePlace(place, query.at, request, this.access.country, now) ?? []);
      }),
    );
    return found
      .flat()
      .filter((place) => isWanted(place, query))
      .toSorted((a, b) => Number(a.approximate) - Number(b.approximate) || a.meters - b.meters)
      .slice(0, query.limit);
  }

  /** An answer without places means that there are none. */
  override async surveyed(query: PlaceQuery): Promise<boolean> {
    await this.nearest(query);
    return true;
  }

  private once(request: PlaceRequest, patience: AbortSignal | undefined): Promise<unknown[]> {
    if (!patience) return this.ask(request);
    const answers = this.answered.get(patience) ?? new Map<string, Promise<unknown[]>>();
    this.answered.set(patience, answers);
    const question = JSON.stringify(request);
    const answer = answers.get(question) ?? this.ask(request, patience);
    answers.set(question, answer);
    return answer;
  }

  private async ask(request: PlaceRequest, patience?: AbortSignal): Promise<unknown[]> {
    try {
      patience?.throwIfAborted();
      return await this.service.call((signal) =>
        this.inWordsItKnows(request, patience ? AbortSignal.any([signal, patience]) : signal),
      );
    } catch (error) {
      this.log.warn(`No places from Google Maps: ${googleFailure(error)}`);
      throw new DomainError(
        'unavailable',
        'places_unavailable',
        'We cannot reach live places right now. Please try again later.',
      );
    }
  }

  private async inWordsItKnows(request: PlaceRequest, signal: AbortSignal): Promise<unknown[]> {
    const { body, olderBody } = request;
    if (olderBody && !this.knowsRecentTypes) return this.post(request, olderBody, signal);
    try {
      return await this.post(request, body, signal);
    } catch (error) {
      if (!olderBody || !isBadQuestion(error)) throw error;
      const places = await this.post(request, olderBody, signal);
      this.knowsRecentTypes = false;
      return places;
    }
  }

  private async post({ method }: PlaceRequest, body: object, signal: AbortSignal): Promise<unknown[]> {
    const { url, key } = this.access;
    const headers = { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': FIELD_MASK };
    const answer = await askGoogle(`${url}/v1/places:${method}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    return PLACES_ANSWER.parse(answer).places;
  }
}

function isWanted(place: FoundPlace, { categories, specialties, radiusMeters }: PlaceQuery): boolean {
  if (!categories.includes(place.category) || place.meters > radiusMeters) return false;
  if (!specialties?.includes('general')) return true;
  return place.specialties.length === 0 || place.specialties.some((key) => specialties.includes(key));
}

/** Google's places as the settings give access to them; null without a key. */
export function googlePlacesOf(
  { googleMaps, placesCountry: country }: Config,
  services: OutsideServices,
): GooglePlaces | null {
  if (!googleMaps) return null;
  const { key, placesUrl: url } = googleMaps;
  return new GooglePlaces({ url, key, country }, services.open('google_places', GOOGLE_BOUNDS));
}
