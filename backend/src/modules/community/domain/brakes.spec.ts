import { isSale, refusalOf, type Earlier, type Sent } from './brakes.js';

const NOW = new Date('2026-11-28T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const LONG = 'My mother has had a dry cough for two weeks, what helped you with it?';
const PERSON: Sent = { content: LONG, postId: null, earlier: [], others: 0, isProven: true };

const refusal = (sent: Partial<Sent>) => refusalOf({ ...PERSON, ...sent }, NOW);

const wrote = (content: string, minutes: number, postId: string | null = null): Earlier => ({
  content,
  postId,
  createdAt: minutesAgo(minutes),
});
const times = (count: number, each: (index: number) => Earlier) => Array.from({ length: count }, (_, n) => each(n));

describe('what somebody writes', () => {
  it('passes', () => {
    expect(refusal({})).toBeUndefined();
    expect(refusal({ content: 'Read https://who.int/ors and www.nhp.gov.in and mohfw.gov.in' })).toBeUndefined();
  });

  it('must be no offer by private contact', () => {
    expect(refusal({ content: 'Piles cured, guaranteed. WhatsApp 98765 43210' })?.reason).toBe('private_offer');
  });
});

describe('links', () => {
  it.each([
    'https://a.example https://b.example http://c.example www.d.example',
    'bit.ly/1 bit.ly/2 tinyurl.com/3 wa.me/4',
    'see a.com, b.in, c.org and d.shop',
  ])('are too many: %j', (content) => {
    expect(refusal({ content })?.reason).toBe('too_many_links');
  });

  it.each(['Dr.Rao said 1.5mg.in the morning e.g. at 8.30', 'a@b.com c@d.in e@f.org g@h.net', 'I.am.in.pain.in.here'])(
    'are not these: %j',
    (content) => {
      expect(refusal({ content })).toBeUndefined();
    },
  );

  it('are braked when they flood, at three an hour of a new account and ten of a proven one', () => {
    const shared = (count: number) => times(count, (n) => wrote(`Look at https://clinic${n}.example`, 10 + n));
    const content = 'And https://one.example';
    expect(refusal({ content, earlier: shared(9) })).toBeUndefined();
    expect(refusal({ content, earlier: shared(10) })).toMatchObject({ reason: 'link_flood', retryAfter: 41 * 60 });
    expect(refusal({ content, earlier: shared(2), isProven: false })).toBeUndefined();
    expect(refusal({ content, earlier: shared(3), isProven: false })?.reason).toBe('link_flood');
    expect(refusal({ earlier: shared(10) })).toBeUndefined();
  });
});

describe('the same text', () => {
  it.each([
    LONG,
    LONG.toUpperCase(),
    `${LONG}!!!  🙏`,
    LONG.replaceAll(' ', '\u200b '),
    LONG.replaceAll(',', '\u202e'),
  ])('is not written again: %j', (content) => {
    expect(refusal({ content, earlier: [wrote(LONG, 1300)] })?.reason).toBe('same_text_again');
    expect(refusal({ content, postId: 'a', earlier: [wrote(LONG, 5, 'b')] })?.reason).toBe('same_text_again');
  });

  it('is let pass when it is short thanks, twice an hour under one post', () => {
    const thanks = (minutes: number, postId: string | null) => wrote('Thank you!', minutes, postId);
    const content = 'thank you';
    expect(
      refusal({ content, postId: 'a', earlier: [thanks(1, 'a'), thanks(2, 'b'), thanks(3, 'b')] }),
    ).toBeUndefined();
    expect(refusal({ content, postId: 'a', earlier: [thanks(1, 'a'), thanks(70, 'a')] })).toBeUndefined();
    expect(refusal({ content, postId: 'a', earlier: [thanks(1, 'a'), thanks(2, 'a')] })?.reason).toBe(
      'same_text_again',
    );
    expect(refusal({ content, earlier: [thanks(1, null)] })?.reason).toBe('same_text_again');
  });

  it('is told by its letters, and by its signs where it has no letters', () => {
    expect(refusal({ content: '👍', earlier: [wrote('🙏', 1)] })).toBeUndefined();
    expect(refusal({ content: '👍', earlier: [wrote('👍', 1)] })?.reason).toBe('same_text_again');
  });

  it('is not taken from two others', () => {
    expect(refusal({ others: 1 })).toBeUndefined();
    expect(refusal({ others: 2 })?.reason).toBe('text_of_others');
    expect(refusal({ content: 'Good morning', others: 2 })).toBeUndefined();
  });
});

describe('a new account', () => {
  it('writes ten times an hour', () => {
    const earlier = (count: number) => times(count, (n) => wrote(`Answer ${n}`, 5 + n));
    expect(refusal({ isProven: false, earlier: earlier(9) })).toBeUndefined();
    expect(refusal({ isProven: false, earlier: earlier(10) })).toMatchObject({
      reason: 'new_account_flood',
      retryAfter: 46 * 60,
    });
    expect(refusal({ earlier: earlier(10) })).toBeUndefined();
  });
});

describe('a sale', () => {
  it('is told from what a frightened person writes', () => {
    expect(isSale('Heart attack cured, 100% guaranteed, order now, only Rs 999. WhatsApp 98765 43210')).toBe(true);
    expect(isSale('Papa ke seene mein dard hai, mere paas dawai hai, koi call karo 98765 43210')).toBe(false);
  });
});
