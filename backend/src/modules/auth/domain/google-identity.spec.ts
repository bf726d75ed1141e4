import { NAME_MAX_LENGTH, NAME_MIN_LENGTH } from '@sahaay/contracts/constants';
import { readIdentity } from './google-identity.js';

const CLAIMS = {
  sub: '1',
  email: 'asha@example.org',
  email_verified: true,
  name: 'Asha',
  picture: 'https://lh3.googleusercontent.com/a/x=s96-c',
};

describe('who Google says it is', () => {
  it('is read from the claims', () => {
    expect(readIdentity({ ...CLAIMS, given_name: 'Asha', locale: 'hi' })).toEqual({
      id: '1',
      email: 'asha@example.org',
      emailVerified: true,
      name: 'Asha',
      picture: CLAIMS.picture,
    });
  });

  it('needs no more than an identifier', () => {
    expect(readIdentity({ sub: '1' })).toEqual({
      id: '1',
      email: null,
      emailVerified: false,
      name: null,
      picture: null,
    });
  });

  it.each([undefined, null, [], 'text', {}, { sub: 1 }, { sub: '' }, { sub: 'a\0' }, { sub: 'अ' }])(
    'is nobody for %j',
    (answer) => {
      expect(() => readIdentity(answer)).toThrow();
    },
  );

  it.each(['true', 1, null, undefined])(
    'has a verified email only when that is exactly true, not %j',
    (email_verified) => {
      expect(readIdentity({ ...CLAIMS, email_verified }).emailVerified).toBe(false);
    },
  );

  it.each(['', 'asha', 'asha @example.org', 'asha@', 'a\0@example.org', { at: 'example.org' }])(
    'has no email %j',
    (email) => {
      expect(readIdentity({ ...CLAIMS, email }).email).toBeNull();
    },
  );

  it.each([
    ['  Asha Rao ', 'Asha Rao'],
    ['A', null],
    ['अ'.repeat(NAME_MIN_LENGTH), 'अ'.repeat(NAME_MIN_LENGTH)],
    ['अ'.repeat(NAME_MIN_LENGTH - 1), null],
    ['अ'.repeat(NAME_MAX_LENGTH), 'अ'.repeat(NAME_MAX_LENGTH)],
    ['अ'.repeat(NAME_MAX_LENGTH + 1), null],
    ['😀'.repeat(NAME_MAX_LENGTH), '😀'.repeat(NAME_MAX_LENGTH)],
    ['\u200b\u200b\u200b', null],
    ['Asha\0', null],
    ['Dr\u202enimda', null],
    [7, null],
  ])('has the name %j as %j', (given, name) => {
    expect(readIdentity({ ...CLAIMS, name: given }).name).toBe(name);
  });

  it.each([
    'http://lh3.googleusercontent.com/a/x',
    'https://googleusercontent.com.example.org/x',
    'https://evilgoogleusercontent.com/x',
    'https://lh3.googleusercontent.com:8443/x',
    'https://me@lh3.googleusercontent.com/x',
    'https://example.org/lh3.googleusercontent.com',
    'javascript:alert(1)',
    '/a/x',
  ])('has no picture at %s', (picture) => {
    expect(readIdentity({ ...CLAIMS, picture }).picture).toBeNull();
  });

  it('is not told by anything endless', () => {
    const endless = 'x'.repeat(3000);
    const told = { ...CLAIMS, email: `${endless}@example.org`, name: endless, picture: `${CLAIMS.picture}${endless}` };
    expect(readIdentity(told)).toEqual({ id: '1', email: null, emailVerified: true, name: null, picture: null });
    expect(() => readIdentity({ ...CLAIMS, sub: endless })).toThrow();
  });
});
