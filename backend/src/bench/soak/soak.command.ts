import { parseArgs } from 'node:util';
import { loadNow } from '../load.js';
import { BenchProduct } from '../product.js';
import { memoryOver, soak } from './soak.js';

/**
 * Uses the built product for an hour as people do on an ordinary day, and prints each minute how much memory it holds and
 * how late its event loop is. Fails when memory grew by more than a twentieth or a request failed.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    warm: { type: 'string', default: '10' },
    rate: { type: 'string', default: '25' },
  },
});
/** By which part memory may grow. */
const FLAT = 0.05;
const [minutes, warm] = [Number(values.minutes), Number(values.warm)];
const say = (line: string) => process.stdout.write(`${line}\n`);

const product = await BenchProduct.start({ PLACES_PROVIDER: 'directory' });
try {
  say(`${values.rate} requests a second; ${warm} minutes to warm up, then ${minutes}; ${loadNow()}\n`);
  say('| minute | in RAM, MB | heap, MB | event loop late, p99 ms | slowest answer, ms | requests | failed | load |');
  say('|---|---|---|---|---|---|---|---|');
  const plan = { perSecond: Number(values.rate), spans: warm + minutes, seconds: 60 };
  const spans = await soak(product, plan, ({ resident, heap, p99, slowest, requests, failures }, number) => {
    const failed = [...failures].map(([failure, count]) => `${failure}: ${count}`).join(', ') || '0';
    const cells = [number + 1 - warm, resident.toFixed(1), heap.toFixed(1), p99.toFixed(1), slowest.toFixed(0)];
    say(`| ${[...cells, requests, failed, loadNow()].join(' | ')} |`);
  });
  const counted = spans.slice(warm);
  const { growth, slope } = memoryOver(counted.map(({ resident }) => resident));
  const failed = spans.reduce((sum, span) => sum + span.failed, 0);
  const requests = spans.reduce((sum, span) => sum + span.requests, 0);
  const p99 = counted.map((span) => span.p99).toSorted((a, b) => a - b)[Math.floor(counted.length / 2)]!;
  say(
    `\n${requests} requests, ${failed} failed. Memory of the last quarter beside the first: ${(growth * 100).toFixed(1)} % more (bar ${FLAT * 100} %: ${growth <= FLAT ? 'holds' : 'FALLS SHORT'}), ${(slope * 60).toFixed(1)} MB an hour. Event loop late by ${p99.toFixed(1)} ms in the middle minute's p99.`,
  );
  process.exitCode = growth > FLAT || failed > 0 ? 1 : 0;
} finally {
  await product.stop();
}
