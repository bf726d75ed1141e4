import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../shared/errors.js';
import { Geocoder, type Located } from '../domain/geocoder.port.js';
import { LOCATION_NOT_FOUND } from '../domain/location-not-found.js';

/** Finds the position of what a person typed. */
@Injectable()
export class Geocode {
  constructor(private readonly geocoder: Geocoder) {}

  /**
   * @returns decimal degrees
   * @throws DomainError `not_found` (`location_not_found`) when nothing is known by these words
   */
  async execute(address: string): Promise<Required<Located>> {
    const found = await this.geocoder.locate(address);
    if (!found) throw new DomainError('not_found', 'location_not_found', LOCATION_NOT_FOUND);
    return { lat: found.lat, lng: found.lng, approximate: found.approximate === true };
  }
}
