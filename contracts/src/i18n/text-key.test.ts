import { textKey, unpackTexts } from './text-key.ts';

test('a text is found by any of the English ones that it says', () => {
  const keys = [`${textKey('Lie down.')} ${textKey('Let them lie down.')}`, textKey('Call 112.')];
  const say = unpackTexts({ keys, texts: ['শুয়ে পড়ুন।', '112-এ ফোন করুন।'] });
  expect(say('Lie down.')).toBe('শুয়ে পড়ুন।');
  expect(say('Let them lie down.')).toBe('শুয়ে পড়ুন।');
  expect(say('Call 112.')).toBe('112-এ ফোন করুন।');
  expect(say('Run.')).toBeUndefined();
});
