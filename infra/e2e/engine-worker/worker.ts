// The whole engine in a browser's worker: it loads once, answers the complaints it is sent and says how long each took.
import { Engine, knowledgeBaseOf, unpackKnowledge, type Complaint, type PackedKnowledge } from '@sahaay/engine';
import { LEARNED_MODELS, noticeOf } from '@sahaay/engine/learned';
import type { WorkerReport } from './site.ts';

async function textOf(file: string): Promise<string> {
  return (await (await fetch(file)).text()).trimEnd();
}

async function load(): Promise<Engine> {
  const [knowledge, ...models] = await Promise.all([
    fetch('/knowledge.json').then((response) => response.json() as Promise<PackedKnowledge>),
    ...LEARNED_MODELS.map((name) => textOf(`/${name}.txt`)),
  ]);
  const files = Object.fromEntries(LEARNED_MODELS.map((name, at) => [name, models[at]!]));
  return new Engine(knowledgeBaseOf(unpackKnowledge(knowledge)), noticeOf(files as Parameters<typeof noticeOf>[0]));
}

const started = performance.now();
const engine = await load();
const loaded = performance.now() - started;

addEventListener('message', ({ data }: MessageEvent<readonly Complaint[]>) => {
  const took: number[] = [];
  const answers = data.map((complaint) => {
    const before = performance.now();
    const answer = engine.answer(complaint);
    took.push(performance.now() - before);
    return answer;
  });
  const report: WorkerReport = { loaded, took, answers };
  postMessage(report);
});
postMessage('ready');
