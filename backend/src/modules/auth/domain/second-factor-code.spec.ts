import { newRecoveryCodes, readCode } from './second-factor-code.js';

describe('a code that was typed', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['१२३४५६', '123456'],
    ['১২৩৪৫৬', '123456'],
    ['௧௨௩௪௫௬', '123456'],
    ['౧౨౩౪౫౬', '123456'],
    ['１２３４５６', '123456'],
    ['123\u00a0456\n', '123456'],
  ])('is one of an app: %j', (typed, code) => {
    expect(readCode(typed)).toEqual({ kind: 'time', code });
  });

  it.each([
    ['K7FPZ-9XQ4M', 'k7fpz9xq4m'],
    [' k7fpz 9xq4m', 'k7fpz9xq4m'],
    ['k7fpz–9xq4m', 'k7fpz9xq4m'],
    ['1234567', '1234567'],
    ['12345', '12345'],
  ])('is otherwise a recovery code: %j', (typed, code) => {
    expect(readCode(typed)).toEqual({ kind: 'recovery', code });
  });
});

describe('recovery codes', () => {
  it('are ten, each another, in letters and digits that nobody mixes up, and are read back as they were made', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[a-hj-km-np-tv-z2-9]{5}-[a-hj-km-np-tv-z2-9]{5}$/);
      expect(readCode(code)).toEqual({ kind: 'recovery', code: code.replace('-', '') });
    }
  });
});
