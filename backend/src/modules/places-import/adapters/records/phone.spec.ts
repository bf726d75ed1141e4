import { dialable } from './phone.js';

describe('dialable', () => {
  it.each([
    ['+91 11 2658 8500', undefined, '+911126588500'],
    ['011-26588500', 'IN', '+911126588500'],
    ['020 7188 7188', 'GB', '+442071887188'],
    ['none; 020 7188 7188', 'GB', '+442071887188'],
    ['108', 'IN', '108'],
    ['12345', 'IN', null],
    ['011-26588500', undefined, null],
    [undefined, 'IN', null],
    ['020 7188 7188', 'ZZ', null],
  ])('makes %j in %s %s', (field, country, expected) => {
    expect(dialable(field, country)).toBe(expected);
  });
});
