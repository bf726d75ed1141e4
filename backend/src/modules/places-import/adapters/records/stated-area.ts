import { textKey } from '../../../directory/public.js';
import { type StatedArea, regionNamed } from '../../../geocoding/public.js';
import type { ReadPlace } from './read-place.js';

/** States that were divided; registers of places go on naming the former one. GeoNames codes. */
const DIVIDED: Readonly<Record<string, string>> = {
  '02': '40', // Andhra Pradesh: Telangana, 2014
  '12': '41', // Jammu and Kashmir: Ladakh, 2019
  '34': '38', // Bihar: Jharkhand, 2000
  '35': '37', // Madhya Pradesh: Chhattisgarh, 2000
  '36': '39', // Uttar Pradesh: Uttarakhand, 2000
};
/** Shorter ones may be anything else in an address. */
const SHORTEST_STATE = 'goa'.length;
/** "Delhi, NY 13753" is in the USA. */
const IN_THE_USA = /\b[A-Z]{2} \d{5}(-\d{4})?$/;

/** The state of India and the town that a record names, by its fields or the end of its address. */
export function statedArea({ text, position }: ReadPlace): StatedArea | undefined {
  if (IN_THE_USA.test(text('address', 'addr:full') ?? '')) return undefined;
  const parts = [
    text('address', 'addr:full') ?? '',
    text('district', 'addr:city') ?? '',
    text('state', 'addr:state') ?? '',
  ]
    .flatMap((field) => field.split(','))
    .map((part) => textKey(part).replace(/ ?\d+/g, ''))
    .filter((part) => part.length >= SHORTEST_STATE);
  for (let i = parts.length - 1; i >= 0; i--) {
    const region = regionNamed(parts[i] ?? '');
    if (region?.country !== 'IN' || region.state === undefined) continue;
    const since = DIVIDED[region.state];
    return {
      at: position,
      states: since === undefined ? [region.state] : [region.state, since],
      town: parts[i - 1] ?? '',
    };
  }
  return undefined;
}
