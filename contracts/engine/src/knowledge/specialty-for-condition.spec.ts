import { allNames } from './all-names.ts';
import { SpecialtyLookup } from './specialty-for-condition.ts';
import { specialtyOfFinding } from './specialty-of-finding.ts';
import { base } from '../../testing/shipped.ts';

const lookup = new SpecialtyLookup(base);
const specialtyForCondition = (name: string) => lookup.specialtyFor(name);

describe('the kind of care for a condition', () => {
  it.each([
    ['Heart attack', 'cardiology'],
    ['myocardial infarction', 'cardiology'],
    ['MIGRAINE', 'neurology'],
    ['migraine headache', 'neurology'],
    ['the common cold', 'general'],
    ['diabetes', 'endocrinology'],
    ['दमा', 'pulmonology'],
    ['मधुमेह', 'endocrinology'],
    ['safed daag', 'dermatology'],
  ])('known by name, %s → %s', (name, specialty) => expect(specialtyForCondition(name)).toBe(specialty));

  it.each([
    ['exzema', 'dermatology'],
    ['kidny stones', 'urology'],
    ['conjuctivitis', 'ophthalmology'],
    ['hypertention', 'internal'],
  ])('misspelled, %s → %s', (name, specialty) => expect(specialtyForCondition(name)).toBe(specialty));

  it.each([
    ['chest pain', 'cardiology'],
    ['ghutne me dard', 'orthopaedics'],
    ['सिर दर्द', 'neurology'],
    ['blurred vision', 'ophthalmology'],
    ['breast lump', 'oncology'],
  ])('a complaint, %s → %s', (name, specialty) => expect(specialtyForCondition(name)).toBe(specialty));

  it.each(['no such thing', '', '?!', 'my cat'])('undefined for %j', (name) =>
    expect(specialtyForCondition(name)).toBeUndefined(),
  );

  it('is found for every condition, by each of its names', () => {
    const { conditions } = base;
    const lost = conditions.flatMap(({ entry }) =>
      [...allNames(entry), entry.name_hi].filter((name) => !specialtyForCondition(name)),
    );
    const moved = conditions
      .filter(({ entry }) => specialtyForCondition(entry.name) !== entry.specialty)
      .map(({ entry }) => entry.name);
    expect(conditions.length).toBeGreaterThan(600);
    expect([lost, moved]).toEqual([[], []]);
  });

  it('is known for the complaints of more than twenty specialties', () => {
    const known = [...base.findings.keys()];
    expect(new Set(known.map(specialtyOfFinding)).size).toBeGreaterThan(20);
  });
});
