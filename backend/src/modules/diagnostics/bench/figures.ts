import type { Calibration } from './calibration.js';
import { PUBLISHED } from './published.js';
import type { RecordGain } from './record-patients.js';
import { halfOf, type Half, type SetRun } from './run-records.js';
import type { PredictionRecord, Scorer, Scores } from './scorer.js';
import type { FollowUpGain } from './simulated-patients.js';
import type { Times } from './time-texts.js';

/** Everything a run measured. */
export interface Figures {
  readonly knowledge: { readonly conditions: number; readonly findings: number; readonly redFlags: number };
  readonly load: { readonly ms: number; readonly mb: number };
  readonly sets: readonly SetRun[];
  readonly calibration: Calibration;
  readonly followUp: FollowUpGain;
  readonly fromRecords: readonly RecordGain[];
  /** Of the records, and of texts of 4,000 characters. */
  readonly times: { readonly records: Times; readonly longTexts: Times };
}

/** The figures as a page of Markdown, the same on the screen and in the docs. */
export function writeFigures(
  { knowledge, load, sets, calibration, followUp, fromRecords, times }: Figures,
  scorer: Scorer,
): string {
  return [
    `Knowledge: ${knowledge.conditions} conditions, ${knowledge.findings} findings, ${knowledge.redFlags} red flags; loaded in ${load.ms.toFixed(0)} ms, ${load.mb.toFixed(0)} MB.`,
    `Time per text, one thread of a warm process: ${shareTimes(times.records.engine)}; of 4,000 characters ${shareTimes(times.longTexts.engine)}.`,
    `Beside it, to tell a slow machine: looking the words of the same texts up in a set: ${shareTimes(times.records.lookUp)}; of 4,000 characters ${shareTimes(times.longTexts.lookUp)}.`,
    '',
    '| set | cases | who | top-1 % | top-3 % | top-5 % |',
    '|---|---|---|---|---|---|',
    ...sets.flatMap((set) => diagnosisRows(set, scorer)),
    '',
    '| set | triage right | emergencies under-triaged | false alarms |',
    '|---|---|---|---|',
    ...sets.flatMap((set) => triageRow(set, scorer)),
    '',
    ...sets.flatMap(({ name }) => (PUBLISHED[name] ?? []).map((line) => `Published for ${name}: ${line}.`)),
    '',
    `How sure the first condition is, against how often it is right: Brier score ${calibration.brier.toFixed(3)}, calibration error ${calibration.error.toFixed(3)}.`,
    '',
    '| said | right | cases |',
    '|---|---|---|',
    ...calibration.bins.map(({ said, right, cases }) => `| ${percent(said)} | ${percent(right)} | ${cases} |`),
    '',
    `Questions: ${followUp.patients} patients made up from the knowledge tell three symptoms. ${followUp.rounds
      .map(
        ({ answers, first, firstThree, rightCare, rightForPerson }) =>
          `After ${answers} answers ${percent(first / followUp.patients)} find their illness first, ${percent(firstThree / followUp.patients)} among the first three, and ${percent(rightCare / followUp.patients)} the level of care of their illness, ${percent(rightForPerson / followUp.patients)} the one that they need with all they have.`,
      )
      .join(
        ' ',
      )} ${followUp.excluded.length === 0 ? 'Nobody' : followUp.excluded.length} was asked what their age or sex excludes.`,
    '',
    'Questions to records: each tells its first sentence with a symptom, and answers only what the rest of it tells ("not sure" else). In percent after 0, 3 and 8 answers:',
    '',
    '| set | records | illness first | care right |',
    '|---|---|---|---|',
    ...[...fromRecords, together(fromRecords)].map(gainRow),
  ].join('\n');
}

/** All sets as one. */
function together(sets: readonly RecordGain[]): RecordGain {
  const sum = (of: (set: RecordGain) => number): number => sets.reduce((total, set) => total + of(set), 0);
  return {
    name: 'all',
    records: sum(({ records }) => records),
    withIllness: sum(({ withIllness }) => withIllness),
    withCare: sum(({ withCare }) => withCare),
    rounds: sets[0]!.rounds.map(({ answers }, at) => ({
      answers,
      first: sum(({ rounds }) => rounds[at]!.first),
      rightCare: sum(({ rounds }) => rounds[at]!.rightCare),
    })),
  };
}

function gainRow({ name, records, withIllness, withCare, rounds }: RecordGain): string {
  const cell = (hits: readonly number[], of: number): string =>
    of === 0 ? '–' : `${hits.map((count) => ((100 * count) / of).toFixed(0)).join(' → ')} of ${of}`;
  const first = rounds.map((round) => round.first);
  const care = rounds.map((round) => round.rightCare);
  return `| ${name} | ${records} | ${cell(first, withIllness)} | ${cell(care, withCare)} |`;
}

function diagnosisRows({ name, records, predictions, baseline }: SetRun, scorer: Scorer): string[] {
  const row = (who: string, given: readonly PredictionRecord[], half?: Half): string[] => {
    const kept = records.filter((record) => half === undefined || halfOf(record) === half);
    const ids = new Set(kept.map(({ id }) => id));
    const { dx } = scorer.score(
      given.filter(({ id }) => ids.has(id)),
      kept,
    );
    return dx.n === 0
      ? []
      : [
          `| ${name} | ${dx.n} | ${who} | ${rate(dx.top1, dx.n, scorer)} | ${rate(dx.top3, dx.n, scorer)} | ${rate(dx.top5, dx.n, scorer)} |`,
        ];
  };
  return [
    ...row('Sahaay', predictions),
    ...row('… half A', predictions, 'A'),
    ...row('… half B', predictions, 'B'),
    ...row('overlap of findings', baseline),
  ];
}

function triageRow({ name, records, predictions }: SetRun, scorer: Scorer): string[] {
  const { triage, emergencies, non_emergencies: others }: Scores = scorer.score(predictions, records);
  const cell = (hits: number, of: number): string =>
    of === 0 ? '–' : `${hits} of ${of} (${interval(hits, of, scorer)})`;
  if (triage.n + emergencies.n + others.n === 0) return [];
  return [
    `| ${name} | ${cell(triage.exact, triage.n)} | ${cell(emergencies.under_triaged, emergencies.n)} | ${cell(others.false_alarm, others.n)} |`,
  ];
}

export function rate(hits: number, of: number, scorer: Scorer): string {
  return `${((100 * hits) / of).toFixed(1)} (${interval(hits, of, scorer)})`;
}

export function interval(hits: number, of: number, scorer: Scorer): string {
  return scorer
    .wilson(hits, of)
    .map((share) => (100 * share).toFixed(0))
    .join('–');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function shareTimes(sorted: readonly number[]): string {
  return `half take at most ${at(sorted, 0.5, 2)} ms, 99 % ${at(sorted, 0.99, 2)} ms`;
}

export function at(sorted: readonly number[], share: number, digits = 1): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(digits);
}
