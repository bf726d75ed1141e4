import { Engine } from '@sahaay/engine';
import { noticeOf } from '@sahaay/engine/learned';
import { PAGE_MODELS } from '@sahaay/engine/screen/models';
import { EXPLAINED, shippedKnowledge } from '@sahaay/engine/shipped';
import { expect, test } from './test.ts';
import { brotliCompressSync } from 'node:zlib';
import { askWorker, serveEngine } from './engine-worker/site.ts';

/** Code, knowledge and the models of the page together, compressed with Brotli. */
const MOST_BYTES = 600_000;

test('the whole engine answers in a worker of the browser as it does in Node, in at most 600 kB', async ({ page }) => {
  const site = await serveEngine();
  try {
    const complaints = EXPLAINED.map(([, complaint]) => ({ ...complaint, answers: [] }));
    const engine = new Engine(shippedKnowledge(), noticeOf(PAGE_MODELS));
    await page.goto(site.url);
    const { answers } = await askWorker(page, complaints);
    expect(answers).toStrictEqual(complaints.map((complaint) => engine.answer(complaint)));

    const bytes = [...site.files.values()].reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  } finally {
    await site.close();
  }
});
