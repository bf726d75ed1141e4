import type { PlaceCategory, SpecialtyKey } from '../../directory/public.js';
import type { Need } from './whom-it-treats.js';

/** One group of places to look for. */
export interface CareStep {
  readonly categories: readonly PlaceCategory[];
  readonly specialties?: readonly SpecialtyKey[];
  readonly text?: string;
  /** Places that offer nothing but these are left out. */
  readonly notOnly?: readonly SpecialtyKey[];
  /** Places that cannot treat such a person are left out. */
  readonly need?: Need;
  /** Places are left out that are for one illness alone, or also those that do not say that they treat everybody. */
  readonly general?: 'not for one illness' | 'by its own words';
  /** When there are too many places, those of a lower rank stay first, and within one rank the nearest. */
  readonly rank: number;
  /**
   * When given, the search asks for this group only if the groups before found few places, or none at all. `when none
   * near`: only if they found none close by, and then it takes what is nearer than theirs.
   */
  readonly only?: 'when few' | 'when none' | 'when none near';
  /** The search always looks this far for the group, in metres, however many places are nearby. */
  readonly reach?: number;
  /** The kinds of care that the person looks for; without it, `specialties`. */
  readonly asked?: readonly SpecialtyKey[];
  /** What a person should know about a place that is not known to offer what was asked for; holds no comma. */
  readonly remark?: Remark;
}

/** Part of a description; the second one is for a place that has no telephone number. */
export type Remark = string | readonly [withPhone: string, withoutPhone: string];

/** The kinds of care that a person who is told of a place of this group looks for. */
export function askedOf({ asked, specialties = [] }: CareStep): readonly SpecialtyKey[] {
  return asked ?? specialties;
}
