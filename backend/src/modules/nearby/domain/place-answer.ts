import { askedOf, type CareStep, type Remark } from './care-step.js';
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
  /** Known to offer the kind of care that was asked for. */
  readonly offersAsked: boolean;
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

/** @param step the group that the place was found in: the description names what was asked for before other specialties */
export function answerFor(place: FoundPlace, step: CareStep): PlaceAnswer {
  const asked = askedOf(step);
  const offersAsked = asked.length === 0 || place.specialties.some((key) => asked.includes(key));
  const { name, address, rating, lat, lng, phone, openNow, closesAt, opensAt, opensTomorrow } = place;
  const { source, attribution, approximate } = place;
  const description = [
    TYPE[place.category],
    ...titles(place, asked),
    ...(step.remark === undefined || (asked.length > 0 && offersAsked) ? [] : [remarkOn(place, step.remark)]),
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
    offersAsked,
    source,
    attribution,
    approximate,
  };
}

function remarkOn({ phone }: FoundPlace, remark: Remark): string {
  return typeof remark === 'string' ? remark : remark[phone === null ? 1 : 0];
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
