export class Done {
  done: boolean;
}

/** The answer of a call that only tells that it worked. */
export class DoneAnswer {
  data: Done;
}

export const DONE: DoneAnswer = { data: { done: true } };
