import type { DataSource } from 'typeorm';
import type { Coordinates } from '../../../directory/public.js';

/** The town nearest to a point. */
export interface NearestTown {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly meters: number;
}

/**
 * Tells the country of points by the nearest town, fast enough for imports: one look-up per tenth of a degree.
 * Near a border it may name the neighbour.
 */
export class CountryOf {
  private readonly known = new Map<string, NearestTown>();

  constructor(private readonly database: DataSource) {}

  /** Looks all points up at once; those already looked up cost nothing. */
  async learn(points: readonly Coordinates[]): Promise<void> {
    const unknown = new Map<string, Coordinates>();
    for (const point of points) if (!this.known.has(cellOf(point))) unknown.set(cellOf(point), point);
    if (unknown.size === 0) return;
    const rows: { cell: string; country: string; meters: number }[] = await this.database.query(
      `SELECT cell, country, geo_m(chord) AS meters
       FROM unnest($1::text[], $2::float8[], $3::float8[]) AS point (cell, lat, lng)
       CROSS JOIN LATERAL (
         SELECT country, g <-> geo_u3(point.lat, point.lng) AS chord FROM city
         ORDER BY g <-> geo_u3(point.lat, point.lng) LIMIT 1
       ) AS town`,
      [[...unknown.keys()], [...unknown.values()].map(({ lat }) => lat), [...unknown.values()].map(({ lng }) => lng)],
    );
    for (const { cell, country, meters } of rows) this.known.set(cell, { country, meters });
  }

  /** What `learn` found for the point; undefined when it was not asked. */
  nearestTown(point: Coordinates): NearestTown | undefined {
    return this.known.get(cellOf(point));
  }
}

function cellOf({ lat, lng }: Coordinates): string {
  return `${Math.round(lat * 10)} ${Math.round(lng * 10)}`;
}
