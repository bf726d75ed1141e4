import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../../shared/public.decorator.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { Geocode } from '../use-cases/geocode.js';
import { SearchNearby } from '../use-cases/search-nearby.js';
import { Coordinates } from './coordinates.dto.js';
import { GeocodeRequest } from './geocode-request.dto.js';
import { NearbySearchRequest } from './nearby-search-request.dto.js';
import { Place } from './place.dto.js';

@Public()
@Controller('nearby')
export class NearbyController {
  constructor(
    private readonly search: SearchNearby,
    private readonly geocoding: Geocode,
  ) {}

  /** Places of care round a position: the kind asked for and the nearest first, at most 20; empty when none. */
  @Limit('nearby')
  @HttpCode(200)
  @Post('search')
  searchNearby(@Body() request: NearbySearchRequest): Promise<Place[]> {
    return this.search.execute(request);
  }

  /** The position of an address, place, PIN code, Plus Code or DIGIPIN; 404 `location_not_found` when unknown. */
  @Limit('geocode')
  @HttpCode(200)
  @Post('geocode')
  geocode(@Body() { address }: GeocodeRequest): Promise<Coordinates> {
    return this.geocoding.execute(address);
  }
}
