import { answerInWorker, inWorker, type WorkerScope } from './index.ts';

/** A worker of a test: its file runs on the page, and what is posted to it arrives with the next turn. */
class TestWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  post: (message: unknown) => void = () => undefined;
  postMessage(message: unknown): void {
    setTimeout(() => this.post(message));
  }
}

function answering(worker: TestWorker): Worker {
  const scope: WorkerScope = { onmessage: null, postMessage: (data: unknown) => worker.onmessage?.({ data }) };
  answerInWorker((words: string) => {
    if (words === 'stuck') throw new Error('It is stuck.');
    return words.length;
  }, scope);
  worker.post = (data) => scope.onmessage?.({ data } as MessageEvent);
  return worker as unknown as Worker;
}

const onPage = jest.fn(async () => (words: string) => -words.length);
beforeEach(() => onPage.mockClear());

test('a worker answers each question, and a question that goes wrong rejects alone', async () => {
  const ask = await inWorker({ start: () => answering(new TestWorker()), first: '', onPage })();
  const [one, stuck, other] = await Promise.allSettled([ask('four'), ask('stuck'), ask('seventh')]);
  expect([one, other]).toEqual([
    { status: 'fulfilled', value: 4 },
    { status: 'fulfilled', value: 7 },
  ]);
  expect(stuck).toMatchObject({ reason: new Error('It is stuck.') });
  expect(onPage).not.toHaveBeenCalled();
});

test('a worker that cannot be fetched leaves the answers to the page', async () => {
  const worker = new TestWorker();
  worker.post = () => worker.onerror?.();
  const ask = await inWorker({ start: () => worker as unknown as Worker, first: '', onPage })();
  expect(await ask('four')).toBe(-4);
});

test('a browser that starts no worker leaves them to the page, and a failure is tried again', async () => {
  onPage.mockRejectedValueOnce(new Error('Not fetched.'));
  const start = (): Worker => {
    throw new Error('No worker from another origin.');
  };
  const load = inWorker({ start, first: '', onPage });
  await expect(load()).rejects.toThrow('Not fetched.');
  const [one, other] = await Promise.all([load(), load()]);
  expect(one).toBe(other);
  expect(await one('four')).toBe(-4);
});
