import { fromCursor, toCursor } from './cursor.js';

const position = { createdAt: new Date('2026-11-21T10:00:00.123Z'), id: '0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f' };

describe('a cursor', () => {
  it('leads back to its position', () => {
    expect(fromCursor(toCursor(position))).toEqual(position);
  });

  it('is safe in a URL', () => {
    expect(toCursor(position)).toMatch(/^[\w-]+$/);
  });

  const made = (text: string) => Buffer.from(text).toString('base64url');
  it.each([
    '',
    'x',
    '%%%',
    toCursor(position) + '=',
    made('now.1'),
    made(`1e3.${position.id}`),
    made(`1795255200123.${'-'.repeat(36)}`),
  ])('is refused when it was not made here: %j', (cursor) => {
    const problem = 'This page of posts does not exist. Please start again from the newest post';
    expect(() => fromCursor(cursor)).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        reason: 'invalid_cursor',
        message: problem,
        details: { cursor: problem },
      }),
    );
  });
});
