import { LOCALES } from '@sahaay/contracts/constants';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const WHOAMI = '/api/v1/auth/user/whoami';
const signIn = (language: string) =>
  app
    .http()
    .post('/api/v1/auth/user/signin')
    .set('Accept-Language', language)
    .send({ email: 'nobody@example.org', password: 'neem tree 42 umbrella' })
    .expect(401);

const PASSWORD_WRONG = {
  en: 'Invalid email or password',
  hi: 'ईमेल या पासवर्ड सही नहीं है',
  bn: 'ইমেল বা পাসওয়ার্ড ঠিক নয়',
  mr: 'ईमेल किंवा पासवर्ड बरोबर नाही',
  ta: 'இமெயில் அல்லது பாஸ்வேர்டு சரியில்லை',
  te: 'ఈమెయిల్ లేదా పాస్‌వర్డ్ సరికాదు',
};

describe('a failure is told in the first language asked for that the pages speak', () => {
  test.each(LOCALES.map((locale) => [locale, PASSWORD_WRONG[locale]]))('%s', async (locale, message) => {
    const { body, headers } = await signIn(locale);
    expect(body.error).toMatchObject({ code: 401, reason: 'invalid_credentials', message });
    expect(headers.vary).toContain('Accept-Language');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['ta-IN,ta;q=0.9,en;q=0.8', 'ta'],
    ['fr, te;q=0.5, hi;q=0.4', 'te'],
    ['en;q=0.1, bn', 'bn'],
    ['fr', 'en'],
    ['*', 'en'],
    ['%%%', 'en'],
  ] as const)('%s is answered in %s', async (asked, locale) => {
    expect((await signIn(asked)).body.error.message).toBe(PASSWORD_WRONG[locale]);
  });
});

test('every field has its sentence in the language, also where no route takes the request', async () => {
  const { client } = await app.signUp();
  const inMarathi = await client
    .put('/api/v1/account/user/update')
    .set('Accept-Language', 'mr')
    .send({ name: 'A', dob: '2025-02-30' })
    .expect(400);
  const details = { name: 'नावात किमान 2 अक्षरे हवीत', dob: 'कृपया बरोबर तारीख लिहा' };
  expect(inMarathi.body.error).toMatchObject({ message: `${details.name}. ${details.dob}`, details });
  const nowhere = await app.http().get('/api/v1/nothing').set('Accept-Language', 'bn').expect(404);
  expect(nowhere.body.error.message).toBe('এই ঠিকানায় কিছু নেই।');
});

test('what the engine answers, and not a failure, goes to the next language in which it answers', async () => {
  const ask = (language: string) =>
    app
      .http()
      .post('/api/v1/diagnostics/predict')
      .set('Accept-Language', language)
      .send({ symptomsText: 'I have a runny nose and I sneeze' })
      .expect(200);
  const [tamil, tamilThenHindi] = [(await ask('ta')).body, (await ask('ta, hi;q=0.5')).body];
  expect(tamil.disclaimer).toMatch(/^[A-Z]/);
  expect(tamilThenHindi.disclaimer).toMatch(/\p{Script=Devanagari}/u);
  const refused = await app.http().get(WHOAMI).set('Accept-Language', 'ta, hi;q=0.5').expect(401);
  expect(refused.body.error.message).toBe('தொடர, லாகின் செய்யுங்கள்.');
});
