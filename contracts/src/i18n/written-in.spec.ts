import { quotedIn } from './written-in.ts';

describe('the language of quoted words', () => {
  it.each([
    ['दो दिन से बुखार', 'en', 'hi'],
    ['জ্বর', 'en', 'bn'],
    ['காய்ச்சல்', 'hi', 'ta'],
    ['fever for 3 days', 'hi', 'en'],
    ['bukhar 3 din se', 'ta', 'en'],
    ['fever for 3 days', 'en', undefined],
    ['38.5 °C', 'hi', undefined],
  ] as const)('of “%s” on a page in %s is %s', (words, locale, language) => {
    expect(quotedIn(words, locale)).toBe(language);
  });
});
