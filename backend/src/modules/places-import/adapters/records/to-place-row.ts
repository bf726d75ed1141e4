import {
  specialtiesFromName,
  specialtiesFromTags,
  type SpecialtyKey,
  textKey,
  type PlaceRow,
} from '../../../directory/public.js';
import type { NearestTown } from '../../../geocoding/public.js';
import { kindByName, statedKind } from './kind-of-place.js';
import { dialable } from './phone.js';
import type { ReadPlace } from './read-place.js';
import { DamagedRecord, RejectedRecord } from './rejected-record.js';

/** Who recorded the places of a file and under which terms, for records that do not say so themselves. */
export interface Provenance {
  readonly source: string;
  readonly licence: string | null;
}

const OSM_LICENCE = 'ODbL-1.0';
const NAME_MAX_LENGTH = 200;
/** A field with more characters than this is no postcode, no opening hours, … and is left out; an address or a licence is cut. */
const AT_MOST = { id: 200, address: 300, licence: 200, postcode: 20, website: 2000, openingHours: 1000 } as const;
/** When more places than this share one coordinate, it is that of their town (measured on the hospital directory of India). */
const SHARED_AT_MOST = 2;
/** Mappers who did not see the place write this. */
const UNSURE_POSITION = /\b(position|location|approx)/i;
/** A place this far from any town, whose swapped position lies beside one, has its coordinates swapped. */
export const REMOTE_METERS = 75_000;
export const BESIDE_TOWN_METERS = 25_000;

const POSTCODES: Readonly<Record<string, RegExp>> = {
  IN: /\b([1-9]\d{2})\s?-?(\d{3})\b(?!.*\b[1-9]\d{2}\s?-?\d{3}\b)/,
  GB: /\b([A-Z]{1,2}\d[A-Z\d]?)\s?(\d[A-Z]{2})\b/i,
};

/**
 * Makes a record a row of the directory.
 *
 * @param town nearest to the record's position, and to the position with latitude and longitude exchanged
 * @param swapsExpected whether most records beside this one have their coordinates swapped
 * @throws RejectedRecord naming what is wrong with it
 */
export function toPlaceRow(
  read: ReadPlace,
  provenance: Provenance,
  town: NearestTown | undefined,
  swappedTown: NearestTown | undefined,
  swapsExpected = false,
): PlaceRow {
  const { text, position } = read;
  refuseSwapped(town, swappedTown, swapsExpected);
  const stated = statedKind(text);
  if (isGone(text)) throw new RejectedRecord('it is closed for good');
  const name = nameIn(text);
  const [category, ownSpecialty] = kindByName(stated, name);
  const address = addressIn(text);
  const country = countryIn(text) ?? town?.country;
  const source = read.source ?? provenance.source;
  if (read.id.length > AT_MOST.id || source.length > AT_MOST.id) {
    throw new RejectedRecord(`its identifier is longer than ${AT_MOST.id} characters`);
  }
  return {
    category,
    source,
    sourceId: read.id,
    name,
    nameKey: textKey(name),
    address,
    addressKey: address === null ? null : textKey(address),
    postcode: upTo(AT_MOST.postcode, postcodeOf(text('addr:postcode', 'postcode', 'pincode'), address, country)),
    country: country ?? null,
    phone: dialable(text('phone', 'contact:phone', 'contact:mobile'), country),
    website: upTo(AT_MOST.website, text('website', 'contact:website')?.match(/^https?:\/\/\S+$/i)?.[0]),
    openingHours: upTo(AT_MOST.openingHours, text('opening_hours')),
    wheelchair: text('wheelchair') === 'yes',
    specialties: specialtiesIn(text, name, category, country, ownSpecialty),
    rating: ratingOf(text('rating')),
    ...position,
    precise: isPrecise(text),
    licence: licenceIn(text) ?? (source === 'osm' ? OSM_LICENCE : provenance.licence),
  };
}

/** A record far from any town, whose exchanged position lies beside one, has latitude and longitude swapped. */
function refuseSwapped(town: NearestTown | undefined, swappedTown: NearestTown | undefined, expected: boolean): void {
  const isRemote = expected || (town?.meters ?? 0) > REMOTE_METERS;
  if (isRemote && (swappedTown?.meters ?? Infinity) < BESIDE_TOWN_METERS)
    throw new DamagedRecord('latitude and longitude look swapped');
}

function nameIn(text: ReadPlace['text']): string {
  const name = text('name', 'name:en', 'official_name', 'brand', 'operator');
  if (name === undefined) throw new RejectedRecord('it has no name');
  if (name.length > NAME_MAX_LENGTH) throw new RejectedRecord(`its name is longer than ${NAME_MAX_LENGTH} characters`);
  return name;
}

function addressIn(text: ReadPlace['text']): string | null {
  const address = text('address', 'addr:full') ?? composedAddress(text);
  return address?.slice(0, AT_MOST.address).trim() ?? null;
}

/** ISO 3166-1 alpha-2. */
function countryIn(text: ReadPlace['text']): string | undefined {
  const code = text('country', 'addr:country')?.toUpperCase();
  return code?.match(/^[A-Z]{2}$/)?.[0];
}

function licenceIn(text: ReadPlace['text']): string | undefined {
  return text('licence', 'license')?.slice(0, AT_MOST.licence);
}

function isPrecise(text: ReadPlace['text']): boolean {
  return Number(text('coord_shared') ?? 0) <= SHARED_AT_MOST && !UNSURE_POSITION.test(text('fixme') ?? '');
}

/** What the kind of place, the tags and the name tell of specialties, each once. */
function specialtiesIn(
  text: ReadPlace['text'],
  name: string,
  category: PlaceRow['category'],
  country: string | undefined,
  own: SpecialtyKey | undefined,
): SpecialtyKey[] {
  const tagged = text('healthcare:speciality', 'speciality', 'specialities', 'specialty', 'specialties') ?? '';
  const specialties = new Set<SpecialtyKey>([
    ...(own ? [own] : []),
    ...specialtiesFromTags([tagged]),
    ...specialtiesFromName(name).filter((key) => !(key === 'surgery' && isPractice(category, country))),
    ...(/^(yes|true|1)$/i.test(text('emergency') ?? '') ? (['emergency'] as const) : []),
  ]);
  return [...specialties];
}

function upTo(length: number, field: string | null | undefined): string | null {
  return field !== null && field !== undefined && field.length <= length ? field : null;
}

/** In Britain a "surgery" is where a doctor or a dentist receives. */
function isPractice(category: PlaceRow['category'], country: string | undefined): boolean {
  return country === 'GB' && category !== 'hospital';
}

/** The tags of OpenStreetMap and the fields of other registers that say that a place is no more. */
function isGone(text: ReadPlace['text']): boolean {
  const says = (pattern: RegExp, ...names: string[]) => names.some((name) => pattern.test(text(name) ?? ''));
  return (
    says(/^(yes|true|1)$/i, 'disused', 'abandoned', 'demolished', 'permanently_closed') ||
    says(
      /^(closed|closed_permanently|abandoned|disused|demolished)$/i,
      'operational_status',
      'business_status',
      'status',
    ) ||
    says(/\((permanently closed|closed|historical)\)|\bpermanently closed\b|^former\b/i, 'name')
  );
}

function composedAddress(text: ReadPlace['text']): string | undefined {
  const street = [text('addr:housenumber'), text('addr:street')].filter(Boolean).join(' ');
  const parts = [
    street,
    text('addr:suburb', 'addr:subdistrict'),
    text('addr:district'),
    text('addr:city'),
    text('addr:state', 'addr:province'),
    text('addr:postcode'),
  ];
  const known = [...new Set(parts.filter((part) => part !== undefined && part !== ''))];
  return known.length > 0 ? known.join(', ') : undefined;
}

function postcodeOf(given: string | undefined, address: string | null, country: string | undefined): string | null {
  const pattern = POSTCODES[country ?? ''];
  const match = pattern && (pattern.exec(given ?? '') ?? pattern.exec(address ?? ''));
  return match ? `${match[1]}${match[2]}`.toUpperCase() : (given?.toUpperCase().replace(/\s/g, '') ?? null);
}

function ratingOf(given: string | undefined): number | null {
  const stars = given === undefined ? Number.NaN : Number(given);
  return stars >= 0 && stars <= 5 ? stars : null;
}
