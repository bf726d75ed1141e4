import { ApiProperty } from '@nestjs/swagger';
import { COORDINATES_PATTERN, PLACE_FILTERS, type PlaceFilter } from '@sahaay/contracts/constants';
import { IsIn, IsString, Length, Matches, ValidateIf } from 'class-validator';
import { PATIENTS, type Patient } from '../domain/whom-it-treats.js';
import { LOCATION_NOT_FOUND } from '../../geocoding/public.js';

const NAME_MAX_LENGTH = 200;

export class NearbySearchRequest {
  /** 'lat,lng' in decimal degrees */
  @ApiProperty({ example: '28.6315,77.2167' })
  @Matches(COORDINATES_PATTERN, { message: LOCATION_NOT_FOUND })
  location: string;

  /** What to look for: this or `name`, not both */
  @ApiProperty({ enum: PLACE_FILTERS, required: false, example: 'hospital' })
  @IsIn(PLACE_FILTERS, { message: `Choose one of: ${PLACE_FILTERS.join(', ')}.` })
  @ValidateIf(({ filter }: NearbySearchRequest) => filter !== undefined)
  filter?: PlaceFilter;

  /** Instead of `filter`: 'doctors for {condition}', 'ambulance', a kind of doctor, or the name of a place */
  @ApiProperty({ required: false, maxLength: NAME_MAX_LENGTH })
  @Matches(/^\P{Cc}*$/u, { message: 'Please use only letters and digits.' })
  @Length(1, NAME_MAX_LENGTH, { message: `Please write at most ${NAME_MAX_LENGTH} characters, and at least one.` })
  @IsString({ message: 'Please say what to look for.' })
  @ValidateIf(({ name }: NearbySearchRequest) => name !== undefined)
  name?: string;

  /** `emergency`: only where emergencies are taken. The diagnosis tells it in `search_for` */
  @ApiProperty({ enum: ['emergency'], required: false })
  @IsIn(['emergency'], { message: 'Leave it out, or write emergency.' })
  @ValidateIf(({ care }: NearbySearchRequest) => care !== undefined)
  care?: 'emergency';

  /** For whom, where that changes which places fit. `mother`: a birth is near or just over. Left out: a grown-up */
  @ApiProperty({ enum: PATIENTS, required: false })
  @IsIn(PATIENTS, { message: `Leave it out, or choose one of: ${PATIENTS.join(', ')}.` })
  @ValidateIf(({ who }: NearbySearchRequest) => who !== undefined)
  who?: Patient;
}
