import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../../../../config.js';
import { metersBetween } from '../../../directory/domain/coordinates.js';
import { starterRows } from './starter-set.js';
import { PLACE_CATEGORIES } from '../../../directory/domain/place-category.js';

/** Large cities, and their middles. */
const CITIES = {
  Delhi: [28.64, 77.22],
  Mumbai: [19.04, 72.86],
  Bengaluru: [12.97, 77.59],
  Chennai: [13.08, 80.27],
  Kolkata: [22.56, 88.36],
  Hyderabad: [17.41, 78.47],
  Pune: [18.52, 73.86],
  Ahmedabad: [23.03, 72.58],
  Jaipur: [26.91, 75.79],
  Lucknow: [26.85, 80.94],
  Chandigarh: [30.74, 76.78],
  Patna: [25.6, 85.13],
  Bhopal: [23.25, 77.41],
  Bhubaneswar: [20.27, 85.84],
  Raipur: [21.24, 81.63],
  Bilaspur: [22.09, 82.15],
  Nagpur: [21.15, 79.08],
  Indore: [22.72, 75.86],
  Thiruvananthapuram: [8.51, 76.95],
  Kochi: [9.97, 76.28],
  Coimbatore: [11.0, 76.96],
  Visakhapatnam: [17.72, 83.3],
  Vijayawada: [16.51, 80.63],
  Guntur: [16.3, 80.45],
  Kakinada: [16.95, 82.24],
  Rajahmundry: [17.0, 81.8],
  Nellore: [14.44, 79.98],
  Kurnool: [15.82, 78.04],
  Guwahati: [26.18, 91.75],
  Dibrugarh: [27.48, 94.91],
  Jorhat: [26.75, 94.21],
  Silchar: [24.83, 92.79],
  Jodhpur: [26.28, 73.02],
  Varanasi: [25.32, 83.0],
  Howrah: [22.58, 88.32],
  'Port Blair': [11.67, 92.74],
} as const;
/** Nobody is sent farther than this for help or for medicine, metres. */
const WITHIN = 25_000;
/** The National Health Mission's service; by its own account in 35 states and union territories. */
const AMBULANCE = '108';
const TABLE = join(WORKSPACE_ROOT, 'backend/docs/starter-directory.md');

describe('the starter set', () => {
  const rows = starterRows();

  it('holds each place once', () => {
    expect(new Set(rows.map(({ sourceId }) => sourceId)).size).toBe(rows.length);
    const pairs = rows.flatMap((a, i) =>
      rows.slice(i + 1).filter((b) => a.name === b.name || metersBetween(a, b) < 30),
    );
    expect(pairs).toEqual([]);
  });

  it('covers at least 300 places of all categories in at least 40 Indian cities, and other countries', () => {
    const indian = rows.filter(({ country }) => country === 'IN');
    expect(indian.length).toBeGreaterThanOrEqual(300);
    expect(new Set(indian.map(({ category }) => category))).toEqual(new Set(PLACE_CATEGORIES));
    expect(new Set(indian.map(({ address }) => address?.split(', ').at(-2))).size).toBeGreaterThanOrEqual(40);
    expect(new Set(rows.map(({ country }) => country)).size).toBeGreaterThan(5);
  });

  it('names address, licence and a PIN code for every place in India', () => {
    for (const row of rows) {
      expect(row).toMatchObject({ licence: 'CC0-1.0', source: 'starter', address: expect.any(String) });
      if (row.country === 'IN') expect(row.postcode).toMatch(/^\d{6}$/);
    }
  });

  it('has a telephone number of a hospital only with the place where it was published', () => {
    const lines = readFileSync(join(import.meta.dirname, 'places.ndjson'), 'utf8')
      .trim()
      .split('\n');
    const records = lines.map(
      (line) => JSON.parse(line) as { category: string; phone?: string; phone_source?: string },
    );
    const unsourced = records.filter(
      ({ category, phone, phone_source }) => category !== 'ambulance' && phone && !phone_source,
    );
    expect(unsourced).toEqual([]);
  });

  it('says of each large city what it has and what is missing; at least 25 have a department with its telephone', () => {
    const lines = Object.entries(CITIES).map(([city, [lat, lng]]) => {
      const near = rows
        .filter((row) => metersBetween(row, { lat, lng }) <= WITHIN)
        .toSorted((a, b) => metersBetween(a, { lat, lng }) - metersBetween(b, { lat, lng }));
      const department = near.find(({ phone, specialties }) => phone !== null && specialties.join() === 'emergency');
      const pharmacy = near.find(({ category }) => category === 'pharmacy');
      const missing = [...(department ? [] : ['a published telephone number']), ...(pharmacy ? [] : ['a pharmacy'])];
      const cells = [
        city,
        department ? `${department.name}, ${department.phone}` : '',
        pharmacy?.name ?? '',
        AMBULANCE,
      ];
      return `| ${[...cells, missing.join('; ') || 'nothing'].join(' | ')} |`;
    });
    const table = readFileSync(TABLE, 'utf8')
      .split('\n')
      .filter((line) => /^\| (?!City|-)/.test(line));
    expect(table).toEqual(lines);
    expect(lines.filter((line) => !line.includes('a published telephone number')).length).toBeGreaterThanOrEqual(25);
  });

  it('has phone numbers only in a form that can be dialled', () => {
    for (const { phone } of rows) if (phone !== null) expect(phone).toMatch(/^(\+\d{8,15}|108)$/);
  });
});
