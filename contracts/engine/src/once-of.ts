/**
 * Works something out of an object once, however often it is asked, and keeps it for as long as the object lives.
 * @param work depends on nothing but the object, which nobody changes
 */
export function onceOf<From extends object, To>(work: (from: From) => To): (from: From) => To {
  const kept = new WeakMap<From, { readonly answer: To }>();
  return (from) => {
    let known = kept.get(from);
    if (!known) kept.set(from, (known = { answer: work(from) }));
    return known.answer;
  };
}

/** The same of two objects. */
export function onceOfBoth<From extends object, With extends object, To>(
  work: (from: From, other: With) => To,
): (from: From, other: With) => To {
  const workWith = onceOf((other: With) => onceOf((from: From) => work(from, other)));
  return (from, other) => workWith(other)(from);
}
