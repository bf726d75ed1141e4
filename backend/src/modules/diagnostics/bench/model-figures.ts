import { costOf, type Prices } from '../../language-model/public.js';
import { at, interval, rate } from './figures.js';
import type { ModelAnswer } from './model-run.js';
import type { SetRun } from './run-records.js';
import type { PredictionRecord, Scorer } from './scorer.js';

/** Everything a run measured, of the sets that were asked about. */
export interface ModelFigures {
  readonly model: string;
  readonly prices: Prices | null;
  /** What the knowledge base answers to the same records. */
  readonly sets: readonly SetRun[];
  readonly answers: readonly ModelAnswer[];
}

/** The figures as Markdown: each set once with the knowledge base alone and once with the model's opinion joined. */
export function writeModelFigures({ model, prices, sets, answers }: ModelFigures, scorer: Scorer): string {
  const asked = answers.filter(({ set, prediction }) =>
    sets.some(({ name, records }) => name === set && records.some(({ id }) => id === prediction.id)),
  );
  const told = sets.map(({ name, records, predictions }) => {
    const joined = asked.filter(({ set }) => set === name).map(({ prediction }) => prediction);
    return {
      name,
      records,
      sides: [
        ['knowledge base', predictions],
        [`with ${model}`, joined],
      ] as const,
    };
  });
  const rows = (
    row: (predictions: readonly PredictionRecord[], set: (typeof told)[number]) => string | undefined,
  ): string[] =>
    told.flatMap((set) =>
      set.sides.flatMap(([who, predictions]) => {
        const cells = row(predictions, set);
        return cells === undefined ? [] : `| ${set.name} | ${who} | ${cells} |`;
      }),
    );
  const share = (hits: number, of: number): string =>
    of === 0 ? '–' : `${hits} of ${of} (${interval(hits, of, scorer)})`;
  return [
    '| set | who | cases | top-1 % | top-3 % | top-5 % |',
    '|---|---|---|---|---|---|',
    ...rows((predictions, { records }) => {
      const { n, top1, top3, top5 } = scorer.score(predictions, records).dx;
      return n === 0 ? undefined : [n, ...[top1, top3, top5].map((hits) => rate(hits, n, scorer))].join(' | ');
    }),
    '',
    '| set | who | triage right | emergencies under-triaged | false alarms |',
    '|---|---|---|---|---|',
    ...rows((predictions, { records }) => {
      const { triage, emergencies, non_emergencies: others } = scorer.score(predictions, records);
      if (triage.n + emergencies.n + others.n === 0) return undefined;
      return [
        share(triage.exact, triage.n),
        share(emergencies.under_triaged, emergencies.n),
        share(others.false_alarm, others.n),
      ].join(' | ');
    }),
    '',
    ...spending(asked, prices),
  ].join('\n');
}

function spending(answers: readonly ModelAnswer[], prices: Prices | null): string[] {
  const tokens = answers.reduce((sum, one) => ({ in: sum.in + one.tokens.in, out: sum.out + one.tokens.out }), {
    in: 0,
    out: 0,
  });
  const spoke = answers.filter(({ fallback }) => fallback === null);
  const times = spoke.map(({ ms }) => ms).sort((a, b) => a - b);
  const reasons = Map.groupBy(
    answers.filter(({ fallback }) => fallback !== null),
    ({ fallback }) => fallback,
  );
  const a = (sum: number): string => (answers.length === 0 ? '0' : (sum / answers.length).toFixed(0));
  return [
    `The model had its say on ${spoke.length} of ${answers.length} texts; on the others the knowledge base answered alone: ${[...reasons].map(([reason, those]) => `${reason} ${those.length}`).join(', ') || 'none'}.`,
    `Time of an answer with the model: half take at most ${at(times, 0.5)} ms, 95 % at most ${at(times, 0.95)} ms.`,
    `Tokens: ${tokens.in} in, ${tokens.out} out; for each text ${a(tokens.in)} in and ${a(tokens.out)} out.`,
    prices
      ? `Cost: ${costOf(tokens, prices).toFixed(4)}, for 1,000 texts ${((1000 * costOf(tokens, prices)) / Math.max(1, answers.length)).toFixed(2)}.`
      : 'Cost: not known; set LLM_PRICE_IN and LLM_PRICE_OUT.',
  ];
}
