import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, type ApiResponseOptions } from '@nestjs/swagger';
import type { Response } from 'express';
import { SEARCH_COVERAGE_HEADER, SEARCH_RADIUS_HEADER } from '@sahaay/contracts/constants';
import { Public } from '../../../shared/public.decorator.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { SayWhere } from '../use-cases/say-where.js';
import { SearchNearby } from '../use-cases/search-nearby.js';
import { NearbySearchRequest } from './nearby-search-request.dto.js';
import { PlaceMetrics } from './place-metrics.js';
import { Place } from './place.dto.js';
import { Whereabouts, WhereaboutsRequest } from './whereabouts.dto.js';

const SEARCH_HEADERS = {
  [SEARCH_RADIUS_HEADER]: {
    description:
      'How far round the position it was looked, in metres: 10000, then farther where little was found; for a pharmacy 25000 at most',
    schema: { type: 'integer', enum: [10_000, 25_000, 50_000, 200_000] },
  },
  [SEARCH_COVERAGE_HEADER]: {
    description:
      '`unknown`: nothing was found, and nobody ever recorded places here. `known`: what is not found is not there',
    schema: { type: 'string', enum: ['known', 'unknown'] },
  },
} satisfies ApiResponseOptions['headers'];

@Public()
@Controller('nearby')
export class NearbyController {
  constructor(
    private readonly search: SearchNearby,
    private readonly where: SayWhere,
    private readonly metrics: PlaceMetrics,
  ) {}

  /** Places of care round a position, nearest first, at most 20; empty when none. */
  @Limit('nearby')
  @HttpCode(200)
  @Post('search')
  @ApiOkResponse({ type: Place, isArray: true, headers: SEARCH_HEADERS })
  async searchNearby(
    @Body() request: NearbySearchRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly Place[]> {
    const { places, radiusMeters, surveyed } = await this.search.execute(request);
    this.metrics.count(places);
    response.setHeader(SEARCH_RADIUS_HEADER, radiusMeters);
    response.setHeader(SEARCH_COVERAGE_HEADER, surveyed ? 'known' : 'unknown');
    return places;
  }

  /** Says in words where a position is, for who calls an ambulance. Keeps nothing. */
  @Limit('geocode')
  @HttpCode(200)
  @Post('whereabouts')
  whereabouts(@Body() { location }: WhereaboutsRequest): Promise<Whereabouts> {
    return this.where.execute(location);
  }
}
