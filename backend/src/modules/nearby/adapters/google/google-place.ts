import { z } from 'zod';
import {
  metersBetween,
  onTheGlobe,
  type Coordinates,
  specialtiesFromName,
  specialtiesFromTags,
  type PlaceCategory,
} from '../../../directory/public.js';
import { HOURS_UNKNOWN, type OpenState } from '../../domain/opening-hours.js';
import type { FoundPlace } from '../../domain/place.js';
import { dialable } from '../../../places-import/public.js';
import { clockWithinADay } from '../local-time.js';
import type { PlaceRequest } from './place-requests.js';

/** The fields that we ask for. Google answers nothing else, and bills each field that stands here. */
export const FIELD_MASK = [
  'id',
  'displayName',
  'formattedAddress',
  'types',
  'primaryTypeDisplayName',
  'location',
  'rating',
  'googleMapsUri',
  'internationalPhoneNumber',
  'nationalPhoneNumber',
  'currentOpeningHours.openNow',
  'currentOpeningHours.nextCloseTime',
  'currentOpeningHours.nextOpenTime',
  'regularOpeningHours.periods',
  'accessibilityOptions.wheelchairAccessibleEntrance',
  'businessStatus',
  'attributions',
]
  .map((field) => `places.${field}`)
  .join(',');

const WORDS = z.object({ text: z.string().default('') });
/** When a detail is not as documented, we leave it out and keep the place. */
const detail = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const PLACE = z.object({
  id: z.string(),
  displayName: WORDS,
  formattedAddress: detail(z.string()),
  types: z.array(z.string()).default([]),
  primaryTypeDisplayName: detail(WORDS),
  location: detail(z.object({ latitude: z.number(), longitude: z.number() })),
  rating: detail(z.number().min(0).max(5)),
  googleMapsUri: detail(z.string()),
  internationalPhoneNumber: detail(z.string()),
  nationalPhoneNumber: detail(z.string()),
  currentOpeningHours: detail(
    z.object({
      openNow: z.boolean().optional(),
      nextCloseTime: z.string().optional(),
      nextOpenTime: z.string().optional(),
    }),
  ),
  regularOpeningHours: detail(z.object({ periods: z.array(z.object({ close: z.unknown().optional() })) })),
  accessibilityOptions: detail(z.object({ wheelchairAccessibleEntrance: z.boolean().optional() })),
  businessStatus: z.string().optional(),
  attributions: detail(z.array(z.object({ provider: z.string().optional() }))),
});

type GooglePlace = z.output<typeof PLACE>;

/** An answer without places is `{}`. */
export const PLACES_ANSWER = z.object({ places: z.array(z.unknown()).default([]) });

const CATEGORY_OF_TYPE: readonly (readonly [RegExp, PlaceCategory])[] = [
  [/^(general_)?hospital$/, 'hospital'],
  [/^(dentist|dental_clinic)$/, 'dentist'],
  [/^(pharmacy|drugstore)$/, 'pharmacy'],
  [/^(doctor|medical_clinic|medical_center|medical_lab|physiotherapist|chiropractor)$/, 'doctor'],
];
/** A place in any other state does not help a person who stands before its door today. */
const IN_BUSINESS = 'OPERATIONAL';
const CREDIT = 'Google Maps';

/**
 * A place as Google describes it, seen from `at`; undefined when it is closed for good, or is no place of care.
 *
 * @param request the question that found the place; it tells the kind of place where Google's types do not
 */
export function readGooglePlace(
  value: unknown,
  at: Coordinates,
  request: PlaceRequest,
  country: string,
  now: Date,
): FoundPlace | undefined {
  const { data: place } = PLACE.safeParse(value);
  if (!place || !isInBusiness(place)) return undefined;
  const name = place.displayName.text.trim();
  const category = categoryOf(place, request);
  if (name === '' || !category) return undefined;
  const known = positionOf(place);
  const position = known ?? at;
  return {
    category,
    name,
    address: place.formattedAddress ?? '',
    phone: dialable(place.internationalPhoneNumber, country) ?? dialable(place.nationalPhoneNumber, country),
    rating: place.rating ?? null,
    specialties: specialtiesOf(place, name, request),
    ...position,
    meters: metersBetween(at, position),
    approximate: !known,
    ...openStateOf(place, position, now),
    wheelchair: place.accessibilityOptions?.wheelchairAccessibleEntrance ?? false,
    link: linkOf(place, known),
    source: 'google',
    attribution: creditsOf(place),
  };
}

function isInBusiness({ businessStatus = IN_BUSINESS }: GooglePlace): boolean {
  return businessStatus === IN_BUSINESS;
}

function specialtiesOf({ primaryTypeDisplayName }: GooglePlace, name: string, { specialty }: PlaceRequest) {
  const stated = [...specialtiesFromTags([primaryTypeDisplayName?.text ?? '']), ...specialtiesFromName(name)];
  // A search for "emergency hospital" answers any hospital, which proves no emergency department.
  const sought = specialty && specialty !== 'emergency' ? [specialty] : [];
  return [...new Set([...sought, ...stated])];
}

function creditsOf({ attributions = [] }: GooglePlace): string {
  return [CREDIT, ...attributions.flatMap(({ provider }) => provider ?? [])].join('; ');
}

function categoryOf({ types }: GooglePlace, { category, specialty }: PlaceRequest): PlaceCategory | undefined {
  const known = CATEGORY_OF_TYPE.find(([pattern]) => types.some((type) => pattern.test(type)))?.[1];
  if (category === 'ambulance' && known !== 'hospital') return 'ambulance';
  // Google gives most specialists a rare type or none, so a place that a search for a specialty found is a doctor.
  return known ?? (specialty && types.includes('health') ? 'doctor' : undefined);
}

function positionOf({ location }: GooglePlace): Coordinates | undefined {
  const position = location && { lat: location.latitude, lng: location.longitude };
  return position && onTheGlobe(position) ? position : undefined;
}

function openStateOf({ currentOpeningHours, regularOpeningHours }: GooglePlace, at: Coordinates, now: Date): OpenState {
  const { openNow, nextCloseTime, nextOpenTime } = currentOpeningHours ?? {};
  // A place that never closes has one period, which does not end.
  const alwaysOpen = regularOpeningHours?.periods.length === 1 && regularOpeningHours.periods[0]?.close === undefined;
  if (openNow === undefined) return HOURS_UNKNOWN;
  if (openNow && alwaysOpen) return { ...HOURS_UNKNOWN, openNow, alwaysOpen };
  return {
    ...HOURS_UNKNOWN,
    openNow,
    closesAt: openNow ? clockWithinADay(nextCloseTime, at, now) : null,
    opensAt: openNow ? null : clockWithinADay(nextOpenTime, at, now),
  };
}

function linkOf({ id, googleMapsUri }: GooglePlace, position: Coordinates | undefined): string | undefined {
  if (!position) return googleMapsUri;
  const destination = new URLSearchParams({
    api: '1',
    destination: `${position.lat},${position.lng}`,
    destination_place_id: id,
  });
  return `https://www.google.com/maps/dir/?${destination.toString()}`;
}
