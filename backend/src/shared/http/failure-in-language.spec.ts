import { LOCALES, type Locale } from '@sahaay/contracts/constants';
import { failureIn } from './failure-in-language.js';

const failure = { code: 400, reason: 'a_reason', message: 'Invalid email or password' };
const said = (locale: Locale, message: string): string => failureIn(locale, { ...failure, message }).message;

test.each([
  ['en', 'Invalid email or password'],
  ['hi', 'ईमेल या पासवर्ड सही नहीं है'],
  ['bn', 'ইমেল বা পাসওয়ার্ড ঠিক নয়'],
  ['mr', 'ईमेल किंवा पासवर्ड बरोबर नाही'],
  ['ta', 'இமெயில் அல்லது பாஸ்வேர்டு சரியில்லை'],
  ['te', 'ఈమెయిల్ లేదా పాస్‌వర్డ్ సరికాదు'],
] as const)('a failure is told in %s to those who ask for it', (locale, message) => {
  expect(failureIn(locale, failure)).toEqual({ ...failure, message });
});

test('every language of the pages has failures of its own', () => {
  expect(new Set(LOCALES.map((locale) => said(locale, 'Post not found'))).size).toBe(LOCALES.length);
});

test.each([
  ['en', 'Too many attempts. Please try again in 15 minutes.', 'Too many attempts. Please try again in 15 minutes.'],
  ['hi', 'Too many attempts. Please try again in 15 minutes.', 'बहुत ज़्यादा कोशिशें हो गईं। कृपया 15 मिनट बाद फिर कोशिश करें।'],
  ['mr', 'Too many attempts. Please try again in 1 second.', 'खूप वेळा प्रयत्न झाले. कृपया 1 सेकंदाने पुन्हा प्रयत्न करा.'],
  ['mr', 'Too many attempts. Please try again in 2 seconds.', 'खूप वेळा प्रयत्न झाले. कृपया 2 सेकंदांनी पुन्हा प्रयत्न करा.'],
  ['ta', 'Age must be between 0 and 130', 'வயது 0 முதல் 130 வரை இருக்க வேண்டும்'],
  ['te', 'Name must be at least 2 characters', 'పేరులో కనీసం 2 అక్షరాలు ఉండాలి'],
] as const)('numbers keep their places in %s: %s', (locale, english, message) => {
  expect(said(locale, english)).toBe(message);
});

test.each([
  ['en', 'Name is required. Please enter a valid date'],
  ['hi', 'नाम लिखना ज़रूरी है। कृपया सही तारीख लिखें'],
  ['bn', 'নাম লিখতে হবে। দয়া করে ঠিক তারিখ লিখুন'],
  ['mr', 'नाव लिहायला हवे. कृपया बरोबर तारीख लिहा'],
  ['ta', 'பெயர் தேவை. சரியான தேதியை எழுதுங்கள்'],
  ['te', 'పేరు రాయాలి. దయచేసి సరైన తేదీ రాయండి'],
] as const)('each field has its sentence, and a message that joins them is joined anew in %s', (locale, message) => {
  const details = { name: 'Name is required', dob: 'Please enter a valid date' };
  const joined = { ...failure, message: 'Name is required. Please enter a valid date', details };
  expect(failureIn(locale, joined)).toEqual({
    ...failure,
    message,
    details: { name: said(locale, details.name), dob: said(locale, details.dob) },
  });
});

test('what nobody wrote in a language stays in English', () => {
  const english = 'limit must be a whole number from 1 to 50';
  expect(LOCALES.map((locale) => said(locale, english))).toEqual(LOCALES.map(() => english));
});
