import { isPlaceCategory, type PlaceCategory, type SpecialtyKey } from '../../../directory/public.js';
import { AMBULANCE_STATION, BY_AMENITY, BY_HEALTHCARE } from './osm-tags.js';
import type { ReadPlace } from './read-place.js';
import { RejectedRecord } from './rejected-record.js';

/** What a record is a place for, and the specialty that its kind alone tells. */
export type KindOfPlace = readonly [PlaceCategory, SpecialtyKey?];

/** Registers and maps call many things hospitals; a name that says one of these is believed more. */
const NO_PLACE_FOR_PEOPLE: readonly (readonly [RegExp, string])[] = [
  [/veterin|\banimals?\b|\bvet (clinic|hospital|care|cent)|^vet$|\bpashu\b|पशु|thú y/i, 'it is for animals'],
  [/\bblood (bank|cent(re|er))$/i, 'it is a blood bank'],
  [/^(test|unknown|unnamed|no name|n[/]?a|none|null)$|^\P{L}*$/iu, 'its name says nothing'],
];
const A_HOSPITAL_TOO =
  /ho[as]p|nursing|maternity|polyclinic|multi|general|child|surgical|\beye\b|\bicc?u\b|medicare|health ?care|medical (cent|coll)|rehab|trauma|\bcardi|heart|orthop|treatment|chikits|rug[nh]/i;
const NAMED_AS: readonly (readonly [RegExp, KindOfPlace])[] = [
  [
    /\b(dental (clinic|care|cent(re|er)|surgery|practice|office|group|associates)|dentists?|dentistry)\b|\bdental (college|science)|\bdental$/i,
    ['dentist'],
  ],
  [/\b(pharmacy|chemists?|drug ?stores?|medical stores?|medicals)$/i, ['pharmacy']],
  [/\bambulance( services?| station)?$/i, ['ambulance']],
  [/\b(opticals?|opticians?)$/i, ['doctor', 'optometry']],
  [/\bpatho?(logy|logical|logist)?\b|\blab(s|orator(y|ies))?\b/i, ['doctor', 'pathology']],
  [
    /\bdiagno?s?tics?\b|\bdignostic|\b(scan|imaging|x-?ray|sonography|ultrasound|mri) cent(re|er)s?\b/i,
    ['doctor', 'radiology'],
  ],
];

/**
 * Mends the stated kind of a place by its name.
 *
 * @throws RejectedRecord when the name tells that it is no place of care for people, or nothing
 */
export function kindByName(stated: KindOfPlace, name: string): KindOfPlace {
  const refusal = NO_PLACE_FOR_PEOPLE.find(([pattern]) => pattern.test(name));
  if (refusal) throw new RejectedRecord(refusal[1]);
  if (stated[0] !== 'hospital' || A_HOSPITAL_TOO.test(name)) return stated;
  return NAMED_AS.find(([pattern]) => pattern.test(name))?.[1] ?? stated;
}

/**
 * Reads the kind of a place from its fields.
 *
 * @throws RejectedRecord when they name none that is known here
 */
export function statedKind(text: ReadPlace['text']): KindOfPlace {
  const given = text('category');
  if (given !== undefined && isPlaceCategory(given)) return [given];
  if (text('emergency') === AMBULANCE_STATION) return ['ambulance'];
  const healthcare = BY_HEALTHCARE[text('healthcare') ?? ''];
  const amenity = BY_AMENITY[text('amenity') ?? ''];
  if (amenity) return [amenity, healthcare?.[1]];
  if (healthcare) return healthcare;
  const kind = given ?? text('amenity', 'healthcare', 'emergency', 'shop');
  throw new RejectedRecord(
    kind === undefined
      ? 'it does not say what kind of place it is'
      : `it is no place of care known here: ${kind.slice(0, 40)}`,
  );
}
