import { DomainError } from '../../../shared/errors.js';
import type { FoundPlace } from '../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../domain/places-provider.port.js';
import type { OsmHarvest } from './openstreetmap/osm-harvest.js';

/** A directory that answers with fewer places than this may simply not know the region. */
const FEW = 5;

/** Asks a live source, and the directory whenever that source fails, is too slow or knows nothing. */
export class LiveOrDirectory extends PlacesProvider {
  constructor(
    private readonly live: PlacesProvider,
    private readonly directory: PlacesProvider,
  ) {
    super();
  }

  override async nearest(query: PlaceQuery): Promise<FoundPlace[]> {
    const live = await unlessUnavailable(this.live.nearest(query));
    return live && live.length > 0 ? live : this.directory.nearest(query);
  }

  override async surveyed(query: PlaceQuery): Promise<boolean> {
    return (await unlessUnavailable(this.live.surveyed(query))) || this.directory.surveyed(query);
  }
}

/** Asks the directory, which learns from OpenStreetMap where it knows few places and nobody asked before. */
export class LearningDirectory extends PlacesProvider {
  constructor(
    private readonly directory: PlacesProvider,
    private readonly harvest: OsmHarvest,
  ) {
    super();
  }

  override async nearest(query: PlaceQuery): Promise<FoundPlace[]> {
    const known = await this.directory.nearest(query);
    if (known.length >= Math.min(FEW, query.limit)) return known;
    const covered = await unlessUnavailable(this.harvest.cover(query).then(() => true));
    return covered ? this.directory.nearest(query) : known;
  }

  override surveyed(query: PlaceQuery): Promise<boolean> {
    return this.directory.surveyed(query);
  }
}

async function unlessUnavailable<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unavailable') return undefined;
    throw error;
  }
}
