import { setTimeout as wait } from 'node:timers/promises';
import { enter } from '../accounts.js';
import type { InnerFigures } from '../inner-figures.js';
import { residentMegabytes } from '../processor-time.js';
import type { BenchProduct } from '../product.js';
import { Traffic, type Felt } from '../traffic.js';
import { askedInASoak } from './asked.js';

/** What one span of a soak measured. */
export interface Span extends Felt, InnerFigures {
  /** The megabytes that the product had in RAM, on average. */
  readonly resident: number;
}

/**
 * Sends steady traffic to a product that was just started, and measures it span by span.
 * @param seconds how long a span is
 * @param onSpan takes each span as it ends
 */
export async function soak(
  product: BenchProduct,
  { perSecond, spans, seconds }: { readonly perSecond: number; readonly spans: number; readonly seconds: number },
  onSpan: (span: Span, number: number) => void = () => undefined,
): Promise<Span[]> {
  const post = await writePost(product.url);
  const traffic = await Traffic.start(product.url, perSecond, (count, cookie) =>
    askedInASoak(product.url, post, count, cookie),
  );
  const measured: Span[] = [];
  try {
    await product.innerFigures();
    traffic.takeFelt();
    for (let number = 0; number < spans; number += 1) {
      const resident = await averageResident(product.pid, seconds);
      measured.push({ ...traffic.takeFelt(), ...(await product.innerFigures()), resident });
      onSpan(measured.at(-1)!, number);
    }
  } finally {
    await traffic.stop();
  }
  return measured;
}

/**
 * How memory went over spans of equal length.
 * @returns `growth`: by which part of the first quarter's average the last quarter's is more, and `slope`: the megabytes a
 *   span by which the straight line through all of them rises
 */
export function memoryOver(resident: readonly number[]): { growth: number; slope: number } {
  const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const quarter = Math.max(1, Math.floor(resident.length / 4));
  const growth = average(resident.slice(-quarter)) / average(resident.slice(0, quarter)) - 1;
  const [middle, mean] = [(resident.length - 1) / 2, average(resident)];
  const rise = resident.reduce((sum, value, number) => sum + (number - middle) * (value - mean), 0);
  const spread = resident.reduce((sum, _, number) => sum + (number - middle) ** 2, 0);
  return { growth, slope: spread === 0 ? 0 : rise / spread };
}

async function averageResident(pid: number, seconds: number): Promise<number> {
  let sum = 0;
  for (let second = 0; second < seconds; second += 1) {
    await wait(1000);
    sum += residentMegabytes(pid);
  }
  return sum / seconds;
}

/** @returns the id of a post that people then like and like no more */
async function writePost(url: string): Promise<string> {
  const cookie = await enter(url, 'signup', 'author@example.org');
  const answer = await fetch(`${url}/api/v1/community/posts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ content: 'A walk every morning helps me' }),
  });
  const { id } = (await answer.json()) as { id: string };
  return id;
}
