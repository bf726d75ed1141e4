import { SPECIALTY_KEYS } from '../../directory/domain/specialties.js';
import { careByFilter, careByName } from './wanted-care.js';

const KNOWN = new Map([
  ['eczema', 'dermatology'],
  ['toothache', 'dentist'],
  ['fever', 'general'],
] as const);
const specialtyFor = (condition: string) => [...KNOWN].find(([name]) => name === condition)?.[1];

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

  it('for a tooth is dentists and dental hospitals alike, then any hospital', () => {
    expect(careByName('Doctors for toothache', specialtyFor)).toMatchObject([
      { categories: ['dentist'], rank: 0 },
      { categories: ['hospital'], specialties: ['dentist', 'orthodontics', 'oral_surgery'], rank: 0 },
      { categories: ['hospital'], only: 'when few', rank: 1 },
    ]);
  });

  it('for an unknown or missing condition is general', () => {
    const general = careByName('doctors for fever', specialtyFor);
    expect(careByName('doctors for', specialtyFor)).toEqual(general);
    expect(general[0]).toMatchObject({ categories: ['doctor'], specialties: ['general', 'internal'] });
  });

  it.each([
    ['child fever', 'paediatrics'],
    ['root canal', 'dentist'],
    ['blood test', 'pathology'],
    ['pap smear', 'gynaecology'],
    ['a terminal illness', 'palliative'],
    ['हड्डी', 'orthopaedics'],
    ['skin disease nobody knows', 'dermatology'],
  ] as const)('for %s, which is no condition by name, is what the words say: %s', (words, specialty) => {
    const [first] = careByName(`doctors for ${words}`, specialtyFor);
    expect(first).toMatchObject(specialty === 'dentist' ? { categories: ['dentist'] } : { specialties: [specialty] });
  });

  it.each(SPECIALTY_KEYS)('for something of %s never ends in nothing', (key) => {
    const steps = careByName('doctors for it', () => key);
    expect(steps.at(-1)).toMatchObject({
      categories: ['hospital'],
      only: key === 'emergency' ? 'when none' : 'when few',
    });
  });

  it.each(['physio', 'MRI', 'ENT', 'homeopath', 'scan centre near me'])(
    'by %s is the specialty, not a place of that name',
    (words) => {
      expect(careByName(words, specialtyFor)[0]?.text).toBeUndefined();
    },
  );

  it('by a place named after its specialty is that place', () => {
    expect(careByName('Apollo Dental', specialtyFor)[0]).toMatchObject({ text: 'Apollo Dental' });
  });

  it('for an ambulance is stations and emergency departments alike, and any hospital only where there is neither', () => {
    expect(careByName('ambulance', specialtyFor)).toMatchObject([
      { categories: ['ambulance'], rank: 0 },
      { categories: ['hospital'], specialties: ['emergency'], rank: 0 },
      { categories: ['hospital'], only: 'when none' },
    ]);
  });

  it.each([
    ['Chemist', [['pharmacy']]],
    ['hospitals', [['hospital']]],
    ['24 hour pharmacy', [['pharmacy']]],
    ['medical store open now near me', [['pharmacy']]],
    ['24x7 chemist', [['pharmacy']]],
    ['nearest hospital', [['hospital']]],
    ['पास में अस्पताल', [['hospital']]],
    ['dawai ki dukan', [['pharmacy']]],
    ['दवा की दुकान', [['pharmacy']]],
  ])('by the everyday word %s is the kind of place it means', (word, categories) => {
    expect(careByName(word, specialtyFor).map((step) => step.categories)).toEqual(categories);
  });

  it.each([
    ['eye specialist', 'ophthalmology'],
    ['bachon ka doctor', 'paediatrics'],
    ['हृदय रोग विशेषज्ञ', 'cardiology'],
    ['दाँत का डॉक्टर', 'dentist'],
  ] as const)('by the kind of doctor %s is the specialty', (words, specialty) => {
    const [first] = careByName(words, specialtyFor);
    expect(first).toMatchObject(specialty === 'dentist' ? { categories: ['dentist'] } : { specialties: [specialty] });
  });

  it('by the filter doctor is nobody who only examines', () => {
    expect(careByFilter('doctor')[0]?.notOnly).toEqual(['pathology', 'radiology']);
  });

  it('by any other words is a place of that name, and general care only when there is none', () => {
    const [named, ...instead] = careByName('Sunrise Towers', specialtyFor);
    expect(named).toMatchObject({ text: 'Sunrise Towers', rank: 0 });
    expect(instead.every(({ only }) => only === 'when none')).toBe(true);
  });
});
