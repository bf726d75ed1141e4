import type { EngineAnswer, EngineQuestion } from '../features/symptoms/on-device/messages.ts';

type Reply =
  | Omit<Extract<EngineAnswer, { prediction: unknown }>, 'id'>
  | { readonly problem: string }
  | 'crash'
  | 'silence';

/** Puts a worker in place of the one that has the engine. It answers each question as it is told to. */
export function workerAnswers(reply: (question: EngineQuestion) => Reply): readonly EngineQuestion[] {
  const asked: EngineQuestion[] = [];
  class FakeWorker {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: (() => void) | null = null;

    postMessage(question: EngineQuestion): void {
      asked.push(question);
      const answer = reply(question);
      queueMicrotask(() => {
        if (answer === 'crash') return this.onerror?.();
        if (answer === 'silence') return;
        this.onmessage?.({ data: { id: question.id, share: 1 } });
        this.onmessage?.({ data: { id: question.id, ...answer } });
      });
    }

    terminate(): void {
      this.onmessage = null;
    }
  }
  // The check for danger signs has a worker of its own, which goes into the page where none can be started.
  const Pretended = function (address: URL) {
    if (!String(address).includes('engine-worker')) throw new Error('There is no such worker.');
    return new FakeWorker();
  };
  Object.defineProperty(globalThis, 'Worker', { configurable: true, value: Pretended });
  restore = () => Reflect.deleteProperty(globalThis, 'Worker');
  return asked;
}

let restore: () => unknown = () => undefined;
afterEach(() => void restore());
