import { read } from '../../testing/shipped.ts';

const has = (text: string, finding: string): boolean | null => {
  const { present, denied } = read(text);
  return present.has(finding) ? true : denied.has(finding) ? false : null;
};

describe('reading a complaint', () => {
  it.each([
    ['I have a fever', 'fever', true],
    ['I have fevr and hedache', 'headache', true],
    ['My chest is in severe pain', 'chest_pain', true],
    ['pain in the back and chest', 'chest_pain', true],
    ['my knee itches and my back hurts', 'knee_pain', null],
    ['My knee hurts. It is swollen.', 'joint_swelling', true],
    ['diarrhoea since Monday', 'diarrhoea', true],
    ['mujhe bukhar hai', 'fever', true],
    ['मुझे बुखार है', 'fever', true],
    ['I cannot sleep', 'poor_sleep', true],
    ['my appetite is lost', 'appetite_loss', true],
    ['Pain: neck, ear and left knee', 'knee_pain', true],
    ['pain in both places: ear (left), throat', 'ear_pain', true],
    ['Pain: neck, ear and left knee', 'chest_pain', null],
    ['sir par chot lagi hai', 'head_blow', true],
    ['my blood pressure is high', 'bp_very_high', null],
    ['my blood pressure is very high', 'bp_very_high', true],
    ['on a scale of ten the pain is six', 'headache', null],
    ['I have a fear of heights', 'fear_situations', true],
    ['cough that comes and goes', 'comes_and_goes', true],
    ['dark urine, a rash, loss of weight', 'little_urine', null],
    ['pain at the back of my head', 'back_pain', null],
    ['my lower back aches after lifting boxes', 'bone_pain', null],
    ['watery stools since last night', 'night_diarrhoea', null],
    ['I was sitting for long periods of time', 'heavy_periods', null],
    ['the bump is on the edge of the eyelid', 'anxiety', null],
    ['the head is killing me', 'headache', true],
  ])('"%s": %s is %s', (text, finding, expected) => expect(has(text, finding)).toBe(expected));

  it.each([
    ['no chest pain', 'chest_pain', false],
    ["I don't have any fever", 'fever', false],
    ['no fever, cough or vomiting', 'vomiting', false],
    ['Absent: No rash, No cough', 'cough', false],
    ['denies nausea and vomiting', 'vomiting', false],
    ['no fever but a cough', 'cough', true],
    ['no fever, I have a cough', 'cough', true],
    ['without fever', 'fever', false],
    ['Fever? No.', 'fever', false],
    ['chhati mein dard bilkul nahi', 'chest_pain', false],
    ['बुखार नहीं है', 'fever', false],
    ['bukhar nahi utar raha', 'fever', true],
    ['bukhar nahi hai aur khansi hai', 'cough', true],
    ['not only a cough but fever too', 'cough', true],
    ['losing weight without trying, cough at night', 'cough', true],
    ['it began without any warning, then vomiting', 'vomiting', true],
    ['the cough is not getting better', 'cough', true],
    ['it is hard to walk without knee pain', 'knee_pain', true],
    ['On a scale of ten the itching is 0', 'itching', false],
    ['I do not feel well as I have a fever', 'fever', true],
    ['bukhar nahi hai par khansi hai', 'cough', true],
    ['no fever now, yesterday I had a high fever', 'fever', true],
  ])('understands denial in "%s": %s is %s', (text, finding, expected) => expect(has(text, finding)).toBe(expected));

  it.each([
    ['My father had diabetes. I have a cough', 'diabetes_known', null],
    ['My father had diabetes. I have a cough', 'family_diabetes', true],
    ['family history of migraine', 'family_migraine', true],
    ['My father has chest pain', 'chest_pain', true],
    ['My 6-month-old baby has a fever', 'fever', true],
    ['history of diabetes', 'diabetes_known', true],
    ['a four day history of cough', 'cough', true],
    ['My family members were diagnosed with migraine', 'family_migraine', true],
    ['I had chest pain last year but now only a runny nose', 'chest_pain', null],
    ['the pain gets worse if I bend over', 'worse_lying_bending', true],
    ['Past history: seizures', 'seizure', null],
    ['what if I get a fever?', 'fever', null],
    ['a man with a history of gout presents with chest pain', 'chest_pain', true],
    ['a woman with a family history of stroke develops a severe headache', 'headache', true],
    ['a history of fever for three days', 'fever', true],
    ['past medical history is notable for seizures', 'seizure', null],
    ['a 40-year-old male with blood in the urine', 'stool_blood', null],
    ['a 3-day history of lower abdominal pain', 'right_lower_belly_pain', null],
  ])('knows who and when in "%s": %s is %s', (text, finding, expected) => expect(has(text, finding)).toBe(expected));

  it.each([
    ['45 year old man with cough', { age: 45, sex: 'male' }],
    ["I'm a 29-year-old woman", { age: 29, sex: 'female' }],
    ['My 6-month-old baby has fever', { age: 0.5 }],
    ['62M with chest pain', { age: 62, sex: 'male' }],
    ['60 साल, सीने में जलन', { age: 60 }],
    ['2 साल, खांसी', {}],
    ['35 saal ki mahila', { age: 35 }],
    ['I am pregnant and have a headache', { sex: 'female' }],
    ['cough for 3 years', {}],
    ['fever of 101.5F and cough', {}],
    ['papa ko khansi hai, umar 62', { age: 62, sex: 'male' }],
    ['मेरे बेटे को खांसी है, उम्र 5 साल', { age: 5, sex: 'male' }],
  ])('reads who it is about from "%s"', (text, person) => {
    const { age, sex } = read(text).person;
    expect({
      ...(age === undefined ? {} : { age: Math.round(age * 10) / 10 }),
      ...(sex === undefined ? {} : { sex }),
    }).toMatchObject(person);
    if (!('age' in person)) expect(age).toBeUndefined();
  });

  it('reads numbers with units as findings', () => {
    expect(has('temperature 39.5 C', 'high_fever')).toBe(true);
    expect(has('my temp is 103 F', 'fever')).toBe(true);
    expect(has('beti ko 103 bukhar hai', 'high_fever')).toBe(true);
    expect(has('BP 180/110', 'bp_very_high')).toBe(true);
    expect(has('sugar 320 after lunch', 'sugar_high')).toBe(true);
    expect(has('spo2 is 85%', 'oxygen_low_reading')).toBe(true);
    expect(has('temperature 36.6 C', 'high_fever')).toBe(false);
  });

  it('keeps the places of the words', () => {
    const text = 'Since Monday my belly hurts badly.';
    const { mentions } = read(text);
    expect(
      mentions.filter(({ finding }) => finding === 'abdominal_pain').map(({ start, end }) => text.slice(start, end)),
    ).toEqual(['belly hurts']);
  });

  it.each([
    ['fever for 3 days', 3],
    ['cough since two weeks', 14],
    ['bukhar teen din se', 3],
    ['I am 30 years old and cough for 5 days', 5],
    ['pain since yesterday', 1],
    ['my son is 3 saal ka, fever for two days', 2],
    ['I had a fever last year', undefined],
    ['tired for the last year', 365],
  ])('reads the duration of "%s"', (text, days) => expect(read(text).durationDays).toBe(days));
});
