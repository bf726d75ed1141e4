import { careByFilter, careByName } from './wanted-care.js';

const specialtyFor = (condition: string) =>
  condition === 'eczema' ? 'dermatology' : condition === 'toothache' ? 'dentist' : 'general';

describe('the care that is wanted', () => {
  it.each(['hospital', 'dentist', 'pharmacy'] as const)('by the filter %s is that kind and nothing else', (filter) => {
    expect(careByFilter(filter).map(({ categories }) => categories)).toEqual([[filter]]);
  });

  it('by the filter doctor falls back to outpatient departments', () => {
    expect(careByFilter('doctor')).toMatchObject([
      { categories: ['doctor'] },
      { categories: ['hospital'], only: 'when few', remark: 'Ask for the outpatient department' },
    ]);
  });

  it('for a skin condition is dermatology first, then general doctors, then hospitals', () => {
    expect(careByName('doctors for eczema', specialtyFor)).toMatchObject([
      { specialties: ['dermatology'], rank: 0 },
      { categories: ['doctor'], specialties: ['general', 'internal'], rank: 1 },
      { categories: ['hospital'], only: 'when few', remark: 'Ask for the outpatient department (dermatology)' },
    ]);
  });

  it('for a tooth is a dentist', () => {
    expect(careByName('Doctors for toothache', specialtyFor)[0]?.categories).toEqual(['dentist']);
  });

  it('for an unknown or missing condition is general', () => {
    const general = careByName('doctors for fever', specialtyFor);
    expect(careByName('doctors for', specialtyFor)).toEqual(general);
    expect(general[0]).toMatchObject({ categories: ['doctor'], specialties: ['general', 'internal'] });
  });

  it('for an ambulance is stations and emergency departments alike, then any hospital', () => {
    expect(careByName('ambulance', specialtyFor)).toMatchObject([
      { categories: ['ambulance'], rank: 0 },
      { categories: ['hospital'], specialties: ['emergency'], rank: 0 },
      { categories: ['hospital'], only: 'when few' },
    ]);
  });

  it.each([
    ['Chemist', [['pharmacy']]],
    ['hospitals', [['hospital']]],
  ])('by the everyday word %s is the kind of place it means', (word, categories) => {
    expect(careByName(word, specialtyFor).map((step) => step.categories)).toEqual(categories);
  });

  it('by a kind of doctor is the specialty', () => {
    expect(careByName('eye specialist', specialtyFor)[0]).toMatchObject({ specialties: ['ophthalmology'] });
  });

  it('by any other words is a place of that name, and general care only when there is none', () => {
    const [named, ...instead] = careByName('Sunrise Towers', specialtyFor);
    expect(named).toMatchObject({ text: 'Sunrise Towers', rank: 0 });
    expect(instead.every(({ only }) => only === 'when none')).toBe(true);
  });
});
