import {
  SPECIALTY_KEYS,
  isSpecialtyKey,
  specialtiesFromName,
  specialtiesFromTags,
  specialtyAskedFor,
  specialtyTitle,
} from './specialties.js';

describe('specialties', () => {
  it('are 44, each with a title that fits into a comma-separated description', () => {
    expect(SPECIALTY_KEYS).toHaveLength(44);
    expect(SPECIALTY_KEYS.map(specialtyTitle).filter((title) => title.includes(','))).toEqual([]);
  });

  it('accept their own keys and no others', () => {
    expect(SPECIALTY_KEYS.every(isSpecialtyKey)).toBe(true);
    expect(isSpecialtyKey('toString')).toBe(false);
  });

  it.each([
    [['ophthalmology;dermatology'], ['ophthalmology', 'dermatology']],
    [['Cataract Services', 'Retina'], ['ophthalmology']],
    [
      ['Gynaecologist and Obstetrician', 'Paediatric', 'Orthopaedics'],
      ['gynaecology', 'paediatrics', 'orthopaedics'],
    ],
    [
      ['cardio-thoracic surgery', 'heart'],
      ['cardiothoracic_surgery', 'cardiology'],
    ],
    [
      ['oral_surgery', 'infectious_diseases'],
      ['oral_surgery', 'infectious_diseases'],
    ],
    [['multi speciality'], ['general']],
    [['car repair', ''], []],
    [['orthopedics;gynecology'], ['orthopaedics', 'gynaecology']],
    [['E.N.T.', 'ENT surgeon'], ['otolaryngology']],
    [
      ['child_psychiatry', 'nutrition_counselling'],
      ['psychiatry', 'nutrition'],
    ],
    [
      ['Homeopathy', 'skin specialist'],
      ['ayurveda', 'dermatology'],
    ],
  ])('read the tags %j as %j', (tags, keys) => {
    expect(specialtiesFromTags(tags)).toEqual(keys);
  });

  it('know each of their own keys as a tag', () => {
    expect(SPECIALTY_KEYS.filter((key) => specialtiesFromTags([key])[0] !== key)).toEqual([]);
  });

  it.each([
    ['City Eye Hospital', ['ophthalmology']],
    ['Dr Rao Skin and Dental Clinic', ['dentist', 'dermatology']],
    ['Sacred Heart Hospital', []],
    ['Asha Research Centre', []],
    ['Lakshmi Childrens Hospital', ['paediatrics']],
    ['Government Homoeopathic Dispensary', ['ayurveda']],
    ['Twacha Clinic', ['dermatology']],
    ['Shishu Hospital', ['paediatrics']],
    ['Asha Heart and Maternity Hospital', ['cardiology', 'gynaecology']],
    ['Heart & Soul Hospital', []],
    ['Asha Balrugnalaya', ['paediatrics']],
    ['Neo Retina', ['ophthalmology']],
    ['Asha Accident Hospital', ['orthopaedics']],
    ['Asha Surgicare', ['surgery']],
    ['Asha Onco Centre', ['oncology']],
    ['Eye & Ear Clinic', ['ophthalmology', 'otolaryngology']],
    ['Haemodialysis Centre', ['nephrology']],
    ['Asha Emergency Centre', ['emergency']],
    ['In Hours Emergency Dentist', ['dentist']],
  ])('read the name %s as %j', (name, keys) => {
    expect(specialtiesFromName(name)).toEqual(keys);
  });

  it.each([
    ['skin doctor', 'dermatology'],
    ['cardiologist', 'cardiology'],
    ['GP', 'general'],
    ["women's doctor", 'gynaecology'],
    ['Apollo', undefined],
    ['haddi ka doctor', 'orthopaedics'],
    ['आँख का डॉक्टर', 'ophthalmology'],
    ['bachchon ka doctor', 'paediatrics'],
    ['speech therapist', 'speech_therapy'],
  ])('understand that "%s" asks for %s', (words, key) => {
    expect(specialtyAskedFor(words)).toBe(key);
  });

  it('are asked for by their own keys, and by what a tag would say', () => {
    expect(SPECIALTY_KEYS.filter((key) => specialtyAskedFor(key.toUpperCase()) !== key)).toEqual([]);
    expect(specialtyAskedFor('retina')).toBe('ophthalmology');
    expect(specialtyAskedFor('multi speciality')).toBeUndefined();
  });
});
