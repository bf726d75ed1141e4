import { fixtures } from '@sahaay/contracts/testing';
import { keepPlaces, keptPlaces } from './kept-places.ts';

const [place] = fixtures.places;
const many = Array.from({ length: 30 }, (_, index) => ({ ...place!, name: `Clinic ${index}` }));
const DAY = 86_400_000;

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('the last places of each kind are kept for one person, at most twenty, without opening states', () => {
  keepPlaces('asha', 'hospital', many);
  keepPlaces('asha', 'pharmacy', fixtures.places);
  expect(keptPlaces('asha', 'hospital')?.places).toHaveLength(20);
  expect(keptPlaces('asha', 'pharmacy')?.places[0]).toMatchObject({ name: place?.name, openNow: null, closesAt: null });
  expect(keptPlaces('asha', 'dentist')).toBeNull();
  expect(keptPlaces('bela', 'hospital')).toBeNull();
});

test('those of another person are gone once this one keeps some', () => {
  keepPlaces('asha', 'hospital', fixtures.places);
  keepPlaces('bela', 'pharmacy', fixtures.places);
  expect(keptPlaces('asha', 'hospital')).toBeNull();
});

test('nothing of Google is kept', () => {
  keepPlaces('asha', 'hospital', [{ ...place!, source: 'google' }]);
  expect(localStorage).toHaveLength(0);
  keepPlaces('asha', 'hospital', [{ ...place!, source: 'google', name: 'Secret' }, place!]);
  expect(JSON.stringify(localStorage)).not.toContain('Secret');
});

test('after thirty days they are too old', () => {
  keepPlaces('asha', 'hospital', fixtures.places);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 29 * DAY);
  expect(keptPlaces('asha', 'hospital')).not.toBeNull();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY);
  expect(keptPlaces('asha', 'hospital')).toBeNull();
});

test('a device without storage, or with spoilt storage, keeps nothing and breaks nothing', () => {
  localStorage.setItem('sahaay.person.places', '{"userId":');
  expect(keptPlaces('asha', 'hospital')).toBeNull();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepPlaces('asha', 'hospital', fixtures.places)).not.toThrow();
});
