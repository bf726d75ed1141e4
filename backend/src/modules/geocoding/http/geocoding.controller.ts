import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../../shared/public.decorator.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { Geocode } from '../use-cases/geocode.js';
import { GeocodeRequest } from './geocode-request.dto.js';
import { Located } from './located.dto.js';

@Public()
@Controller('nearby')
export class GeocodingController {
  constructor(private readonly geocoding: Geocode) {}

  /** Finds the position of an address, a place, a PIN code, a Plus Code or a DIGIPIN. */
  @Limit('geocode')
  @HttpCode(200)
  @Post('geocode')
  geocode(@Body() { address }: GeocodeRequest): Promise<Located> {
    return this.geocoding.execute(address);
  }
}
