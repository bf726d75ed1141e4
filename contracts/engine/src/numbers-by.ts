const NONE: readonly number[] = [];

/** The numbers of things by each name that they bear. */
type NumbersBy = ReadonlyMap<string, readonly number[]>;

export function numbersBy(things: readonly (readonly string[])[]): NumbersBy {
  const by = new Map<string, number[]>();
  things.forEach((names, number) => {
    for (const name of names) {
      const those = by.get(name);
      if (those) those.push(number);
      else by.set(name, [number]);
    }
  });
  return by;
}

/**
 * Marks by their numbers the things that bear one of these names.
 * @param marks those that are marked whatever the names are; they are added to
 */
export function markBy(names: Iterable<string>, by: NumbersBy, marks: boolean[] = []): readonly boolean[] {
  for (const name of names) for (const number of by.get(name) ?? NONE) marks[number] = true;
  return marks;
}
