import { COORDINATES_PATTERN } from '@sahaay/contracts/constants';
import type { Schema } from '@sahaay/contracts';

export type Coordinates = Pick<Schema<'Located'>, 'lat' | 'lng'>;

/**
 * Reads 'lat,lng' in decimal degrees.
 *
 * @returns the position, `out_of_range` for numbers that are nowhere on Earth, or null for any other text
 */
export function parseCoordinates(text: string): Coordinates | 'out_of_range' | null {
  const match = COORDINATES_PATTERN.exec(text);
  if (!match) return null;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : 'out_of_range';
}

/** Five decimals: about one metre. */
export const formatCoordinates = ({ lat, lng }: Coordinates): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;
