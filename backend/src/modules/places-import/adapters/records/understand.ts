import type { DataSource } from 'typeorm';
import { onTheGlobe, type Coordinates, type PlaceRow } from '../../../directory/public.js';
import { type CountryOf, towardsAddress } from '../../../geocoding/public.js';
import type { FileRecord } from '../files/file-record.js';
import { readPlace, type ReadPlace } from './read-place.js';
import { statedArea } from './stated-area.js';
import { BESIDE_TOWN_METERS, REMOTE_METERS, toPlaceRow, type Provenance } from './to-place-row.js';
import { DamagedRecord, RejectedRecord } from './rejected-record.js';

/** A record that did not become a row, and why. */
export interface Rejection extends FileRecord {
  readonly reason: string;
  /** Whether the record is not whole, or its position wrong. */
  readonly damaged: boolean;
}

/** What became of a batch of records. */
export interface Understood {
  readonly rows: readonly PlaceRow[];
  readonly rejections: readonly Rejection[];
}

/** Makes rows of a batch of records; one whose position contradicts its address moves to the town that this names, as an approximate one. */
export async function understand(
  database: DataSource,
  records: readonly FileRecord[],
  provenance: Provenance,
  countryOf: CountryOf,
): Promise<Understood> {
  const rejections: Rejection[] = [];
  const attempt = <T>(record: FileRecord, work: () => T): T[] => {
    try {
      return [work()];
    } catch (error) {
      if (!(error instanceof RejectedRecord)) throw error;
      rejections.push({ ...record, reason: error.message, damaged: error instanceof DamagedRecord });
      return [];
    }
  };
  const reads = records.flatMap((record) => attempt(record, () => ({ record, read: readPlace(record.json) })));
  await countryOf.learn(reads.map(({ read }) => read.position));
  const farFromTowns = reads.filter(({ read }) => (countryOf.nearestTown(read.position)?.meters ?? 0) > REMOTE_METERS);
  await countryOf.learn(farFromTowns.flatMap(({ read }) => swapped(read) ?? []));
  const besideTown = ({ read }: { read: ReadPlace }) => {
    const exchanged = swapped(read);
    return exchanged && (countryOf.nearestTown(exchanged)?.meters ?? Infinity) < BESIDE_TOWN_METERS;
  };
  const swaps =
    rejections.filter(({ reason }) => reason.includes('swapped')).length + farFromTowns.filter(besideTown).length;
  const swapsExpected = swaps * 2 > records.length;
  if (swapsExpected) await countryOf.learn(reads.flatMap(({ read }) => swapped(read) ?? []));
  const corrections = await correctionsOf(
    database,
    reads.map(({ read }) => read),
  );
  const rows = reads.flatMap(({ record, read }) => {
    const swappedTown = swapped(read);
    return attempt(record, () => {
      const row = toPlaceRow(
        read,
        provenance,
        countryOf.nearestTown(read.position),
        swappedTown && countryOf.nearestTown(swappedTown),
        swapsExpected,
      );
      const correction = corrections.get(read);
      return correction ? { ...row, ...correction, precise: false } : row;
    });
  });
  return { rows, rejections };
}

/** Where those are instead whose address names another part of India than their position lies in. */
async function correctionsOf(
  database: DataSource,
  reads: readonly ReadPlace[],
): Promise<ReadonlyMap<ReadPlace, Coordinates>> {
  const claims = reads.flatMap((read) => {
    const area = statedArea(read);
    return area ? [{ read, area }] : [];
  });
  const corrections = await towardsAddress(
    database,
    claims.map(({ area }) => area),
  );
  return new Map(
    claims.flatMap(({ read }, i) => {
      const at = corrections[i];
      return at ? [[read, at] as const] : [];
    }),
  );
}

function swapped({ position }: ReadPlace): Coordinates | undefined {
  const exchanged = { lat: position.lng, lng: position.lat };
  return onTheGlobe(exchanged) ? exchanged : undefined;
}
