import { understoodOf } from './understood.ts';

/** Where something was heard: the first place of these words in a text. */
const heardIn = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

describe('how much of a text was understood', () => {
  const text = 'fever. apples pears plums grapes melons';

  it('counts words that were heard, and those beside them in the same clause', () => {
    expect(understoodOf(text, [heardIn(text, 'fever')])).toMatchObject({ understood: 1 / 6, read: 1 / 6 });
    expect(understoodOf(text, [heardIn(text, 'apples')])).toMatchObject({ understood: 1 / 6, read: 4 / 6 });
    expect(understoodOf(text, [heardIn(text, 'plums')])).toMatchObject({ read: 5 / 6 });
  });

  it('leaves small words, denials and numbers out', () => {
    const small = 'I am 30 and my fever is not';
    expect(understoodOf(small, [])).toMatchObject({ read: 0, unread: ['fever'] });
    expect(understoodOf(small, [heardIn(small, 'fever')])).toMatchObject({ read: 1, unread: [] });
    expect(understoodOf('I am 30', [])).toEqual({ understood: 1, read: 1, unread: [] });
  });

  it('quotes what was not read, clause by clause, the longest three in their order', () => {
    expect(understoodOf(text, [heardIn(text, 'fever')]).unread).toEqual(['apples pears plums grapes melons']);
    const many = 'fever. one apple. two long green pears. three plums. four long yellow melons today';
    expect(understoodOf(many, [heardIn(many, 'fever')]).unread).toEqual([
      'two long green pears',
      'three plums',
      'four long yellow melons',
    ]);
    expect(understoodOf('long'.repeat(40), []).unread[0]).toHaveLength(60);
  });
});
