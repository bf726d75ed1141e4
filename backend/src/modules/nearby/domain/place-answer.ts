import type { FoundPlace } from './place.js';
import { STARTER_SOURCE, type PlaceCategory, specialtyTitle, type SpecialtyKey } from '../../directory/public.js';

/** A place as a person is told about it. */
export interface PlaceAnswer {
  readonly name: string;
  readonly address: string;
  /** Comma-separated, the type first, e.g. "Hospital, Emergency department, 24 hours". */
  readonly description: string;
  readonly rating: number | null;
  /** Opens directions in a map application. */
  readonly link: string;
  readonly lat: number;
  readonly lng: number;
  readonly distanceMeters: number | null;
  readonly phone: string | null;
  readonly openNow: boolean | null;
  readonly closesAt: string | null;
  readonly opensAt: string | null;
  readonly opensTomorrow: boolean;
  readonly open24h: boolean;
  readonly wheelchair: boolean;
  readonly emergency: boolean;
  readonly source: string;
  readonly attribution: string | null;
  readonly approximate: boolean;
}

const TYPE: Readonly<Record<PlaceCategory, string>> = {
  hospital: 'Hospital',
  doctor: 'Doctor',
  dentist: 'Dentist',
  pharmacy: 'Pharmacy',
  ambulance: 'Ambulance station',
};

const TITLES_AT_MOST = 3;

/**
 * @param remark a further part of the description, about why the place is shown
 * @param asked the specialties that somebody looked for; the description names them before others
 */
export function answerFor(
  place: FoundPlace,
  remark: string | undefined,
  asked: readonly SpecialtyKey[] = [],
): PlaceAnswer {
  const { name, address, rating, lat, lng, phone, openNow, closesAt, opensAt, opensTomorrow } = place;
  const { source, attribution, approximate } = place;
  const description = [
    TYPE[place.category],
    ...titles(place, asked),
    ...(remark === undefined || place.specialties.some((key) => asked.includes(key)) ? [] : [remark]),
    ...(place.alwaysOpen ? ['24 hours'] : []),
    ...(place.wheelchair ? ['Wheelchair access'] : []),
  ];
  return {
    name,
    address,
    description: [...new Set(description)].join(', '),
    rating,
    link: place.link ?? directionsTo(place),
    lat,
    lng,
    distanceMeters: approximate ? null : Math.round(place.meters),
    phone,
    openNow,
    closesAt,
    opensAt,
    opensTomorrow,
    open24h: place.alwaysOpen,
    wheelchair: place.wheelchair,
    emergency: place.specialties.includes('emergency'),
    source,
    attribution,
    approximate,
  };
}

/** Directions lead to the position. When that is only rough, they use the name and the address, which a map knows better. */
function directionsTo({ name, address, lat, lng, source, approximate }: FoundPlace): string {
  const rough = (approximate || source === STARTER_SOURCE) && address !== '';
  const destination = rough ? encodeURIComponent(`${name}, ${address}`) : `${lat},${lng}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

function titles({ category, specialties }: FoundPlace, asked: readonly SpecialtyKey[]): string[] {
  const order = (key: SpecialtyKey) => (asked.includes(key) ? 0 : key === 'emergency' ? 1 : 2);
  return specialties
    .filter((key) => !(key === 'general' && category !== 'doctor') && !(key === 'dentist' && category === 'dentist'))
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, TITLES_AT_MOST)
    .map(specialtyTitle);
}
