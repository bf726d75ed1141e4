import { retell, typedLanguage } from './typed-words.ts';

test('words of another language are read as everyday Hindi, and quoted as they were typed', async () => {
  const retold = await retell('বাবার বুকে খুব ব্যথা', 'en');
  expect(retold?.text).toContain('सीने में');
  const sign = { evidence: ['सीने में'] } as unknown as Parameters<NonNullable<typeof retold>['quoted']>[0];
  expect(retold?.quoted(sign).evidence.join()).toMatch(/বুকে/);
});

test('words that are not known are left out of what is read', async () => {
  expect((await retell('বাবার বুকে ব্যথা, ক্ষখগঘ', 'en'))?.text).not.toMatch(/[\u0980-\u09ff]/);
});

test('English and Hindi are read as they were typed', async () => {
  expect(await retell('chest pain', 'en')).toBeUndefined();
  expect(await retell('सीने में दर्द है', 'en')).toBeUndefined();
});

test.each([
  ['मुझे बुखार है', 'hi'],
  ['Mujhe do din se bukhar hai', 'hi'],
  ['I have a fever and my head hurts', undefined],
  ['My papa has fever', undefined],
])('what was typed is told: %s', (text, language) => expect(typedLanguage(text, 'en')).toBe(language));
