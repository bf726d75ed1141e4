import { type Coordinates, type SpecialtyKey, boxAround, type PlaceCategory } from '../../../directory/public.js';
import type { PlaceQuery } from '../../domain/places-provider.port.js';
import { SPECIALTY_TEXTS } from './specialty-texts.js';

type Category = Exclude<PlaceCategory, 'ambulance'>;

/** One question to Places API (New), and what its answer holds beyond what Google says. */
export interface PlaceRequest {
  readonly method: 'searchNearby' | 'searchText';
  readonly body: Readonly<Record<string, unknown>>;
  /** The same question with older names of types, for a server that does not know the newer ones yet. */
  readonly olderBody?: Readonly<Record<string, unknown>>;
  /** The question asked for this specialty, which Google's types do not tell. */
  readonly specialty?: SpecialtyKey;
  readonly category?: PlaceCategory;
}

/** The longest radius of a circle that Google takes, metres. */
const WIDEST = 50_000;
/** The most places that one answer holds. */
const MOST = 20;
/** The types of Google's Table A: first the one that existed from the start, then those of February 2026. */
const TYPES: Readonly<Record<Category, readonly [old: string, ...recent: string[]]>> = {
  hospital: ['hospital', 'general_hospital'],
  doctor: ['doctor', 'medical_clinic'],
  dentist: ['dentist', 'dental_clinic'],
  pharmacy: ['pharmacy', 'drugstore'],
};
const AMBULANCE = 'ambulance service';

/** The questions whose answers together hold what the query looks for. */
export function requestsFor(query: PlaceQuery, country: string): readonly PlaceRequest[] {
  const common = { languageCode: 'en', regionCode: country.toLowerCase() };
  const { at, categories, specialties, text, radiusMeters } = query;
  const byText = (textQuery: string) => ({ ...common, textQuery, pageSize: MOST, ...area(at, radiusMeters) });
  if (text !== undefined) return [{ method: 'searchText', body: byText(text) }];
  if (specialties && !specialties.includes('general')) {
    return specialties.map((specialty) => {
      const body = { ...byText(SPECIALTY_TEXTS[specialty]), rankPreference: 'DISTANCE' };
      return { method: 'searchText', specialty, body };
    });
  }
  const kinds = categories.filter((category) => category !== 'ambulance');
  return [
    ...(categories.includes('ambulance') ? [ambulances(common, at, radiusMeters)] : []),
    ...(radiusMeters > WIDEST
      ? kinds.map((kind) => beyond(byText(TYPES[kind][0]), TYPES[kind][0]))
      : nearby(common, at, kinds)),
  ];
}

/** Google searches by type, in the order of distance, only within circles. The widest circle answers for all smaller ones. */
function nearby(common: object, at: Coordinates, kinds: readonly Category[]): PlaceRequest[] {
  if (kinds.length === 0) return [];
  const body = { ...common, maxResultCount: MOST, rankPreference: 'DISTANCE', locationRestriction: circle(at, WIDEST) };
  return [
    {
      method: 'searchNearby',
      body: { ...body, includedTypes: kinds.flatMap((kind) => TYPES[kind]) },
      olderBody: { ...body, includedTypes: kinds.map((kind) => TYPES[kind][0]) },
    },
  ];
}

function beyond(body: object, includedType: string): PlaceRequest {
  return { method: 'searchText', body: { ...body, includedType, rankPreference: 'DISTANCE' } };
}

/** Google has no type for ambulances. Many have no address, so only the area that they serve finds them. */
function ambulances(common: object, at: Coordinates, radiusMeters: number): PlaceRequest {
  const bias = { locationBias: circle(at, Math.min(WIDEST, radiusMeters)), includePureServiceAreaBusinesses: true };
  return {
    method: 'searchText',
    category: 'ambulance',
    body: { ...common, textQuery: AMBULANCE, pageSize: MOST, ...bias },
  };
}

function circle({ lat, lng }: Coordinates, radius: number) {
  return { circle: { center: { latitude: lat, longitude: lng }, radius } };
}

/** A text search can be restricted only to a rectangle of at most half the earth. Near the poles a circle guides it instead. */
function area(at: Coordinates, radiusMeters: number) {
  const box = boxAround(at, radiusMeters);
  if (!box) return { locationBias: circle(at, Math.min(WIDEST, radiusMeters)) };
  const low = { latitude: box.south, longitude: box.west };
  return { locationRestriction: { rectangle: { low, high: { latitude: box.north, longitude: box.east } } } };
}
