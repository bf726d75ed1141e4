import { createHash } from 'node:crypto';
import { middleOfPin } from '../../../geocoding/public.js';
import { headerKey, Row } from './cell.js';

/** What a register says of a place, in the fields that an import understands; empty texts say nothing. */
export interface RegisteredPlace {
  /** The register's own number of the place, where it has a lasting one. */
  readonly id?: string;
  readonly name: string;
  readonly category: string;
  readonly lat?: string;
  readonly lng?: string;
  readonly address: readonly string[];
  readonly district?: string;
  readonly state?: string;
  readonly pincode?: string;
  readonly phone?: readonly string[];
  readonly website?: string;
  readonly specialities?: readonly string[];
  readonly emergency?: boolean;
  readonly isClosed?: boolean;
  /** The position is only that of the village or the town. */
  readonly isRough?: boolean;
}

/** A national register in the shape in which it is published. */
export interface Register {
  /** The source that its places are kept under. */
  readonly key: string;
  readonly title: string;
  /** The terms under which it is published; null where the publisher states none. */
  readonly licence: string | null;
  /** Headers that together tell it from any other table. */
  readonly marks: readonly string[];
  read(row: Row): RegisteredPlace;
}

const PIN = /(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/;
/** A number of places that share a position: more than an exact one would ever have. */
const SHARED = '99';

/** The register to which a table with these headers belongs. */
export function registerOf(registers: readonly Register[], headers: readonly string[]): Register | undefined {
  const keys = new Set(headers.map(headerKey));
  return registers.find(({ marks }) => marks.every((mark) => keys.has(headerKey(mark))));
}

/**
 * A row of a register as a record that an import understands. Where the register gives no position, the middle of the
 * PIN code stands for it, as an approximate one.
 */
export function recordOf(register: Register, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const place = register.read(new Row(fields));
  const { lat = '', lng = '' } = place;
  const address = [...place.address, place.district ?? '', place.state ?? ''].filter((part) => part !== '');
  const pin = PIN.exec(place.pincode ?? '') ?? PIN.exec(place.address.join(' '));
  const digits = pin ? `${pin[1]}${pin[2]}` : '';
  const middle = lat === '' || lng === '' ? middleOfPin(digits) : undefined;
  const made = createHash('sha256')
    .update([place.name, ...address, digits].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const record = {
    id: `${register.key}:${place.id || made}`,
    name: place.name,
    category: place.category,
    lat: middle ? String(middle.lat) : lat,
    lng: middle ? String(middle.lng) : lng,
    coord_shared: middle || place.isRough ? SHARED : '',
    address: [...new Set(address)].join(', '),
    pincode: digits,
    country: 'IN',
    phone: (place.phone ?? []).join('; '),
    website: place.website ?? '',
    specialities: (place.specialities ?? []).join('; '),
    emergency: place.emergency ? 'yes' : '',
    permanently_closed: place.isClosed ? 'yes' : '',
    licence: register.licence ?? '',
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}
