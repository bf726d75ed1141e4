import { LANGUAGES } from '@sahaay/contracts/constants';
import { writeLetter } from './letter.js';
import { MAIL_KINDS } from './mail.js';

const LINK = 'https://sahaay.example.org/auth/reset-password?token=abc&x="y"';
const SIGN_IN = { at: '2026-11-28T04:07:14.000Z', browser: 'Chrome', system: 'Android' };
const everyLetter = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe.each(everyLetter)('a letter: %s in %s', (kind, language) => {
  const { subject, text, html } = writeLetter({ kind, language, signIn: SIGN_IN }, 'Asha', LINK);

  // ASVS 1.1.2
  it('has a subject, the same words as text and as HTML, and the link in both', () => {
    expect(subject).toMatch(/\S/);
    expect(subject).not.toMatch(/[\r\n{}]/);
    expect(text).toContain(`\n${LINK}\n`);
    expect(
      html.match(/href="https:\/\/sahaay\.example\.org\/auth\/reset-password\?token=abc&#38;x=&#34;y&#34;"/g),
    ).toHaveLength(2);
    for (const paragraph of text.split('\n').filter((line) => line !== '' && line !== LINK))
      expect(html).toContain(paragraph);
  });

  it('leaves no gap', () => {
    expect(text + html.replace(/style="[^"]*"/g, '')).not.toMatch(/[{}]/);
  });

  // ASVS 1.2.1, 14.2.3
  it('brings in nothing from elsewhere', () => {
    expect(html).not.toMatch(/<(img|link|script|style|iframe|form|input)|url\(|src=|@import/i);
    expect(html).toContain(`<html lang="${language}">`);
  });
});

describe('the greeting', () => {
  const greeting = (name: string | null, language: 'en' | 'hi' = 'en') =>
    writeLetter({ kind: 'reset_link', language }, name, LINK).text.split('\n')[0];

  it.each([
    ['Asha', 'Namaste Asha,'],
    ['Asha Rao', 'Namaste Asha Rao,'],
    ['आशा क्षितिज', 'Namaste आशा क्षितिज,'],
    ['K. R. Narayanan', 'Namaste K. R. Narayanan,'],
    ['Ramesh K.', 'Namaste Ramesh K.,'],
    ["Jean-Luc D'Souza", "Namaste Jean-Luc D'Souza,"],
    ['$& $1', 'Namaste,'],
    [null, 'Namaste,'],
  ])('is by name when there is one: %s', (name, expected) => {
    expect(greeting(name)).toBe(expected);
    expect(greeting('आशा', 'hi')).toBe('नमस्ते आशा,');
    expect(greeting(null, 'hi')).toBe('नमस्ते,');
  });

  it.each([
    '<script>alert(1)</script>',
    'Asha\r\nBcc: everyone@example.org',
    'Asha\n\nYou have won: call 99999',
    'win at evil.example',
    'https://evil.example',
    'x'.repeat(61),
    'one two three four five six',
    'Asha\u202egnp.exe',
  ])('repeats nothing that is no name, since a stranger may have chosen it: %j', (name) => {
    const { text, html, subject } = writeLetter({ kind: 'reset_link', language: 'en' }, name, LINK);
    expect(text).toMatch(/^Namaste,\n/);
    for (const part of [subject, text, html]) expect(part).not.toContain(name);
  });
});

describe('a letter about a sign-in', () => {
  const told = (language: 'en' | 'hi', facts: Partial<typeof SIGN_IN | { browser: null; system: null }> = {}) =>
    writeLetter({ kind: 'new_device', language, signIn: { ...SIGN_IN, ...facts } }, null, LINK).text;

  it('tells the time in India, and says that it is', () => {
    expect(told('en')).toContain('\nWhen: 28 November 2026 at 9:37 am, time in India\n');
    expect(told('hi')).toContain('\nकब: 28 नवंबर 2026 को सुबह 9:37 बजे, भारत का समय\n');
    expect(told('en', { at: '2026-12-31T18:30:00.000Z' })).toContain('1 January 2027 at 12:00 am');
  });

  it('tells the device in plain words, also when little or nothing is known of it', () => {
    expect(told('en')).toContain('\nDevice: Chrome on Android\n');
    expect(told('hi')).toContain('\nडिवाइस: Android पर Chrome\n');
    expect(told('en', { browser: null })).toContain('\nDevice: Android\n');
    expect(told('en', { browser: null, system: null })).toContain('\nDevice: a device that we do not know\n');
  });
});
