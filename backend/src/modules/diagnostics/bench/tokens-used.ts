import type { Tokens } from '../../language-model/public.js';
import type { Metrics } from '../../../shared/metrics/metrics.js';

/** What the metrics counted so far. */
export async function tokensUsed({ registry }: Metrics): Promise<Tokens> {
  const { values = [] } = (await registry.getSingleMetric('sahaay_llm_tokens_total')?.get()) ?? {};
  const sum = (direction: string): number =>
    values.filter(({ labels }) => labels.direction === direction).reduce((total, { value }) => total + value, 0);
  return { in: sum('in'), out: sum('out') };
}
