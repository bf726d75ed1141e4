// Trains the learned reader on the corpus and writes model/reader.bin: `npm run train:reader`. Prints what it finds of
// messages that it was not trained on, once by whole situations and once by whole authors.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { encodeModel, type ReaderModel } from '../src/learned/model.ts';
import { readCorpus, sittingsIn } from './corpus.ts';
import { exampleOf, fit, type Fitted } from './fit.ts';
import { foldsByAuthor, foldsBySituation } from './folds.ts';
import { scoreAboveCalm, scoreBelowDanger, scoreHeldOut, shareAbove, type Scored } from './measure.ts';
import { nearCopiesIn } from './near-copies.ts';

const BITS = 16;
/** Shares of unseen calm messages above the bounds, and of unseen dangers below the calm one. */
const ACCEPTED = { alarm: 0.02, sure: 0.005, calm: 0.01 } as const;
/** Weights above this share of all are cut off at the greatest byte. */
const CUT = 0.0005;

const folder = path.resolve(import.meta.dirname, '..');
const corpus = path.join(folder, 'corpus');
const messages = readCorpus(corpus);
const copies = nearCopiesIn(messages.map(({ text }) => text));
for (const [one, other] of copies) process.stderr.write(`Nearly the same:\n  ${one}\n  ${other}\n`);
if (copies.length) throw new Error(`${copies.length} messages are nearly copies of others: take them out.`);

const examples = messages.map((message) => exampleOf(message, BITS));
const unseen = {
  situations: scoreHeldOut(examples, foldsBySituation(messages), BITS),
  authors: scoreHeldOut(examples, foldsByAuthor(messages), BITS),
};
const all = Object.values(unseen);
const bounds = {
  alarm: Math.max(...all.map((scored) => scoreAboveCalm(scored, ACCEPTED.alarm))),
  sure: Math.max(...all.map((scored) => scoreAboveCalm(scored, ACCEPTED.sure))),
  calm: Math.min(...all.map((scored) => scoreBelowDanger(scored, ACCEPTED.calm))),
};
const model = rounded(fit(examples, BITS));
mkdirSync(path.join(folder, 'model'), { recursive: true });
writeFileSync(path.join(folder, 'model/reader.bin'), encodeModel(model));
writeFileSync(
  path.join(folder, 'model/trained-on.json'),
  `${JSON.stringify({ sittings: sittingsIn(corpus) }, null, 2)}\n`,
);
report();

function rounded({ weights, bias }: Fitted): ReaderModel {
  const sizes = weights.map(Math.abs).sort();
  const step = sizes[Math.floor(sizes.length * (1 - CUT))]! / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step))));
  return { bits: BITS, step, bias, ...bounds, weights: bytes };
}

function report(): void {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const line = (name: string, scored: readonly Scored[]): string =>
    `${name}: ${percent(shareAbove(scored, 'danger', bounds.alarm))} of the dangers found, ${percent(shareAbove(scored, 'calm', bounds.alarm))} false alarms`;
  process.stdout.write(`${messages.length} messages. Alarm above ${bounds.alarm.toFixed(2)}.\n`);
  for (const [name, scored] of Object.entries(unseen)) {
    process.stdout.write(`${line(`Unseen ${name}`, scored)}\n`);
    for (const language of ['english', 'hinglish', 'devanagari'] as const) {
      const part = scored.filter(({ message }) => message.language === language);
      process.stdout.write(`  ${line(language, part)} (${part.length} messages)\n`);
    }
  }
}
