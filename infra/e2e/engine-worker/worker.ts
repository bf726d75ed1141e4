// The whole engine in a browser's worker: it loads once, answers the complaints it is sent and says how long each took.
import { Engine, knowledgeBaseOf, unpackKnowledge, type Complaint, type PackedKnowledge } from '@sahaay/engine';
import { noticeOf } from '@sahaay/engine/learned';
import { PAGE_MODELS } from '@sahaay/engine/screen/models';
import type { WorkerReport } from './site.ts';

async function load(): Promise<Engine> {
  const knowledge = (await (await fetch('/knowledge.json')).json()) as PackedKnowledge;
  return new Engine(knowledgeBaseOf(unpackKnowledge(knowledge)), noticeOf(PAGE_MODELS));
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
