import { splitLinks } from './links.ts';

const addresses = (text: string) =>
  splitLinks(text)
    .filter((part) => part.href)
    .map((part) => part.href);

describe('splitLinks', () => {
  it.each([
    ['no address here', []],
    ['see https://who.int/ors', ['https://who.int/ors']],
    ['see www.who.int.', ['https://www.who.int']],
    ['(https://who.int/ors).', ['https://who.int/ors']],
    ['https://en.wikipedia.org/wiki/ORS_(medicine)', ['https://en.wikipedia.org/wiki/ORS_(medicine)']],
    ['one http://a.example, two HTTPS://b.example!', ['http://a.example', 'HTTPS://b.example']],
    ['यहाँ देखें https://who.int।', ['https://who.int']],
    ['javascript:alert(1) data:text/html,x mailto:a@example.org who.int', []],
    ['https:// http://', []],
  ])('finds in %j %j', (text, found) => {
    expect(addresses(text)).toEqual(found);
  });

  // ASVS 1.2.2
  it.each(['', 'plain', 'a https://who.int/x?y=1&z=2#w, b (www.example.org) c\nd'])(
    'keeps every character of %j',
    (text) => {
      expect(
        splitLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );
});
