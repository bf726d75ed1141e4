import type { Coordinates } from '../../../directory/public.js';

const UNKNOWN = -0x80000000;
const IN_A_DEGREE = 1e7;

/** Ids, eight bytes each: collected in any order and any number of times, then closed and looked up. */
export class IdSet {
  private ids = new Float64Array(1024);
  private count = 0;
  private cursor = 0;

  add(id: number): void {
    if (this.count === this.ids.length) {
      const larger = new Float64Array(this.count * 2);
      larger.set(this.ids);
      this.ids = larger;
    }
    this.ids[this.count++] = id;
  }

  addAll(ids: readonly number[]): void {
    for (const id of ids) this.add(id);
  }

  /** Sorts and drops repetitions; to be called before the first look-up. */
  close(): void {
    const sorted = this.ids.subarray(0, this.count).sort();
    this.ids = sorted.filter((id, i) => i === 0 || id !== sorted[i - 1]);
    this.count = this.ids.length;
  }

  get size(): number {
    return this.count;
  }

  has(id: number): boolean {
    return this.indexOf(id) >= 0;
  }

  /** The index of the id among all in order, or -1. Ids in ascending order cost one step each, others a search. */
  indexOf(id: number): number {
    const at = (index: number) => this.ids[index] ?? Infinity;
    if (at(this.cursor) < id && at(this.cursor + 1) >= id) this.cursor += 1;
    else if (!(at(this.cursor) >= id && (this.cursor === 0 || at(this.cursor - 1) < id))) this.cursor = this.search(id);
    return at(this.cursor) === id ? this.cursor : -1;
  }

  /** The place of the first id that is not smaller. */
  private search(id: number): number {
    let [low, high] = [0, this.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.ids[middle] as number) < id) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Positions of nodes, eight bytes each. */
export class KnownPoints {
  private readonly lats: Int32Array;
  private readonly lons: Int32Array;

  constructor(private readonly nodes: IdSet) {
    this.lats = new Int32Array(nodes.size).fill(UNKNOWN);
    this.lons = new Int32Array(nodes.size);
  }

  /** Keeps the position of a node that was asked for. */
  learn(id: number, lat: number, lon: number): void {
    const index = this.nodes.indexOf(id);
    if (index < 0) return;
    this.lats[index] = Math.round(lat * IN_A_DEGREE);
    this.lons[index] = Math.round(lon * IN_A_DEGREE);
  }

  /** Undefined when the file does not hold the node, as at the border of an extract. */
  of(id: number): Coordinates | undefined {
    const index = this.nodes.indexOf(id);
    const lat = this.lats[index];
    if (lat === undefined || lat === UNKNOWN) return undefined;
    return { lat: lat / IN_A_DEGREE, lng: (this.lons[index] as number) / IN_A_DEGREE };
  }
}

/** The smallest box round points, which may lie on both sides of the antimeridian. */
export class BoxOfPoints {
  private south = Infinity;
  private north = -Infinity;
  private west = Infinity;
  private east = -Infinity;

  add(point: Coordinates | undefined): void {
    if (!point) return;
    // Every point counts as lying within half the globe of the first.
    const turns = this.west === Infinity ? 0 : Math.round((this.west - point.lng) / 360);
    const lng = point.lng + turns * 360;
    this.south = Math.min(this.south, point.lat);
    this.north = Math.max(this.north, point.lat);
    this.west = Math.min(this.west, lng);
    this.east = Math.max(this.east, lng);
  }

  include(other: BoxOfPoints | undefined): void {
    if (!other || other.west === Infinity) return;
    this.add({ lat: other.south, lng: other.west });
    this.add({ lat: other.north, lng: other.east });
  }

  /** The centre as Overpass writes it; undefined without points. */
  get middle(): { lat: number; lon: number } | undefined {
    if (this.west === Infinity) return undefined;
    const lon = (this.west + this.east) / 2;
    return { lat: (this.south + this.north) / 2, lon: lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon };
  }
}
