import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { failureIn } from './failure-in-language.js';
import { HINDI_FAILURES } from './hindi-failures.js';

const failure = { code: 400, reason: 'a_reason', message: 'Invalid email or password' };

test('a failure is told in English to the letter, and in Hindi to those who ask for it', () => {
  expect(failureIn('en', failure)).toBe(failure);
  expect(failureIn('hi', failure)).toEqual({ ...failure, message: 'ईमेल या पासवर्ड सही नहीं है' });
});

test('numbers keep their places', () => {
  const of = (message: string): string => failureIn('hi', { ...failure, message }).message;
  expect(of('Too many attempts. Please try again in 15 minutes.')).toBe(
    'बहुत ज़्यादा कोशिशें हो गईं। कृपया 15 मिनट बाद फिर कोशिश करें।',
  );
  expect(of('Age must be between 0 and 130')).toBe('उम्र 0 से 130 के बीच होनी चाहिए');
});

test('each field has its sentence, and a message that joins them is joined anew', () => {
  const details = { name: 'Name is required', dob: 'Please enter a valid date' };
  expect(failureIn('hi', { ...failure, message: 'Name is required. Please enter a valid date', details })).toEqual({
    ...failure,
    message: 'नाम लिखना ज़रूरी है। कृपया सही तारीख लिखें',
    details: { name: 'नाम लिखना ज़रूरी है', dob: 'कृपया सही तारीख लिखें' },
  });
});

test('what has no Hindi words stays in English', () => {
  expect(failureIn('hi', { ...failure, message: 'limit must be a whole number from 1 to 50' }).message).toBe(
    'limit must be a whole number from 1 to 50',
  );
});

test('every Hindi sentence is Hindi with Latin digits, and has a place for each number', () => {
  const places = (text: string): number => text.split('#').length;
  for (const [english, hindi] of Object.entries(HINDI_FAILURES)) {
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
    expect(hindi).not.toMatch(/[०-९]/);
    expect([hindi, places(hindi)]).toEqual([hindi, places(english)]);
  }
});

test('every English sentence is still said somewhere', () => {
  const source = path.resolve(import.meta.dirname, '../..');
  const files = globSync('{modules,shared}/**/*.ts', { cwd: source }).filter(
    (file) => !/spec|hindi-failures/.test(file),
  );
  const plain = (text: string): string => text.replace(/\$\{[^}]*\}|\d+/g, '#');
  const code = files.map((file) => plain(readFileSync(path.join(source, file), 'utf8'))).join('\n');
  // These are put together from parts (too-many.ts).
  const whole = Object.keys(HINDI_FAILURES).filter((sentence) => !sentence.startsWith('Too many'));
  expect(whole.filter((sentence) => !code.includes(plain(sentence)))).toEqual([]);
});
