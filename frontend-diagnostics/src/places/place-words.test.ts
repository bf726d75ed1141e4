import { fixtures } from '@sahaay/contracts/testing';
import { LOCALES } from '@sahaay/contracts/constants';
import { createTranslator } from '@sahaay/contracts/i18n';
import { en } from '../i18n/en.ts';
import { texts } from '../i18n/texts.ts';
import { ageText, lengthText, openText, partsOf, partText, phoneText } from './place-words.ts';

const t = createTranslator(en, 'en');
const place = { ...fixtures.places[0]!, openNow: null, closesAt: null, opensAt: null };

test.each([
  [{ openNow: true, closesAt: '21:00' }, 'Open now, closes at 21:00'],
  [{ openNow: true }, 'Open now'],
  [{ openNow: true, open24h: true }, 'Open 24 hours'],
  [{ openNow: false, opensAt: '17:30' }, 'Closed, opens at 17:30'],
  [{ openNow: false, opensAt: '09:00', opensTomorrow: true }, 'Closed, opens at 9:00 tomorrow'],
  [{ openNow: false, opensAt: '00:00', opensTomorrow: true }, 'Closed, opens at 0:00 tomorrow'],
  [{ openNow: false }, 'Closed now'],
  [{}, null],
])('%j is told as "%s"', (state, words) => expect(openText(t, { ...place, ...state })).toBe(words));

test('a description is a type, and what else is worth knowing', () => {
  const description = 'Hospital, Cardiologist, Emergency department, 24 hours, Wheelchair access';
  expect(partsOf({ ...place, description })).toEqual({
    type: 'Hospital',
    rest: ['Cardiologist', 'Emergency department', 'Wheelchair access'],
  });
});

test.each([
  ['+912055501184', '020 5550 1184'],
  ['+919876543210', '98765 43210'],
  ['+911800112545', '1800 112 545'],
  ['+911412222222', '+91 14122 22222'],
  ['108', '108'],
  ['+442079460000', '+442079460000'],
])('%s is written %s', (number, written) => expect(phoneText(number)).toBe(written));

test.each([
  [30_000, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [2 * 3_600_000, '2 hours ago'],
  [49 * 3_600_000, '2 days ago'],
])('%d ms are "%s"', (age, words) => expect(ageText(t, age)).toBe(words));

test('what our API says of a place is told in Hindi, and a place’s own words stay', async () => {
  await texts.fetch('hi');
  const hindi = texts.in('hi');
  if (!hindi) throw new Error('The Hindi texts did not come.');
  expect(partText(hindi, 'Emergency department')).toBe('आपातकालीन विभाग');
  expect(partText(hindi, 'Snake park')).toBe('Snake park');
  expect(partText(t, 'Emergency department')).toBe('Emergency department');
});

test.each(LOCALES.filter((locale) => locale !== 'en'))('distances have the units of %s', async (locale) => {
  await texts.fetch(locale);
  const own = texts.in(locale);
  if (!own) throw new Error('The texts did not come.');
  const written = [lengthText(own, 740), lengthText(own, 2300), own('ambulance.waiting.reach')];
  expect(written.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});
