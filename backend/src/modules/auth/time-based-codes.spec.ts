import { later } from '../../testing/moved-clock.js';
import { TimeBasedCodes } from './time-based-codes.js';

const codes = new TimeBasedCodes();
/** The secret of RFC 6238, appendix B: the ASCII text 12345678901234567890. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238, appendix B, at second %i', async (second, code) => {
    const step = Math.floor(second / 30);
    const at = (away: number) =>
      later(second * 1000 - Date.now() + away * 30_000, async () => codes.stepOf(RFC_SECRET, code));
    for (const away of [0, 1, -1]) expect(await at(away)).toBe(step);
    expect(await at(2)).toBeNull();
    expect(await at(-2)).toBeNull();
  });

  it.each(['', '28708', '2870820', 'abcdef'])('are six digits: %j is none', (code) => {
    expect(codes.stepOf(RFC_SECRET, code)).toBeNull();
  });

  it('come of 160 bits, another secret for each person, which apps list under our name and their email', () => {
    const { secret, uri } = codes.enrol('asha@example.org');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(codes.enrol('asha@example.org').secret).not.toBe(secret);
    const address = new URL(uri);
    expect(address.protocol + address.host).toBe('otpauth:totp');
    expect(decodeURIComponent(address.pathname)).toBe('/Sahaay:asha@example.org');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ issuer: 'Sahaay', secret });
  });
});
