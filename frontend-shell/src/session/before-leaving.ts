type Question = () => Promise<boolean>;

let question: Question | undefined;

/** Has `ask` decide whether the person may sign out. Returns a function that takes this back. */
export function askBeforeSignOut(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

/** Whether the person may be signed out now: nothing would be lost, or they agreed. */
export const maySignOut = async (): Promise<boolean> => (await question?.()) ?? true;
