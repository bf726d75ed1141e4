import { Account } from '../../account/public.js';
import type { GoogleIdentity } from './google-identity.js';
import { linkGoogle } from './link-google.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const IDENTITY: GoogleIdentity = {
  id: 'person at Google',
  email: 'asha@example.org',
  emailVerified: true,
  name: 'Asha',
  picture: 'https://lh3.googleusercontent.com/a',
};
const account = (given: Partial<Account> = {}) =>
  Object.assign(Account.open('asha@example.org', 'a hash'), { sessionEpoch: 7, ...given });

describe('linking an account with Google', () => {
  it('ends the password and the sessions of whoever opened it unproven, in an epoch that never was', () => {
    const unproven = account();
    expect(linkGoogle(unproven, IDENTITY, NOW)).toEqual({ evicts: true });
    expect(unproven).toMatchObject({
      googleId: IDENTITY.id,
      passwordHash: null,
      sessionEpoch: 8,
      emailVerifiedAt: NOW,
      updatedAt: NOW,
    });
  });

  it('leaves the password and the sessions of a person whose mailbox was proven', () => {
    const since = new Date('2026-01-01T00:00:00Z');
    const proven = account({ emailVerifiedAt: since });
    expect(linkGoogle(proven, IDENTITY, NOW)).toEqual({ evicts: false });
    expect(proven).toMatchObject({ passwordHash: 'a hash', sessionEpoch: 7, emailVerifiedAt: since, updatedAt: NOW });
  });

  it('takes the picture, and the name where there is none', () => {
    const [unnamed, named] = [account(), account({ name: 'Own Name', pfp: 'old' })];
    for (const each of [unnamed, named]) linkGoogle(each, IDENTITY, NOW);
    expect(unnamed).toMatchObject({ name: 'Asha', pfp: IDENTITY.picture });
    expect(named).toMatchObject({ name: 'Own Name', pfp: IDENTITY.picture });
  });

  it('changes nothing of an account that another person at Google has', () => {
    const taken = account({ googleId: 'another person' });
    const before = { ...taken };
    expect(() => linkGoogle(taken, IDENTITY, NOW)).toThrow(
      expect.objectContaining({ kind: 'conflict', reason: 'google_email_taken' }),
    );
    expect(taken).toEqual(before);
  });
});
