import { base } from '../../testing/shipped.ts';
import { findingName } from './finding-name.ts';
import { SPECIALTIES, specialtyName, type SpecialtyKey } from './specialties.ts';

const nameOf = (id: string): string => findingName(base.findings.get(id)!, 'hi');

describe('the name of a finding in Hindi', () => {
  it.each([
    ['fever', 'बुखार'],
    ['rash_itchy', 'दानों में खुजली'],
    ['cough', 'खाँसी है'],
    ['belly_like_wood', 'पेट लकड़ी जैसा सख़्त है'],
    ['limp_child', 'बच्चा लंगड़ाता है, या उसने चलना बंद कर दिया है'],
  ])('of %s is "%s"', (id, name) => expect(nameOf(id)).toBe(name));

  it('of each finding is in Devanagari, and no pattern of phrases', () => {
    const wrong = [...base.findings.values()]
      .map((finding) => findingName(finding, 'hi'))
      .filter((name) => /[|=_+?]/.test(name) || !/\p{Script=Devanagari}/u.test(name));
    expect(wrong).toEqual([]);
  });
});

it('each kind of care has a name in Hindi', () => {
  const keys = Object.keys(SPECIALTIES) as SpecialtyKey[];
  expect(keys.filter((key) => !/^[\p{Script=Devanagari}\s,()-]+$/u.test(specialtyName(key, 'hi')))).toEqual([]);
  expect(new Set(keys.map((key) => specialtyName(key, 'hi'))).size).toBe(keys.length);
});
