import { createHash } from 'node:crypto';
import { middleOfPin } from '../../../geocoding/public.js';
import { headerKey, Row } from './cell.js';

/** What a register says of a place, in the fields that an import understands; empty texts say nothing. */
interface RegisteredPlace {
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
  const address = [...new Set([...place.address, ...told(place.district), ...told(place.state)])].join(', ');
  const pincode = pinOf(place);
  const record = {
    id: `${register.key}:${place.id || numberFor(place.name, address, pincode)}`,
    name: place.name,
    category: place.category,
    ...positionOf(place, pincode),
    address,
    pincode,
    country: 'IN',
    phone: listed(place.phone),
    website: listed(told(place.website)),
    specialities: listed(place.specialities),
    emergency: yes(place.emergency),
    permanently_closed: yes(place.isClosed),
    licence: listed(told(register.licence)),
  };
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
}

function positionOf({ lat, lng, isRough }: RegisteredPlace, pincode: string): Record<string, string> {
  if (lat && lng) return { lat, lng, coord_shared: isRough ? SHARED : '' };
  const middle = middleOfPin(pincode);
  return middle ? { lat: String(middle.lat), lng: String(middle.lng), coord_shared: SHARED } : {};
}

function pinOf({ pincode = '', address }: RegisteredPlace): string {
  const pin = PIN.exec(pincode) ?? PIN.exec(address.join(' '));
  return pin ? `${pin[1]}${pin[2]}` : '';
}

/** A number of our own for a place that the register numbers anew in each version. */
function numberFor(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

function told(text: string | null | undefined): string[] {
  return text ? [text] : [];
}

function listed(texts: readonly string[] = []): string {
  return texts.join('; ');
}

function yes(is: boolean | undefined): string {
  return is ? 'yes' : '';
}
