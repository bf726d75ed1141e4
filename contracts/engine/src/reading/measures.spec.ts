import { readMeasures } from './measures.ts';
import { flagsOf, read } from '../../testing/shipped.ts';

describe('numbers with units', () => {
  it.each([
    ['temperature 39 °C', 'high_fever'],
    ['it shows 39 degrees', 'high_fever'],
    ['I have 102 F', 'fever'],
    ['bukhar 103', 'high_fever'],
    ['बुखार 103', 'high_fever'],
    ['temperature 38.5', 'fever'],
    ['temp of 104 F', 'temperature_very_high'],
    ['T 39.4, P 110', 'high_fever'],
    ['he felt hot, 39.4', 'high_fever'],
    ['39.4 under the arm', 'high_fever'],
    ['the thermometer says 103', 'high_fever'],
    ['BP 180/110', 'bp_crisis'],
    ['बीपी 180/110', 'bp_crisis'],
    ['my blood pressure is 150 over 95', 'high_blood_pressure_reading'],
    ['BP is 80/50', 'bp_low'],
    ['sugar 300', 'sugar_very_high'],
    ['शुगर 300', 'sugar_very_high'],
    ['blood sugar 16.5 mmol/l', 'sugar_high'],
    ['glucometer says 48', 'sugar_very_low'],
    ['SpO2 88', 'oxygen_low_reading'],
    ['ऑक्सीजन 85', 'oxygen_low_reading'],
    ['pulse 130', 'fast_pulse'],
    ['dil ki dhadkan 140', 'pulse_very_fast'],
    ['धड़कन 140', 'pulse_very_fast'],
    ['pulse 38', 'slow_pulse'],
    ['pulse 39', 'pulse_too_slow'],
    ['नाड़ी 37', 'pulse_too_slow'],
    ['dada ki nadi 33 hai', 'pulse_too_slow'],
    ['body temperature 34', 'too_cold'],
    ['her temp is 33.2', 'too_cold'],
    ['the thermometer shows 31', 'too_cold'],
    ['शरीर का तापमान 33', 'too_cold'],
    ['I am 34 weeks pregnant', 'late_pregnancy'],
    ['5 mahine ki pregnant hu', 'pregnancy'],
  ])('"%s" shows %s', (text, finding) => expect([...read(text).present.keys()]).toContain(finding));

  it.each([
    'shivering, 40-year-old man',
    'chills, 38 yo',
    'feels hot, 39 M',
    'burning up, 41 yrs old',
    'warm, 37 saal',
    'shivering, 40 male',
  ])('reads no fever from the age in "%s"', (text) => {
    expect(readMeasures(text).temperature_c).toBeUndefined();
  });

  it.each([
    ['pulse 40', 'pulse_too_slow'],
    ['body temperature 34.1', 'too_cold'],
    ['it is 33 C outside', 'too_cold'],
    ['my temp is fine, 32 weeks', 'too_cold'],
    ['35 saal ka hu, dil ki koi bimari nahi', 'pulse_too_slow'],
  ])('"%s" is not %s', (text, finding) => expect([...read(text).present.keys()]).not.toContain(finding));

  it.each([
    ['temperature 98.6 F', 'fever'],
    ['temperature is 36.8', 'fever'],
    ['He is afebrile', 'fever'],
    ['BP 120/80', 'high_blood_pressure_reading'],
    ['BP 120/80', 'bp_low'],
    ['sugar 95', 'sugar_high'],
    ['sugar 95', 'sugar_low'],
    ['SpO2 98', 'oxygen_low_reading'],
    ['pulse 72', 'fast_pulse'],
  ])('"%s" denies %s', (text, finding) => {
    const { present, denied } = read(text);
    expect([present.has(finding), denied.has(finding)]).toEqual([false, true]);
  });

  it.each([
    'temperature 98.6',
    'BP 120/80',
    'I am pregnant, my blood pressure is 120/80',
    'sugar 95',
    'SpO2 98',
    'pulse 72',
  ])('"%s" raises no flag', (text) => expect(flagsOf(text)).toEqual([]));

  it('takes spoons and grams of sugar for no reading', () => {
    expect(read('I eat 300 spoons, sugar 300 grams a week').present.has('sugar_high')).toBe(false);
  });

  it.each([
    ['my 10 day old baby has fever', 10 / 365],
    ['10 दिन के बच्चे को बुखार', 10 / 365],
    ['2 month old baby with cough', 2 / 12],
    ['3 mahine ka baccha, bukhar', 3 / 12],
  ])('"%s" tells the age of a baby', (text, years) => expect(read(text).person.age).toBeCloseTo(years, 2));

  it.each(['my 10 day old baby has fever', '2 month old baby with 101 fever', '3 mahine ka baccha, bukhar'])(
    '"%s" is the fever of a very small baby',
    (text) => expect(flagsOf(text)).toContain('small_baby'),
  );
});
