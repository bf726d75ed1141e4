import type { Schema } from '@sahaay/contracts';

type Place = Schema<'Place'>;

/**
 * The places that are open, and those that may be open because nobody knows their hours. Closed places are left out.
 */
export function openPlaces(places: readonly Place[]): { open: Place[]; unknown: Place[] } {
  return {
    open: places.filter(({ openNow, open24h }) => openNow === true || open24h),
    unknown: places.filter(({ openNow, open24h }) => openNow === null && !open24h),
  };
}
