import { readMeasures } from './measures.ts';
import { read } from '../../testing/shipped.ts';
import { numberOf } from './number-words.ts';

describe('numbers in words', () => {
  it.each([
    ['seven', 7],
    ['das', 10],
    ['बारह', 12],
    ['twenty-two', 22],
    ['fifty five', 55],
    ['बीस', 20],
    ['ek sau do', 102],
    ['a hundred and four', 104],
    ['एक सौ तीन', 103],
    ['do sau', 200],
    ['aadha', 0.5],
    ['dedh', 1.5],
    ['ढाई', 2.5],
    ['डेढ़'.normalize('NFD'), 1.5],
    ['104', 104],
  ])('"%s" is %d', (words, number) => expect(numberOf(words)).toBe(number));

  it.each([
    ['das din se khansi', 10],
    ['दस दिन से खांसी', 10],
    ['saat din se ulti ho rahi hai', 7],
    ['dedh mahine se khansi', 45],
    ['ढाई साल से कमर दर्द', 912.5],
    ['cough for twenty-two days', 22],
    ['aadhe ghante se pet dard', 0.5 / 24],
    ['fever for seven days', 7],
    ['fever for ten days', 10],
    ['do din se bukhar', 2],
    ['छः महीने से खांसी', 180],
  ])('"%s" lasts %d days', (text, days) => expect(read(text).durationDays).toBeCloseTo(days, 5));

  it.each([
    ['dedh saal ka bachcha, khansi hai', 1.5],
    ['डेढ़ साल का बच्चा, खांसी है', 1.5],
    ['do saal ki beti ko ulti', 2],
    ['पैंतीस साल की महिला, सिर दर्द', 35],
    ['पचपन साल के पिता को खांसी', 55],
    ['मैं तीस साल का हूं, सिर दर्द', 30],
    ['main pachas saal ki hoon, ghutne mein dard', 50],
    ['दादी अस्सी साल की हैं, खांसी', 80],
    ['papa pachas saal ke hain, khansi', 50],
    ['दस साल की लड़की को बुखार', 10],
    ['ढाई साल की बेटी को खांसी', 2.5],
    ['two year old boy with cough', 2],
    ['my three-year-old has a rash', 3],
    ['a sixty five year old man with cough', 65],
    ['nau mahine ka bachcha, dast', 0.75],
  ])('"%s" is about somebody %d years old', (text, years) => expect(read(text).person.age).toBeCloseTo(years, 1));

  it.each([
    'do saal ki khansi',
    'तीस साल की नौकरी, कमर दर्द',
    'दस साल का दर्द है',
    'cough for two years',
    'I smoke since twenty years',
    'two years ago I fell',
  ])('"%s" tells no age', (text) => expect(read(text).person.age).toBeUndefined());

  it.each([
    ['ek sau do bukhar', 102],
    ['bachche ko ek sau chaar bukhar hai', 104],
    ['fever of a hundred and three', 103],
    ['एक सौ पांच बुखार', 105],
    ['bukhar ek sau saat', 107],
  ])('"%s" is a fever of %d °F', (text, fahrenheit) =>
    expect(readMeasures(text).temperature_c).toBeCloseTo(((fahrenheit - 32) * 5) / 9, 1),
  );
});
