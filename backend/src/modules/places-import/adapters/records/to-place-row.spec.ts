import { readPlace } from './read-place.js';
import { toPlaceRow } from './to-place-row.js';
import { RejectedRecord } from './rejected-record.js';

const FILE = { source: 'my-file', licence: 'CC0' };
const INDIA = { country: 'IN', meters: 900 };
const PLAIN = { id: 'moh:7', name: 'Test Clinic', category: 'doctor', lat: 28.6, lng: 77.2 };

const rowOf = (record: object, town = INDIA, swappedTown = { country: 'XX', meters: 9e6 }) =>
  toPlaceRow(readPlace(JSON.stringify(record)), FILE, town, swappedTown);

describe('a record of a file', () => {
  it('that is plain becomes a row with the source its id names', () => {
    expect(
      rowOf({ ...PLAIN, address: '1 Some Road, Delhi, 110001', phone: '011-23365525', speciality: ['Skin', 'eye'] }),
    ).toEqual({
      category: 'doctor',
      source: 'moh',
      sourceId: '7',
      name: 'Test Clinic',
      nameKey: 'test clinic',
      address: '1 Some Road, Delhi, 110001',
      addressKey: '1 some road delhi 110001',
      postcode: '110001',
      country: 'IN',
      phone: '+911123365525',
      website: null,
      openingHours: null,
      wheelchair: false,
      specialties: ['dermatology', 'ophthalmology'],
      rating: null,
      lat: 28.6,
      lng: 77.2,
      precise: true,
      licence: 'CC0',
    });
  });

  it('that is an Overpass way takes its centre, tags and licence', () => {
    const way = {
      type: 'way',
      id: 42,
      center: { lat: 28.6, lon: 77.2 },
      tags: {
        amenity: 'hospital',
        name: 'H',
        emergency: 'yes',
        'healthcare:speciality': 'cardiology;trauma',
        'addr:housenumber': '5',
        'addr:street': 'Ring Road',
        'addr:city': 'Delhi',
        'contact:phone': '+91 11 23365525',
        opening_hours: '24/7',
        wheelchair: 'yes',
      },
    };
    expect(rowOf(way)).toMatchObject({
      category: 'hospital',
      source: 'osm',
      sourceId: 'way/42',
      licence: 'ODbL-1.0',
      address: '5 Ring Road, Delhi',
      phone: '+911123365525',
      specialties: ['cardiology', 'orthopaedics', 'emergency'],
      openingHours: '24/7',
      wheelchair: true,
      lat: 28.6,
      lng: 77.2,
    });
  });

  it('that is a GeoJSON polygon lies in the middle of its box', () => {
    const feature = {
      type: 'Feature',
      id: 'way/9',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [77, 28],
            [77.2, 28],
            [77.2, 28.4],
            [77, 28.4],
            [77, 28],
          ],
        ],
      },
      properties: { amenity: 'pharmacy', name: 'P' },
    };
    expect(rowOf(feature)).toMatchObject({
      category: 'pharmacy',
      source: 'osm',
      sourceId: 'way/9',
      lat: 28.2,
      lng: 77.1,
    });
  });

  it.each([
    [{ amenity: 'clinic' }, 'doctor', []],
    [{ amenity: 'doctors' }, 'doctor', []],
    [{ amenity: 'dentist' }, 'dentist', []],
    [{ healthcare: 'physiotherapist' }, 'doctor', ['physiotherapy']],
    [{ healthcare: 'centre' }, 'doctor', []],
    [{ emergency: 'ambulance_station' }, 'ambulance', []],
  ])('tagged %j is a %s', (tags, category, specialties) => {
    expect(rowOf({ type: 'node', id: 1, lat: 1, lon: 2, tags: { name: 'N', ...tags } })).toMatchObject({
      category,
      specialties,
    });
  });

  it.each([
    ['City Pathology Laboratory', 'doctor', ['pathology']],
    ['Neem Scan Centre', 'doctor', ['radiology']],
    ['Bright Smile Dental Clinic', 'dentist', ['dentist']],
    ['Lakeside Medicals', 'pharmacy', []],
    ['Riverside Ambulance Service', 'ambulance', []],
    ['Neem Hospital and Diagnostic Centre', 'hospital', []],
    ['Neem Veterans Memorial Hospital', 'hospital', []],
  ])('called a hospital but named %s is a %s', (name, category, specialties) => {
    expect(rowOf({ ...PLAIN, category: 'hospital', name })).toMatchObject({ category, specialties });
  });

  it('is for no operations when it is a surgery in Britain', () => {
    const surgery = { ...PLAIN, name: 'Lakeside Surgery' };
    expect(rowOf(surgery, { country: 'GB', meters: 900 }).specialties).toEqual([]);
    expect(rowOf(surgery).specialties).toEqual(['surgery']);
  });

  it('has no telephone of its own when only the number of the ambulance is given', () => {
    expect(rowOf({ ...PLAIN, ambulance_phone: '112' }).phone).toBeNull();
  });

  it('without an id gets one that stays the same', () => {
    const { id, ...rest } = PLAIN;
    expect(id).toBeDefined();
    expect(rowOf(rest)).toMatchObject({ source: 'my-file', sourceId: rowOf(rest).sourceId });
    expect(rowOf(rest).sourceId).not.toBe(rowOf({ ...rest, lat: 28.7 }).sourceId);
  });

  it('that shares its position with more than one other place is not precise', () => {
    expect(rowOf({ ...PLAIN, coord_shared: 2 }).precise).toBe(true);
    expect(rowOf({ ...PLAIN, coord_shared: 3 }).precise).toBe(false);
  });

  it('loses control characters and bytes that were no text', () => {
    expect(rowOf({ ...PLAIN, name: 'A\u0000B\ufffd  C' }).name).toBe('A B C');
    expect(rowOf({ ...PLAIN, name: 'A\\n ???? B' }).name).toBe('A B');
  });

  it('cannot turn the direction of what is written after it', () => {
    expect(rowOf({ ...PLAIN, name: 'Neem \u202eclinic\u2066' }).name).toBe('Neem clinic');
  });

  it('loses the entities of HTML, once or twice encoded', () => {
    expect(
      rowOf({ ...PLAIN, name: 'Children&#39;s &amp; Women&#x2019;s', address: '&amp;quot;Neem&amp;quot; Road' }),
    ).toMatchObject({
      name: "Children's & Women’s",
      address: '"Neem" Road',
    });
    expect(rowOf({ ...PLAIN, name: 'A&B; &#99999999; Clinic' }).name).toBe('A&B; &#99999999; Clinic');
  });

  it.each([
    ['it has no position', { lat: undefined }],
    ['it has no position', { lat: 'north' }],
    ['its position is not on the globe', { lat: 95, lng: 200 }],
    ['latitude and longitude are swapped', { lat: 100.5, lng: 13.7 }],
    ['it has no name', { name: ' ' }],
    ['its name is longer than 200 characters', { name: 'x'.repeat(201) }],
    ['it does not say what kind of place it is', { category: undefined }],
    ['it is no place of care known here: vet', { category: 'vet' }],
    ['it is closed for good', { disused: 'yes' }],
    ['it is closed for good', { permanently_closed: true }],
    ['it is closed for good', { business_status: 'CLOSED_PERMANENTLY' }],
    ['it is closed for good', { name: 'Test Clinic (Closed)' }],
    ['it is closed for good', { name: 'County Hospital (historical)' }],
    ['it is for animals', { category: 'hospital', name: 'Neem Veterinary Hospital' }],
    ['it is for animals', { category: 'hospital', name: 'Paws Animal Clinic' }],
    ['it is a blood bank', { category: 'hospital', name: 'Red Circle Blood Bank' }],
    ['its name says nothing', { category: 'hospital', name: 'Unnamed' }],
    ['its name says nothing', { name: '---' }],
  ])('is rejected because %s', (reason, changes) => {
    expect(() => rowOf({ ...PLAIN, ...changes })).toThrow(new RejectedRecord(reason));
  });

  it('is rejected when it lies far from any town, and swapped beside one', () => {
    const arctic = { ...PLAIN, lat: 77.2, lng: 28.6 };
    expect(() => rowOf(arctic, { country: 'SJ', meters: 200_000 }, INDIA)).toThrow(
      'latitude and longitude look swapped',
    );
    expect(rowOf(arctic, { country: 'SJ', meters: 200_000 }).lat).toBe(77.2);
  });

  it.each(['{"id":', '[1,2]', '"text"', 'null'])('is rejected when it is %s', (json) => {
    expect(() => readPlace(json)).toThrow(RejectedRecord);
  });
});
