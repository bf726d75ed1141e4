import { createRetelling } from './retell.ts';

const retell = createRetelling([
  {
    block: 0x980,
    gloss: {
      'सीने में दर्द': ['বুকে ব্যথা'],
      'सीने में': ['বুকে'],
      दर्द: ['ব্যথা'],
      पिता: ['বাবা'],
      'नहीं है': ['নেই$'],
      दिन: ['দিন'],
      बुखार: ['জ্বর'],
      नहीं: ['না'],
    },
  },
  { block: 0x900, marks: ['आहे', 'छातीत'], gloss: { 'सीने में दर्द': ['छातीत दुख'], है: ['आहे$'] } },
]);

test('the longest match is told, with endings dropped and the order kept', () => {
  expect(retell('বাবার বুকে ব্যথা').text).toBe('पिता सीने में दर्द');
  expect(retell('বুকে খুব ব্যথা নেই।').text).toBe('सीने में খুব दर्द नहीं है।');
});

test('words of two sentences are no phrase, and a short stem is no beginning of other words', () => {
  expect(retell('বুকে। ব্যথা').text).toBe('सीने में। दर्द');
  expect(retell('নাক').text).toBe('নাক');
});

test('digits become Latin, and what they stand against is a word of its own', () => {
  expect(retell('৩দিন জ্বর').text).toBe('3 दिन बुखार');
});

test('one way of writing a letter is as good as another', () => {
  const word = '\u09a8\u09df'; // য় as one letter
  const telling = createRetelling([{ block: 0x980, gloss: { नहीं: ['\u09a8\u09af\u09bc$'] } }]);
  expect(telling(word).text).toBe('नहीं');
  expect(telling('\u09a8\u200c\u09af\u09bc').text).toBe('नहीं');
});

test('a quote is what was typed', () => {
  const { typed } = retell('আমার  বাবার বুকে   ব্যথা, জ্বর নেই');
  expect(typed('सीने में दर्द')).toBe('বুকে ব্যথা');
  expect(typed('दर्द')).toBe('বুকে ব্যথা');
  expect(typed('बुखार नहीं है')).toBe('জ্বর নেই');
  expect(typed('আমার')).toBe('আমার');
  expect(typed('खाँसी')).toBeUndefined();
});

test('English and Hindi are left alone; Marathi is known by its own words', () => {
  expect(retell('chest pain').text).toBe('chest pain');
  expect(retell('Vitamin B12, 104.5 F জ্বর').text).toBe('Vitamin B12, 104.5 F बुखार');
  expect(retell('छाती में दर्द है').text).toBe('छाती में दर्द है');
  expect(retell('छातीत दुखतं आहे').text).toBe('सीने में दर्द है');
});

test('a hostile text takes no longer than its length', () => {
  const gloss = { दर्द: Array.from({ length: 300 }, (_, n) => `কক ${'কক '.repeat(n % 9)}খ${n}`) };
  const telling = createRetelling([{ block: 0x980, gloss }]);
  const timeOf = (text: string): number => {
    telling(text);
    const start = performance.now();
    telling(text);
    return performance.now() - start;
  };
  expect(timeOf('কক '.repeat(1333))).toBeLessThan(1000);
  expect(timeOf('ক'.repeat(4000))).toBeLessThan(1000);
});
