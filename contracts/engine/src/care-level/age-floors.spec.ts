import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareLevel } from '@sahaay/contracts/constants';
import { AGE_FLOORS } from './age-floors.ts';
import { rankConditions } from '../ranking/rank-conditions.ts';
import { decideTriage } from './triage.ts';
import { base, read } from '../../testing/shipped.ts';

const COMPLAINTS: Readonly<Record<CareLevel, string>> = {
  self_care: 'runny nose, sneezing and blocked nose since two days',
  doctor: 'burning when I pass urine since yesterday, I have to go all the time',
  urgent: 'fever of 39 for three days with shaking chills, and my side hurts when I pass urine',
  emergency: 'crushing chest pain going down my left arm with cold sweat',
};

/** Of every floor: who gets care sooner, how soon, and the person next to them in age who does not. A new floor needs its line. */
const EXAMPLES: Readonly<
  Record<keyof typeof AGE_FLOORS, { sooner: [age: number, level: CareLevel]; usual: [age: number, level: CareLevel] }>
> = {
  first_three_months: { sooner: [0.24, 'urgent'], usual: [0.25, 'doctor'] },
  first_year: { sooner: [0.99, 'doctor'], usual: [1, 'self_care'] },
  old_age: { sooner: [75, 'doctor'], usual: [74, 'self_care'] },
};

/** The care by age for a complaint whose likely illnesses are those of an adult at every age, so that nothing but the age decides. */
function careOf(text: string): (age: number | undefined) => CareLevel {
  const reading = read(text, { person: { age: 30 } });
  const ranked = rankConditions(reading, base);
  return (age) => decideTriage(ranked, { ...reading, person: { ...reading.person, age } }, base).level;
}

describe('the ages at which care is raised', () => {
  it.each(Object.keys(COMPLAINTS) as CareLevel[])('are told apart by a complaint that is %s at 30', (level) => {
    expect(careOf(COMPLAINTS[level])(30)).toBe(level);
  });

  it('all have an example on both sides of their bound', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(AGE_FLOORS).sort());
  });

  it.each(Object.entries(EXAMPLES))('%s: on one side sooner, on the other as usual', (_, { sooner, usual }) => {
    const care = careOf(COMPLAINTS[usual[1]]);
    expect([care(sooner[0]), care(usual[0])]).toEqual([sooner[1], usual[1]]);
  });

  it('hold for every age beyond their bound', () => {
    const care = careOf(COMPLAINTS.self_care);
    expect([0, 0.1, 0.5, 75, 90, 110].map(care)).toEqual(Array(6).fill('doctor'));
    expect([0, 0.02, 0.2].map(careOf(COMPLAINTS.doctor))).toEqual(['urgent', 'urgent', 'urgent']);
  });

  it.each(['urgent', 'emergency'] as const)('change nothing where help is needed as soon as that: %s', (level) => {
    expect([0, 0.2, 0.5, 30, 75, 100].map(careOf(COMPLAINTS[level]))).toEqual(Array(6).fill(level));
  });

  it('raise nothing for a person of unknown age', () => {
    expect([careOf(COMPLAINTS.self_care)(undefined), careOf(COMPLAINTS.doctor)(undefined)]).toEqual([
      'self_care',
      'doctor',
    ]);
  });

  describe('and no others', () => {
    const AGES = [0, 0.1, 0.24, 0.25, 0.5, 0.75, 0.99, ...Array.from({ length: 110 }, (_, year) => year + 1)];
    const bounds = Object.values(EXAMPLES).map(({ sooner, usual }) =>
      [sooner[0], usual[0]].sort((a, b) => a - b).join('-'),
    );
    const folder = join(import.meta.dirname, '../red-flags/sentences');
    const dangers = readdirSync(folder)
      .filter((file) => file !== 'harmless.json')
      .flatMap((file) =>
        Object.values(
          JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, { plain: string[] }>,
        ).flatMap(({ plain }) => plain.slice(0, 1)),
      );

    it('among everyday complaints and dangers', () => {
      const others = [...Object.values(COMPLAINTS), ...dangers].flatMap((text) => {
        const care = AGES.map(careOf(text));
        const changes = AGES.slice(1).flatMap((age, i) => (care[i] === care[i + 1] ? [] : [`${AGES[i]}-${age}`]));
        return changes.filter((change) => !bounds.includes(change)).map((change) => `${change}: ${text}`);
      });
      expect(others).toEqual([]);
    });
  });
});

describe('people who are never left at home unseen', () => {
  it.each([
    ['in pregnancy', 'I am pregnant.'],
    ['after a birth', 'I gave birth two weeks ago.'],
    ['with a weak immune system', 'I have chemotherapy.'],
  ])('%s: seen with what others look after themselves, and no sooner with what others are seen for', (_, who) => {
    expect(careOf(COMPLAINTS.self_care)(30)).toBe('self_care');
    expect(careOf(`${who} ${COMPLAINTS.self_care}`)(30)).toBe('doctor');
    expect(careOf(`${who} I have had itchy, scaly ring-shaped patches on my arm for three weeks`)(30)).toBe('doctor');
    expect(['urgent', 'emergency']).toContain(careOf(`${who} ${COMPLAINTS.urgent}`)(30));
    expect(careOf(`${who} ${COMPLAINTS.emergency}`)(30)).toBe('emergency');
  });
});
