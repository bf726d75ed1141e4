import { Injectable } from '@nestjs/common';
import { STARTER_SOURCE } from '../../directory/public.js';
import type { Surroundings } from '../../geocoding/public.js';
import { directionFrom, type Direction } from '../domain/compass.js';
import { KnownSurroundings } from '../domain/known-surroundings.port.js';
import { readLocation } from '../domain/read-location.js';

/** A hospital by which somebody can say where they are. */
interface Landmark {
  readonly name: string;
  /** As the crow flies; null where the position of the hospital is only known roughly. */
  readonly distanceMeters: number | null;
  /** In which direction the person is, seen from the hospital; null as above. */
  readonly direction: Direction | null;
}

/** A position in words, for the telephone. */
export interface Whereabouts extends Surroundings {
  readonly hospital: Landmark | null;
}

/** A hospital farther away than this says little about where somebody is, metres. */
const REACH = 5000;

/** Says in words where a position is: the neighbourhood, the town and the nearest hospital that is known. */
@Injectable()
export class SayWhere {
  constructor(private readonly known: KnownSurroundings) {}

  /**
   * @param location 'lat,lng' in decimal degrees
   * @throws DomainError `invalid` for a location that is none
   */
  async execute(location: string): Promise<Whereabouts> {
    const at = readLocation(location);
    const [surroundings, hospital] = await Promise.all([this.known.around(at), this.known.nearestHospital(at, REACH)]);
    if (!hospital || hospital.approximate) return { ...surroundings, hospital: null };
    const isRough = hospital.source === STARTER_SOURCE;
    const landmark = {
      name: hospital.name,
      distanceMeters: isRough ? null : Math.round(hospital.meters),
      direction: isRough ? null : directionFrom(hospital, at),
    };
    return { ...surroundings, hospital: landmark };
  }
}
