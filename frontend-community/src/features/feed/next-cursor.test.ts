import { nextCursorOf } from './next-cursor.ts';

describe('nextCursorOf', () => {
  it.each([
    ['</api/v1/community/posts?limit=20&cursor=a%3D%3D>; rel="next"', 'a=='],
    ['<https://sahaay.example/api/v1/community/posts?cursor=b>; rel=next', 'b'],
    ['</posts?cursor=first>; rel="first", </posts?cursor=c>; rel="next"', 'c'],
    ['</posts?cursor=first>; rel="first"', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (header, cursor) => {
    expect(nextCursorOf(header)).toBe(cursor);
  });
});
