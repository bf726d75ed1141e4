/** Gives back the object that it was made with, so that the private fields of a class that extends it are put onto that object. */
class Onto {
  constructor(object: object) {
    return object;
  }
}

/**
 * Works something out of an object once, however often it is asked, and keeps it for as long as the object lives. It is kept
 * on the object, where nobody else sees it, and not beside it in a WeakMap: what a young object has in an old WeakMap outlives
 * it until all memory is cleared up, and each text left 120 kB behind so.
 * @param work depends on nothing but the object, which nobody changes
 */
export function onceOf<From extends object, To>(work: (from: From) => To): (from: From) => To {
  class Kept extends Onto {
    readonly #answer: To;

    constructor(from: From) {
      super(from);
      this.#answer = work(from);
    }

    static of(from: From): To {
      return #answer in from ? (from as unknown as Kept).#answer : new Kept(from).#answer;
    }
  }
  return (from) => Kept.of(from);
}

/** The same of two objects. */
export function onceOfBoth<From extends object, With extends object, To>(
  work: (from: From, other: With) => To,
): (from: From, other: With) => To {
  const workWith = onceOf((other: With) => onceOf((from: From) => work(from, other)));
  return (from, other) => workWith(other)(from);
}
