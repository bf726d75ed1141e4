import type { Request } from 'express';
import { SessionSecret } from '../../../../shared/session/session-secret.js';
import { StateCookie } from './state-cookie.js';

const MINUTE = 60_000;
/** Lets a browser leave for Google. It answers the state in the address and the cookie that the browser keeps. */
function leave(cookies: StateCookie) {
  let kept = '';
  let given = '';
  const response = { cookie: (name: string, value: string) => (kept = `${name}=${value}`) };
  cookies.store(
    { res: response } as unknown as Request,
    'verifier',
    undefined,
    undefined,
    (_, state) => (given = state ?? ''),
  );
  return { state: given, cookie: kept };
}

function comeBack(cookies: StateCookie, state: string, cookie: string | undefined): string | false {
  let answer: string | false = false;
  cookies.verify({ headers: { cookie } } as Request, state, (_, verifier) => (answer = verifier));
  return answer;
}

describe('the cookie of somebody who is at Google', () => {
  let now = Date.now();
  const cookies = new StateCookie({ overHttps: false, secret: new SessionSecret('ours'), now: () => now });

  it('gives the verifier back, among other cookies too', () => {
    const { state, cookie } = leave(cookies);
    expect(comeBack(cookies, state, cookie)).toBe('verifier');
    expect(comeBack(cookies, state, `a=b; ${cookie}; sahaay-google-not=this`)).toBe('verifier');
  });

  // ASVS 9.2.1
  it('lasts ten minutes', () => {
    const { state, cookie } = leave(cookies);
    now += 10 * MINUTE - 1;
    expect(comeBack(cookies, state, cookie)).toBe('verifier');
    now += 1;
    expect(comeBack(cookies, state, cookie)).toBe(false);
  });

  // ASVS 9.1.3
  it('is worth nothing with another state, without it, or signed by somebody else', () => {
    const { state, cookie } = leave(cookies);
    expect(comeBack(cookies, leave(cookies).state, cookie)).toBe(false);
    expect(comeBack(cookies, '', cookie)).toBe(false);
    expect(comeBack(cookies, state, undefined)).toBe(false);
    const others = new StateCookie({ overHttps: false, secret: new SessionSecret('theirs') });
    expect(comeBack(others, state, cookie)).toBe(false);
  });
});
