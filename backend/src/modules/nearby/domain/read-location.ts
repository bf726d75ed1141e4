import { COORDINATES_PATTERN } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { onTheGlobe, type Coordinates } from '../../directory/public.js';
import { LOCATION_NOT_FOUND } from '../../geocoding/public.js';

/**
 * @param location 'lat,lng' in decimal degrees
 * @throws DomainError `invalid` for a location that is none
 */
export function readLocation(location: string): Coordinates {
  const [, lat, lng] = COORDINATES_PATTERN.exec(location) ?? [];
  const at = { lat: Number(lat), lng: Number(lng) };
  if (onTheGlobe(at)) return at;
  throw new DomainError('invalid', 'location_invalid', LOCATION_NOT_FOUND, {
    location: 'Give a latitude from -90 to 90 and a longitude from -180 to 180.',
  });
}
