import type { Given } from './person.ts';
import { read } from '../../testing/shipped.ts';
import complaints from './small-and-old.json' with { type: 'json' };

/** Everyday complaints of babies and of old people, each with the findings of which one must be heard. */
it.each(complaints)('"$text" is heard', ({ text, age, about, is }) => {
  const { present } = read(text, { person: { age, about: about as NonNullable<Given['about']> } });
  expect(is.filter((id) => present.has(id))).not.toEqual([]);
});
