import { DomainError } from '../../../shared/errors.js';
import { checkPostId, postContent } from './post.js';

const errorOf = (act: () => unknown): DomainError => {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error;
  }
  throw new Error('was accepted');
};

describe('the content of a post', () => {
  it('is trimmed and otherwise kept as written', () => {
    expect(postContent('\n  Drink water.\n\n<b>नमस्ते</b>  ')).toBe('Drink water.\n\n<b>नमस्ते</b>');
  });

  it.each(['', '   \n\t', '\u200b\u200d', undefined, null, 7, ['hello'], {}])('cannot be %j', (input) => {
    expect(errorOf(() => postContent(input))).toMatchObject({
      kind: 'invalid',
      message: 'Post content cannot be empty',
      details: { content: 'Post content cannot be empty' },
    });
  });

  it.each(['nul \0 character', 'half a \ud83d pair'])('cannot hold %j', (input) => {
    expect(errorOf(() => postContent(input))).toMatchObject({ kind: 'invalid', reason: 'invalid_post' });
  });

  it('has up to 2,000 characters, of which an emoji is one', () => {
    expect(postContent('😀'.repeat(2000))).toHaveLength(4000);
    expect(postContent(` ${'x'.repeat(2000)} `)).toHaveLength(2000);
  });

  it('is too long with 2,001', () => {
    expect(errorOf(() => postContent('😀'.repeat(2001)))).toMatchObject({
      kind: 'too_large',
      reason: 'post_too_long',
      message: 'Your post is too long. Please shorten it',
    });
  });
});

describe('the id of a post', () => {
  it('is a uuid', () => {
    expect(() => checkPostId('0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f')).not.toThrow();
  });

  it.each(['', '1', 'undefined', "' or 1=1", '0b6f4d3e-5a51-4c55-9a3a-2f4a5d6c7e8f0', '\0'])('not found: %j', (id) => {
    expect(errorOf(() => checkPostId(id))).toMatchObject({ kind: 'not_found', reason: 'post_not_found' });
  });
});
