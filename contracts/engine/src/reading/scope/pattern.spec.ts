import { tokenise } from '../tokens.ts';
import { matchAnchor } from './match.ts';
import { parsePattern } from './pattern.ts';

const CLASSES = new Map([['pet', new Set(['dog', 'cat'])]]);

/** The words of the core where a pattern stands first; null where it does not stand. */
function coreOf(pattern: string, text: string): string | null {
  const tokens = tokenise(text);
  const parsed = parsePattern(pattern, CLASSES);
  const stretch = { tokens, from: 0, to: tokens.length };
  for (let at = 0; at < tokens.length; at++) {
    const core = matchAnchor(parsed, at, stretch);
    const words = tokens.slice(core?.start, core?.end).map(({ word }) => word);
    if (core) return words.join(' ');
  }
  return null;
}

describe('a pattern', () => {
  it.each([
    ['no fever', 'i have no fever', 'no fever'],
    ['no fever', 'no high fever', null],
    ['no|never fever', 'never fever', 'never fever'],
    ['my @pet', 'my cat coughs', 'my cat'],
    ['my cough~', 'my coughing', 'my coughing'],
    ['my ~ing', 'my coughing', 'my coughing'],
    ['in 20##', 'in 2015', 'in 2015'],
    ['in 20##', 'in 201', null],
    ['my _ hurts', 'my arm hurts', 'my arm hurts'],
    ['a big? dog', 'a dog', 'a dog'],
    ['a big* dog', 'a big big big dog', 'a big big big dog'],
    ['a _{1,2} dog', 'a dog', null],
    ['a _{1,2} dog', 'a big old dog', 'a big old dog'],
    ['a _{1,2} dog', 'a big old brown dog', null],
    ['my [dog] barks', 'my dog barks', 'dog'],
    ['my [dog] barks', 'a dog barks', null],
    ['!my|his [dog]', 'my dog', null],
    ['!my|his [dog]', 'dog', 'dog'],
    ['[dog] !barks', 'dog barks', null],
    ['[dog] !barks', 'a dog', 'dog'],
    ['[dog] !(who barks)', 'a dog who barks', null],
    ['[dog] !(who barks)', 'a dog who sleeps', 'dog'],
    ['no ... [dog]', 'no cat, bird and dog', 'dog'],
    ['no .. [dog]', 'no cat, bird and dog', null],
    ['no .. [dog]', 'no cat and dog', 'dog'],
    ['^ [dog]', 'my dog', null],
    ['[dog] $', 'my dog', 'dog'],
    ['[dog] $', 'dog barks', null],
    [', [dog]', 'cat, dog', 'dog'],
    ['!, [dog]', 'cat, dog', null],
    ['!^ [dog] !$', 'my dog barks', 'dog'],
    ['[!dog @pet]', 'my cat', 'cat'],
    ['[!dog @pet]', 'my dog', null],
  ])('%s in "%s" is %s', (pattern, text, core) => expect(coreOf(pattern, text)).toBe(core));

  it.each([
    ['@bird', 'there is no class "@bird"'],
    ['cat||dog', '"cat||dog" has an empty choice'],
    ['[cat', '"[cat" needs one pair of brackets, or none'],
    ['[cat] [dog]', '"[cat] [dog]" needs one pair of brackets, or none'],
  ])('%s is a mistake', (pattern, mistake) => expect(() => parsePattern(pattern, CLASSES)).toThrow(mistake));
});
