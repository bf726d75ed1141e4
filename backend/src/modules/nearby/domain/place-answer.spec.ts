import { answerFor } from './place-answer.js';
import type { FoundPlace } from './place.js';

const NEEM: FoundPlace = {
  category: 'hospital',
  name: 'Neem & Sons Hospital',
  address: 'Ring Road, Pune, Maharashtra 411001',
  lat: 18.52,
  lng: 73.85,
  meters: 420,
  phone: null,
  rating: null,
  specialties: [],
  openNow: null,
  closesAt: null,
  opensAt: null,
  opensTomorrow: false,
  alwaysOpen: false,
  approximate: false,
  wheelchair: false,
  source: 'osm',
  attribution: null,
};

const BY_NAME = 'destination=Neem%20%26%20Sons%20Hospital%2C%20Ring%20Road%2C%20Pune%2C%20Maharashtra%20411001';

describe('the directions to a place', () => {
  const directions = (place: Partial<FoundPlace>) => answerFor({ ...NEEM, ...place }, undefined).link;

  it('go to its position', () => {
    expect(directions({})).toMatch(/destination=18\.52,73\.85$/);
  });

  it.each([{ approximate: true }, { source: 'starter' }])(
    'go by name and address where the position is rough: %j',
    (rough) => {
      expect(directions(rough)).toContain(BY_NAME);
    },
  );

  it('go to a rough position rather than to a name without an address', () => {
    expect(directions({ approximate: true, address: '' })).toMatch(/destination=18\.52,73\.85$/);
  });
});
