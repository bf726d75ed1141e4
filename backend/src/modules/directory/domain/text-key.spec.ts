import { textKey } from './text-key.js';

describe('textKey', () => {
  it.each([
    ['  St. Thomas’ Hospital ', 'st thomas hospital'],
    ['Hôpital Pitié-Salpêtrière', 'hopital pitie salpetriere'],
    ['Łódź, Ærø & Đà Nẵng', 'lodz aero da nang'],
    ['दिल्ली', 'दिल्ली'],
    ['?!', ''],
  ])('makes %j %j', (text, key) => {
    expect(textKey(text)).toBe(key);
  });
});
