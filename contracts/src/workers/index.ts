export { workersOf } from './own-worker.ts';

interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

interface Answered<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  /** What went wrong, instead of an answer. */
  readonly problem?: string;
}

/** Answers a question. It rejects when that goes wrong. */
export type Ask<Question, Answer> = (question: Question) => Promise<Answer>;

interface Answerer<Question, Answer> {
  /** Starts the worker, whose file calls `answerInWorker`. A browser that starts none throws here. */
  readonly start: () => Worker;
  /** Is asked before anything else, since browsers only report a worker that could not start. */
  readonly first: Question;
  /** Fetches what answers on the page, where no worker can be started. */
  readonly onPage: () => Promise<(question: Question) => Answer>;
}

/**
 * Lets a worker answer questions, so that long work never holds up typing. Where no worker can be started, the page
 * answers itself.
 *
 * @returns fetches what answers, once for all callers. It rejects when neither could be fetched, and the next call tries again
 */
export function inWorker<Question, Answer>(answerer: Answerer<Question, Answer>): () => Promise<Ask<Question, Answer>> {
  let ready: Promise<Ask<Question, Answer>> | undefined;
  const onPage = async (): Promise<Ask<Question, Answer>> => {
    const answer = await answerer.onPage();
    return async (question) => answer(question);
  };
  return () => {
    ready ??= startWorker(answerer)
      .catch(onPage)
      .catch((error: unknown) => {
        ready = undefined;
        throw error;
      });
    return ready;
  };
}

async function startWorker<Question, Answer>({
  start,
  first,
}: Answerer<Question, Answer>): Promise<Ask<Question, Answer>> {
  const worker = start();
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let count = 0;
  worker.onmessage = ({ data: { id, answer, problem } }: MessageEvent<Answered<Answer>>) => {
    if (problem === undefined) waiting.get(id)?.resolve(answer as Answer);
    else waiting.get(id)?.reject(new Error(problem));
    waiting.delete(id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker failed.'));
    waiting.clear();
  };
  const ask: Ask<Question, Answer> = (question) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question } satisfies Asked<Question>);
    });
  await ask(first);
  return ask;
}

/** What is used of the world in which a worker's file runs. */
export interface WorkerScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}

/** Answers, in the file of a worker, what the page asks. `scope` is the worker's own. */
export function answerInWorker<Question, Answer>(
  answer: (question: Question) => Answer,
  scope: WorkerScope = self,
): void {
  const answered = ({ id, question }: Asked<Question>): Answered<Answer> => {
    try {
      return { id, answer: answer(question) };
    } catch (error) {
      return { id, problem: error instanceof Error ? error.message : String(error) };
    }
  };
  scope.onmessage = ({ data }: MessageEvent<Asked<Question>>) => scope.postMessage(answered(data));
}
