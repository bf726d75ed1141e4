import type { DataSource } from 'typeorm';
import { type PlaceRow, upsertPlaces, type SpecialtyKey, textKey, type PlaceCategory } from '../../directory/public.js';

const BATCH = 5000;
/** Out of a hundred places, this many belong to the category or one before it; one in 200 is an ambulance station. */
const CATEGORIES: readonly (readonly [number, PlaceCategory])[] = [
  [40, 'pharmacy'],
  [73, 'doctor'],
  [88, 'hospital'],
  [99.5, 'dentist'],
  [100, 'ambulance'],
];
const SPECIALTIES: readonly SpecialtyKey[] = [
  'dermatology',
  'cardiology',
  'ophthalmology',
  'paediatrics',
  'urology',
  'nephrology',
  'audiology',
  'podiatry',
];
const BEGINNINGS = [
  'Ka',
  'Ra',
  'Shi',
  'Va',
  'Na',
  'Mo',
  'De',
  'La',
  'Su',
  'Pri',
  'Gan',
  'Ja',
  'Ya',
  'Ti',
  'Man',
  'Ru',
  'Vi',
  'Lak',
];
const ENDINGS = [
  'pur',
  'mar',
  'dra',
  'shan',
  'ran',
  'vat',
  'kar',
  'das',
  'jit',
  'nath',
  'bai',
  'gupt',
  'shree',
  'yam',
  'pal',
];
const KINDS: Readonly<Record<PlaceCategory, string>> = {
  pharmacy: 'Medical Store',
  doctor: 'Clinic',
  hospital: 'Hospital',
  dentist: 'Dental Care',
  ambulance: 'Ambulance Service',
};

/** `weight` is the sum of the sizes up to and with this town. */
interface Town {
  readonly lat: number;
  readonly lng: number;
  readonly weight: number;
}

const WAIT_FOR_ROWS = [
  'place_terms',
  'place_words',
  'place_address_terms',
  'place_precise',
  'place_approximate',
  'place_specialised',
];

/**
 * Stores made-up places, clustered round the towns of India by their size: common and rare categories, common and
 * rare specialties, common and rare words. The indexes that can wait are made at the end.
 */
export async function storeSyntheticPlaces(
  database: DataSource,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const next = await syntheticPlaces(database);
  const indexes: { name: string; definition: string }[] = await database.query(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = 'place' AND indexname = ANY($1::text[])`,
    [WAIT_FOR_ROWS],
  );
  for (const { name } of indexes) await database.query(`DROP INDEX ${name}`);
  let storing = Promise.resolve();
  for (let from = 0; from < count; from += BATCH) {
    const size = Math.min(BATCH, count - from);
    const rows = Array.from({ length: size }, (_, i) => next(from + i));
    await storing;
    storing = upsertPlaces(database, rows);
    onProgress(from);
  }
  await storing;
  onProgress(count);
  // The indexes are made one after the other, since two at once may choose the same name for the index of a partition.
  for (const { definition } of indexes) await database.query(definition.replace(' ON ONLY ', ' ON '));
  // Without this the server would do both while searches are timed. A database user who may not make a checkpoint has one
  // fall into the measurement.
  await database.query('VACUUM (ANALYZE) place, place_word');
  await database.query('DO $$ BEGIN CHECKPOINT; EXCEPTION WHEN insufficient_privilege THEN NULL; END $$');
}

/** Makes places up one after the other, the same in every run. The gazetteer must be loaded. */
export async function syntheticPlaces(database: DataSource): Promise<(i: number) => PlaceRow> {
  const towns: Town[] = await database.query(
    `SELECT lat, lng, sum(sqrt(population)) OVER (ORDER BY population, geonames_id) AS weight FROM city
     WHERE country = 'IN' AND population > 20000 ORDER BY weight`,
  );
  const random = seeded(7);
  return (i) => syntheticRow(i, towns, random);
}

function syntheticRow(i: number, towns: readonly Town[], random: () => number): PlaceRow {
  const at = random() * (towns.at(-1)?.weight ?? 0);
  const town = townAt(towns, at);
  const away = 0.05 * Math.sqrt(-2 * Math.log(1 - random()));
  const angle = 2 * Math.PI * random();
  const draw = random() * 100;
  const category = CATEGORIES.find(([share]) => draw < share)?.[1] ?? 'ambulance';
  const pick = <T>(list: readonly T[], steepness: number) => list[Math.floor(list.length * random() ** steepness)] as T;
  const special = random() < (category === 'doctor' ? 0.35 : category === 'hospital' ? 0.2 : 0);
  const name = `${pick(BEGINNINGS, 2)}${pick(ENDINGS, 1)} ${pick(BEGINNINGS, 1)}${pick(ENDINGS, 2)}${pick(ENDINGS, 3)} ${KINDS[category]}`;
  const address = `${i % 400} Station Road`;
  return {
    category,
    source: 'bench',
    sourceId: String(i),
    name,
    nameKey: textKey(name),
    address,
    addressKey: textKey(address),
    postcode: null,
    country: 'IN',
    phone: i % 5 < 2 ? `+9198${String(i % 1e8).padStart(8, '0')}` : null,
    website: null,
    openingHours: i % 10 === 0 ? 'Mo-Sa 09:00-21:00' : null,
    wheelchair: false,
    specialties: special ? [pick(SPECIALTIES, 2.5)] : [],
    rating: null,
    lat: town.lat + away * Math.cos(angle),
    lng: town.lng + away * Math.sin(angle),
    precise: random() < 0.97,
    licence: 'CC0-1.0',
  };
}

/** The first town whose weight, added to those before it, reaches `at`. */
function townAt(towns: readonly Town[], at: number): Town {
  let [low, high] = [0, towns.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((towns[middle]?.weight ?? 0) >= at) high = middle;
    else low = middle + 1;
  }
  return towns[low] as Town;
}

/** The same numbers in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
