import { onceOf, onceOfBoth } from './once-of.ts';

it('works out an answer once for each object, also one of nothing', () => {
  const asked: object[] = [];
  const answer = onceOf((from: { readonly size?: number }) => {
    asked.push(from);
    return from.size;
  });
  const [some, none] = [{ size: 3 }, {}];
  expect([answer(some), answer(none), answer(some), answer(none)]).toEqual([3, undefined, 3, undefined]);
  expect(asked).toEqual([some, none]);
});

it('works out another answer where either of two objects is another', () => {
  let count = 0;
  const answer = onceOfBoth((from: { name: string }, other: { name: string }) => `${from.name}${other.name}${count++}`);
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect([answer(a, b), answer(b, a), answer(a, a), answer(a, b)]).toEqual(['ab0', 'ba1', 'aa2', 'ab0']);
});
