import { inLatinLetters, isInIndianScript } from './indian-scripts.js';

describe('words in the scripts of India', () => {
  it.each([
    ['देवरिया', 'devriya'],
    ['छपरा', 'chhapra'],
    ['सासाराम', 'sasaram'],
    ['भीलवाड़ा', 'bhilvara'],
    ['औरंगाबाद, बिहार', 'aurangabad, bihar'],
    ['कानपुर', 'kanpur'],
    ['ਬਠਿੰਡਾ', 'bathinda'],
    ['મોરબી', 'morbi'],
    ['ধানবাদ', 'dhanbad'],
    ['ఏలూరు', 'eluru'],
    ['ಹಾಸನ', 'hasan'],
    ['കൊല്ലം', 'kollan'],
    ['കണ്ണൂർ', 'kannur'],
    ['সম্বলপুর', 'sambalpur'],
    ['धारा १२', 'dhara 12'],
    ['मॉडल टाउन', 'model town'],
    ['मयूर विहार फ़ेज़ १', 'mayur vihar phase 1'],
  ])('%s is about %s', (written, latin) => {
    expect(isInIndianScript(written)).toBe(true);
    expect(inLatinLetters(written)).toBe(latin);
  });

  it('leave other letters as they are', () => {
    expect(isInIndianScript('Köln 12')).toBe(false);
    expect(inLatinLetters('Köln 12')).toBe('Köln 12');
  });
});
