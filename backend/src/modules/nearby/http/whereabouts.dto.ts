import { ApiProperty } from '@nestjs/swagger';
import { COORDINATES_PATTERN } from '@sahaay/contracts/constants';
import { Matches } from 'class-validator';
import { LOCATION_NOT_FOUND } from '../../geocoding/public.js';
import { COMPASS, type Direction } from '../domain/compass.js';

export class WhereaboutsRequest {
  /** 'lat,lng' in decimal degrees */
  @ApiProperty({ example: '28.6315,77.2167' })
  @Matches(COORDINATES_PATTERN, { message: LOCATION_NOT_FOUND })
  location: string;
}

/** A hospital by which somebody can say where they are. */
export class NearestHospital {
  name: string;
  /** Metres as the crow flies, or null where the position of the hospital is only known roughly */
  @ApiProperty({ type: Number, nullable: true })
  distanceMeters: number | null;
  /** Where the person is, seen from the hospital; null where its position is only known roughly */
  @ApiProperty({ enum: COMPASS, nullable: true })
  direction: Direction | null;
}

/** A position in words, for the telephone. Each part is null where nothing is known nearby. */
export class Whereabouts {
  /** A landmark, a neighbourhood or a village beside the position */
  @ApiProperty({ type: String, nullable: true, example: 'Connaught Place' })
  locality: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Delhi' })
  town: string | null;
  /** In India only */
  @ApiProperty({ type: String, nullable: true, example: 'Delhi' })
  state: string | null;
  @ApiProperty({ type: NearestHospital, nullable: true })
  hospital: NearestHospital | null;
}
