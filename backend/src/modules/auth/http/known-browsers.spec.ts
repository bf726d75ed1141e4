import type { CookieOptions, Request, Response } from 'express';
import { readConfig } from '../../../config.js';
import { SessionSecret } from '../../../shared/session/session-secret.js';
import { KnownBrowsers } from './known-browsers.js';

const NOBODY = { id: '', sessionEpoch: 0 };
const account = (id: number, sessionEpoch = 0) => ({ id: String(id), sessionEpoch });

const browsers = new KnownBrowsers(new SessionSecret('a secret of this test'), readConfig({}));

/** A browser that keeps one cookie. */
class Browser {
  cookie = '';
  options: CookieOptions = {};

  get request(): Request {
    return { headers: { cookie: this.cookie } } as Request;
  }

  signIn(who: { id: string; sessionEpoch: number }): void {
    const cookie = (name: string, value: string, options: CookieOptions) => {
      this.cookie = `${name}=${value}`;
      this.options = options;
    };
    browsers.remember(who, this.request, { cookie } as unknown as Response);
  }

  numberFor(who: { id: string; sessionEpoch: number } | undefined): string | undefined {
    return browsers.numberFor(who, this.request);
  }
}

describe('a browser', () => {
  it('is known to an account that was signed in to in it, in the same epoch, and to no other', () => {
    const browser = new Browser();
    browser.signIn(account(1));
    expect(browser.numberFor(account(1))).toMatch(/^[\w-]{22}$/);
    expect(browser.numberFor(account(2))).toBeUndefined();
    expect(browser.numberFor(account(1, 1))).toBeUndefined();
    expect(new Browser().numberFor(account(1))).toBeUndefined();
  });

  it('has no number where there is no account, whatever its cookie says', () => {
    const browser = new Browser();
    expect(browser.numberFor(undefined)).toBeUndefined();
    browser.signIn(NOBODY);
    expect(browser.numberFor(undefined)).toBeUndefined();
  });

  // ASVS 3.3.5
  it('is known to the last five accounts, each of them once', () => {
    const browser = new Browser();
    for (const id of [1, 2, 3, 4, 5, 5]) browser.signIn(account(id));
    const known = () => [1, 2, 3, 4, 5, 6].filter((id) => browser.numberFor(account(id)) !== undefined);
    expect(known()).toEqual([1, 2, 3, 4, 5]);
    browser.signIn(account(6));
    expect(known()).toEqual([2, 3, 4, 5, 6]);
    expect(browser.cookie.split('.')).toHaveLength(6);
  });

  it('keeps its number, and begins anew where the cookie is not as we wrote it', () => {
    const browser = new Browser();
    for (const id of [1, 2, 3, 4, 5]) browser.signIn(account(id));
    const number = browser.numberFor(account(1));
    expect(browser.numberFor(account(5))).toBe(number);
    for (const spoilt of [`${browser.cookie}.${'x'.repeat(22)}`, `${browser.cookie}!`, browser.cookie.slice(0, -1)]) {
      const other = Object.assign(new Browser(), { cookie: spoilt });
      expect(other.numberFor(account(1))).toBeUndefined();
      other.signIn(account(1));
      expect(other.numberFor(account(1))).not.toBe(number);
      expect(other.cookie.split('.')).toHaveLength(2);
    }
  });

  it('is known for half a year, to sign-in alone', () => {
    const browser = new Browser();
    browser.signIn(account(1));
    const halfAYear = 15_552_000_000;
    expect(browser.options).toMatchObject({ maxAge: halfAYear, httpOnly: true, sameSite: 'lax', path: '/api/v1/auth' });
  });
});
