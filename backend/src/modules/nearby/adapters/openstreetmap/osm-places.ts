import type { FoundPlace } from '../../domain/place.js';
import { PlacesProvider, type PlaceQuery } from '../../domain/places-provider.port.js';
import type { DirectoryPlaces } from '../directory-places.js';
import type { OsmHarvest } from './osm-harvest.js';

/** What OpenStreetMap knows, asked live where nobody asked before. */
export class OsmPlaces extends PlacesProvider {
  constructor(
    private readonly harvest: OsmHarvest,
    private readonly directory: DirectoryPlaces,
  ) {
    super();
  }

  override async nearest(query: PlaceQuery): Promise<FoundPlace[]> {
    await this.harvest.cover(query);
    return this.directory.nearest(query, 'osm');
  }

  override surveyed(query: PlaceQuery): Promise<boolean> {
    return this.directory.surveyed(query);
  }
}
