import { specialtyForCondition } from '../../public.js';

describe('the kind of care for a condition', () => {
  it.each([
    ['Heart attack', 'cardiology'],
    ['myocardial infarction', 'cardiology'],
    ['MIGRAINE', 'neurology'],
    ['migraine headache', 'neurology'],
    ['the common cold', 'general'],
    ['no such illness', 'general'],
    ['', 'general'],
  ])('%s → %s', (name, specialty) => expect(specialtyForCondition(name)).toBe(specialty));
});
