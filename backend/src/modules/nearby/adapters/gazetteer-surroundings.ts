import { Injectable } from '@nestjs/common';
import { LaggingReads } from '../../../database/lagging-reads.js';
import { ReferenceDataLoader } from '../../../shared/reference-data.js';
import type { Coordinates } from '../../directory/public.js';
import { CITIES, CITY_INDEXES, surroundingsOf, type Surroundings } from '../../geocoding/public.js';
import { KnownSurroundings } from '../domain/known-surroundings.port.js';
import type { FoundPlace } from '../domain/place.js';
import { DirectoryPlaces } from './directory-places.js';

/** What the gazetteer and our own directory know around a point. */
@Injectable()
export class GazetteerSurroundings extends KnownSurroundings {
  constructor(
    private readonly reads: LaggingReads,
    private readonly referenceData: ReferenceDataLoader,
    private readonly directory: DirectoryPlaces,
  ) {
    super();
  }

  override async around(at: Coordinates): Promise<Surroundings> {
    await this.referenceData.ready(CITIES);
    await this.referenceData.ready(CITY_INDEXES);
    return this.reads.run((database) => surroundingsOf(database, at));
  }

  override async nearestHospital(at: Coordinates, radiusMeters: number): Promise<FoundPlace | undefined> {
    const [nearest] = await this.directory.nearest({ at, categories: ['hospital'], radiusMeters, limit: 1 });
    return nearest;
  }
}
