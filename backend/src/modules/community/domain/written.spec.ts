import { DomainError } from '../../../shared/errors.js';
import { entryOf } from './entry.js';
import { written } from './written.js';

const errorOf = (act: () => unknown): DomainError => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('was accepted');
};

describe.each([
  ['post', 'Post content cannot be empty', 'Your post is too long. Please shorten it'],
  ['reply', 'Reply content cannot be empty', 'Your reply is too long. Please shorten it'],
] as const)('the content of a %s', (kind, empty, tooLong) => {
  const contentOf = (content: unknown) => written(kind, { content }).content;

  it('is trimmed and otherwise kept as written', () => {
    expect(contentOf('\n  Drink water.\n\n<b>नमस्ते</b>  ')).toBe('Drink water.\n\n<b>नमस्ते</b>');
  });

  // ASVS 1.5.2, 2.2.1, 15.3.5
  it.each(['', '   \n\t', '\u200b\u200d', undefined, null, 7, ['hello'], {}])('cannot be %j', (input) => {
    expect(errorOf(() => contentOf(input))).toMatchObject({
      kind: 'invalid',
      message: empty,
      details: { content: empty },
    });
  });

  it.each(['nul \0 character', 'half a \ud83d pair'])('cannot hold %j', (input) => {
    expect(errorOf(() => contentOf(input))).toMatchObject({ kind: 'invalid', reason: `invalid_${kind}` });
  });

  it('has up to 2,000 characters, of which an emoji is one', () => {
    expect(contentOf('😀'.repeat(2000))).toHaveLength(4000);
    expect(contentOf(` ${'x'.repeat(2000)} `)).toHaveLength(2000);
  });

  it('is too long with 2,001', () => {
    expect(errorOf(() => contentOf('😀'.repeat(2001)))).toMatchObject({
      kind: 'too_large',
      reason: `${kind}_too_long`,
      message: tooLong,
    });
  });
});

describe('the id of a post or a reply', () => {
  it('is a uuid', () => {
    expect(() => entryOf('post', '0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f')).not.toThrow();
  });

  // ASVS 1.3.3
  it.each(['', '1', 'undefined', "' or 1=1", '0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f0', '\0'])('not found: %j', (id) => {
    expect(errorOf(() => entryOf('post', id))).toMatchObject({ kind: 'not_found', reason: 'post_not_found' });
    expect(errorOf(() => entryOf('reply', id))).toMatchObject({ kind: 'not_found', reason: 'reply_not_found' });
  });
});
