import { giveRole } from './give-role.js';

function accounts(known: string) {
  const given: [string, string | null][] = [];
  return {
    given,
    async giveRole(key: string, role: 'moderator' | null) {
      given.push([key, role]);
      return key === known;
    },
  };
}

describe('npm run account:role', () => {
  it('gives a role by the email, in whatever case, and takes it away', async () => {
    const store = accounts('asha@example.org');
    expect(await giveRole(store, ['Asha@Example.org', 'moderator'])).toEqual({
      code: 0,
      sentence: 'Asha@Example.org is moderator now.',
    });
    expect(await giveRole(store, ['asha@example.org', 'none'])).toMatchObject({ code: 0 });
    expect(store.given).toEqual([
      ['asha@example.org', 'moderator'],
      ['asha@example.org', null],
    ]);
  });

  it('says when nobody has the email', async () => {
    expect(await giveRole(accounts('x'), ['asha@example.org', 'moderator'])).toEqual({
      code: 1,
      sentence: 'No account has the email asha@example.org.',
    });
  });

  it.each([[], ['asha@example.org'], ['asha@example.org', 'king'], ['asha@example.org', 'none', 'more']])(
    'tells how it is used after %j',
    async (...words) => {
      const { code, sentence } = await giveRole(accounts('asha@example.org'), words);
      expect([code, sentence]).toEqual([2, 'Usage: npm run account:role -- EMAIL moderator|none']);
    },
  );
});
