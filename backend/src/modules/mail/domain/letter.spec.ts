import { LANGUAGES } from '@sahaay/contracts/constants';
import { writeLetter } from './letter.js';
import { MAIL_KINDS } from './mail.js';

const LINK = 'https://sahaay.example.org/auth/reset-password?token=abc&x="y"';
const everyLetter = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const));

describe.each(everyLetter)('a letter: %s in %s', (kind, language) => {
  const { subject, text, html } = writeLetter(kind, language, 'Asha', LINK);

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

  it('brings in nothing from elsewhere', () => {
    expect(html).not.toMatch(/<(img|link|script|style|iframe|form|input)|url\(|src=|@import/i);
    expect(html).toContain(`<html lang="${language}">`);
  });
});

describe('the greeting', () => {
  const greeting = (name: string | null, language: 'en' | 'hi' = 'en') =>
    writeLetter('reset_link', language, name, LINK).text.split('\n')[0];

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
    const { text, html, subject } = writeLetter('reset_link', 'en', name, LINK);
    expect(text).toMatch(/^Namaste,\n/);
    for (const part of [subject, text, html]) expect(part).not.toContain(name);
  });
});
