export class Done {
  done: boolean;
}

/** The answer of a call that has nothing to tell but that it worked. */
export class DoneAnswer {
  data: Done;
}

export const DONE: DoneAnswer = { data: { done: true } };
