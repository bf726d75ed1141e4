import { DomainError } from '../../../shared/errors.js';
import { newPassword } from './password.js';
import { LeakedPasswordList } from '../leaked-password-list.js';
import { WELL_KNOWN_PASSWORDS } from './well-known-passwords.js';

const leaked = new LeakedPasswordList();
const EMAIL = 'Asha.Rao@example.org';

const refusal = (typed: string, email = EMAIL) => {
  try {
    newPassword(typed, email, leaked);
    return undefined;
  } catch (error) {
    return error as DomainError;
  }
};

const TOO_EASY = 'This password is too easy to guess. Please choose another one.';

describe('a new password', () => {
  // ASVS 6.2.1
  it.each(['', 'short', '1234567', '🙂'.repeat(7)])('needs eight characters: %s', (typed) => {
    expect(refusal(typed)?.details).toEqual({ password: 'Your password must have at least 8 characters.' });
  });

  // ASVS 6.2.9
  it('has at most 128 characters, counted as people count them', () => {
    expect(newPassword('क'.repeat(128), EMAIL, leaked)).toHaveLength(128);
    expect(newPassword('🙂'.repeat(128), EMAIL, leaked)).toBe('🙂'.repeat(128));
    expect(refusal('x'.repeat(129))?.reason).toBe('invalid_password');
  });

  it.each(['password', 'PassWord123', '12345678', 'qwertyuiop', 'iloveyou1', 'Jaihind@123', '00000000'])(
    'is no well-known one: %s',
    (typed) => {
      expect(refusal(typed)?.details?.['password']).toBe(TOO_EASY);
    },
  );

  // ASVS 6.2.4, 6.2.12
  it('is none that many people chose elsewhere, of whatever case: the commonest million, without those too short', () => {
    expect(leaked.size).toBe(474_743);
    for (const typed of ['Steelers', 'monkey69', 'BostonRedSox', 'slipknot666', 'steelers1', 'ｓｌｉｐｋｎｏｔ６６６'])
      expect(refusal(typed)?.details).toEqual({
        password: 'This password was stolen elsewhere, and many people know it. Please choose another one.',
      });
  });

  it('is taken when nobody chose it, but for one in some thousands that only looks as if', () => {
    const made = Array.from({ length: 30_000 }, (_, index) => `river ${index} lantern`);
    expect(made.filter((typed) => refusal(typed)).length).toBeLessThan(15);
  });

  it('is none of our own list, of which each could be chosen here', () => {
    expect(WELL_KNOWN_PASSWORDS.size).toBeGreaterThan(2000);
    expect(
      [...WELL_KNOWN_PASSWORDS].filter((password) => [...password].length < 8 || password !== password.toLowerCase()),
    ).toEqual([]);
    for (const typed of ['1qaz2wsx', 'jaimatadi1', 'mahadev@123'])
      expect(refusal(typed)?.details?.['password']).toBe(TOO_EASY);
  });

  it.each([
    ['the address', 'asha.rao@example.org', 'asha.rao@example.org'],
    ['the address in another case', 'asha.rao@example.org', 'ASHA.Rao@Example.Org'],
    ['the address in full-width letters', 'asha.rao@example.org', 'ａｓｈａ．ｒａｏ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
    ['the address in letters that are the same in upper case', 'strasse.rao@example.org', 'straße.rao@example.org'],
    ['what stands before the @', 'asha.rao@example.org', 'Asha.Rao'],
    ['that with an ending', 'asha.rao@example.org', 'asha.rao@123'],
    ['that with another number', 'asha.rao1990@example.org', '#asha.rao2026!'],
    ['a telephone number as address', '9876543299@example.org', '9876543299'],
    ['a short name twice', 'ravi@example.org', 'RaviRavi'],
    ['an address with accents written in two ways', 'andré.rao@example.org', 'andre\u0301.rao'],
  ])('is not the email of its person: %s', (_, email, typed) => {
    expect(refusal(typed, email)?.details).toEqual({
      password: 'Your email address is too easy to guess as a password. Please choose another one.',
    });
  });

  // ASVS 6.1.2, 6.2.11
  it.each(['sahaaysahaay', 'Sahaay@47', '99SAHAAY99', 'सहाय१२३४५', 'sahay!!!!'])(
    'is not the name of the product: %s',
    (typed) => {
      expect(refusal(typed)?.details?.['password']).toMatch(
        /^(The name of this app|This password) is too easy to guess/,
      );
    },
  );

  it.each([
    ['asha.rao@example.org', 'asha rao likes 7 mangoes'],
    ['a@example.org', 'a-73521946'],
    ['ash@example.org', 'ash7352194'],
    ['12345@example.org', '73 52 19 46'],
    ['asha@example.org', 'example.org 7'],
    ['asha@example.org', 'sahaay-neem-tree'],
  ])('may remind of them: for %s, %s', (email, typed) => {
    expect(newPassword(typed, email, leaked)).toBe(typed);
  });

  it.each(['ｐａｓｓｗｏｒｄ', '１２３４５６７８', 'iloveyou①'])(
    'is no well-known one in other letters: %s',
    (typed) => {
      expect(refusal(typed)?.details?.['password']).toBe(
        'This password is too easy to guess. Please choose another one.',
      );
    },
  );

  it('is counted as it is kept: a ligature is the letters it joins', () => {
    expect(newPassword('ﬃﬃﬃ', 'asha@example.org', leaked)).toBe('ffiffiffi');
    expect(refusal(`${'x'.repeat(127)}ﬁ`)?.reason).toBe('invalid_password');
  });

  // ASVS 6.2.5, 6.2.8
  it('may hold any characters and is the same whichever keyboard typed it', () => {
    expect(newPassword(' two words ', EMAIL, leaked)).toBe(' two words ');
    expect(newPassword('cafe\u0301 au lait', EMAIL, leaked)).toBe(newPassword('café au lait', EMAIL, leaked));
  });
});
