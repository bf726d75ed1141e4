import { answerFor } from './place-answer.js';
import type { CareStep } from './care-step.js';
import { emergencyCare } from './emergency-care.js';
import type { FoundPlace } from './place.js';
import { careByName } from './wanted-care.js';

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
  const directions = (place: Partial<FoundPlace>) =>
    answerFor({ ...NEEM, ...place }, { categories: ['hospital'], rank: 0 }).link;

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

describe('what is said of a place', () => {
  const [, , general] = emergencyCare({});
  const said = (place: Partial<FoundPlace>, step: CareStep | undefined) =>
    answerFor({ ...NEEM, ...place }, step ?? { categories: ['hospital'], rank: 0 }).description;

  it('of a general hospital in an emergency is that nobody knows its hours, and whom to call', () => {
    expect(said({ phone: '+912012345678' }, general)).toBe('Hospital, We do not know its emergency hours: call first');
    expect(said({}, general)).toBe('Hospital, We do not know its emergency hours: call 112 first');
    expect(said({ specialties: ['emergency'] }, general)).toBe('Hospital, Emergency department');
  });

  it('is never a specialty that is not recorded', () => {
    const skin = careByName('doctors for eczema', { specialtyFor: () => 'dermatology', isEmergency: () => false });
    for (const step of skin) expect(said({}, step)).not.toMatch(/derma|skin|general practice/i);
    expect(skin.map((step) => answerFor(NEEM, step).offersAsked)).not.toContain(true);
    expect(answerFor({ ...NEEM, specialties: ['dermatology'] }, skin[0]!).offersAsked).toBe(true);
  });
});
