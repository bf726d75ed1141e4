import { switchOffFor } from './switch-off-for.js';

function house({ wasOn = true } = {}) {
  const asked: [string, string][] = [];
  const accounts = {
    accessByEmail: async (key: string) =>
      key === 'asha@example.org'
        ? { id: 'a', email: key, emailKey: key, passwordHash: null, googleId: null, sessionEpoch: 0 }
        : undefined,
  };
  const switchingOff = { execute: async (id: string, language: string) => (asked.push([id, language]), wasOn) };
  return { asked, off: (...words: string[]) => switchOffFor(accounts, switchingOff, words) };
}

describe('npm run account:second-factor', () => {
  it('switches it off by the email, in whatever case, and tells in the language that is asked for', async () => {
    const { asked, off } = house();
    expect(await off('Asha@Example.org', 'off')).toEqual({
      code: 0,
      sentence: 'Asha@Example.org is asked for no code any more. A mail tells them so.',
      accountId: 'a',
    });
    expect(await off('asha@example.org', 'off', 'hi')).toMatchObject({ code: 0 });
    expect(asked).toEqual([
      ['a', 'en'],
      ['a', 'hi'],
    ]);
  });

  it('says when there was nothing to switch off, and when nobody has the email', async () => {
    expect(await house({ wasOn: false }).off('asha@example.org', 'off')).toEqual({
      code: 0,
      sentence: 'asha@example.org is asked for no code; nothing was changed.',
    });
    expect(await house().off('nobody@example.org', 'off')).toEqual({
      code: 1,
      sentence: 'No account has the email nobody@example.org.',
    });
  });

  it.each([
    [],
    ['asha@example.org'],
    ['asha@example.org', 'on'],
    ['asha@example.org', 'off', 'fr'],
    ['a', 'off', 'en', 'x'],
  ])('tells how it is used after %j', async (...words) => {
    const { asked, off } = house();
    expect(await off(...words)).toEqual({
      code: 2,
      sentence: 'Usage: npm run account:second-factor -- EMAIL off [en|hi]',
    });
    expect(asked).toEqual([]);
  });
});
