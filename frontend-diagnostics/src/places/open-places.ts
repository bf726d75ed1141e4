import type { Schema } from '@sahaay/contracts';

type Place = Schema<'Place'>;

/** Places that are open, and those that may be: nobody knows their hours. The closed ones are left out. */
export function openPlaces(places: readonly Place[]): { open: Place[]; unknown: Place[] } {
  return {
    open: places.filter(({ openNow, open24h }) => openNow === true || open24h),
    unknown: places.filter(({ openNow, open24h }) => openNow === null && !open24h),
  };
}
