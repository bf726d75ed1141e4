// Trains the learned reader on the corpus and writes `model/`: `npm run train:reader`. Prints what it finds of messages
// that it was not trained on, once by whole situations and once by whole authors.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEARNED_KINDS } from '../src/learned/kinds.ts';
import { encodeModel, type ReaderModel } from '../src/learned/model.ts';
import { readCorpus, sittingsIn } from './corpus.ts';
import { exampleOf, fit, isDanger, type Example, type Fitted } from './fit.ts';
import { foldsByAuthor, foldsBySituation } from './folds.ts';
import { kindOf } from './kinds.ts';
import { scoreAboveCalm, scoreBelowDanger, scoreHeldOut, shareAbove, type Scored } from './measure.ts';
import { nearCopiesIn } from './near-copies.ts';

/** There are 2^bits weights: for danger as many as the page can load, for the kinds of danger fewer. */
const BITS = { danger: 16, kind: 14 } as const;
/** Shares of unseen calm messages above the bounds, and of unseen dangers below the calm one. */
const ACCEPTED = { alarm: 0.02, sure: 0.005, calm: 0.01 } as const;
/** This share of the weights is cut off at the greatest byte. */
const CUT = 0.0005;

const folder = path.resolve(import.meta.dirname, '..');
const corpus = path.join(folder, 'corpus');
const messages = readCorpus(corpus);
const copies = nearCopiesIn(messages.map(({ text }) => text));
for (const [one, other] of copies) process.stderr.write(`Nearly the same:\n  ${one}\n  ${other}\n`);
if (copies.length) throw new Error(`${copies.length} messages are nearly copies of others: take them out.`);

mkdirSync(path.join(folder, 'model'), { recursive: true });
write('trained-on.json', `${JSON.stringify({ sittings: sittingsIn(corpus) }, null, 2)}\n`);
trainDanger(messages.map((message) => exampleOf(message, BITS.danger)));
trainKinds(messages.filter(isDanger).map((message) => exampleOf(message, BITS.kind)));

function trainDanger(examples: readonly Example[]): void {
  const unseen = {
    situations: scoreHeldOut(examples, foldsBySituation(messages), BITS.danger),
    authors: scoreHeldOut(examples, foldsByAuthor(messages), BITS.danger),
  };
  const all = Object.values(unseen);
  const bounds = {
    alarm: Math.max(...all.map((scored) => scoreAboveCalm(scored, ACCEPTED.alarm))),
    sure: Math.max(...all.map((scored) => scoreAboveCalm(scored, ACCEPTED.sure))),
    calm: Math.min(...all.map((scored) => scoreBelowDanger(scored, ACCEPTED.calm))),
  };
  write('danger.bin', encodeModel(rounded(fit(examples, BITS.danger), BITS.danger, bounds)));
  say(`${messages.length} messages. Alarm above ${bounds.alarm.toFixed(2)}, sure above ${bounds.sure.toFixed(2)}.`);
  for (const [name, scored] of Object.entries(unseen)) {
    say(`Unseen ${name}: ${found(scored, bounds.alarm)}`);
    for (const language of ['english', 'hinglish', 'devanagari'] as const) {
      const part = scored.filter(({ message }) => message.language === language);
      say(`  ${language}: ${found(part, bounds.alarm)} (${part.length} messages)`);
    }
  }
}

/** For each kind of danger a reader that tells it from the other dangers: above 0 it is of that kind. */
function trainKinds(examples: readonly Example[]): void {
  for (const kind of LEARNED_KINDS) {
    const isKind = ({ message }: Pick<Example, 'message'>): boolean => kindOf(message) === kind;
    const fitted = fit(examples, BITS.kind, (message) => isKind({ message }));
    write(`${kind}.bin`, encodeModel(rounded(fitted, BITS.kind, { alarm: 0, sure: 0, calm: 0 })));
    const folds = foldsByAuthor(messages);
    const scored = scoreHeldOut(examples, folds, BITS.kind, (message) => isKind({ message }));
    const right = scored.filter((one) => isKind(one) === one.score > 0).length;
    say(`${kind} told from other dangers of unseen authors: ${percent(right / scored.length)} right`);
  }
}

function rounded(
  { weights, bias }: Fitted,
  bits: number,
  bounds: Pick<ReaderModel, 'alarm' | 'sure' | 'calm'>,
): ReaderModel {
  const sizes = weights.map(Math.abs).sort();
  const step = sizes[Math.floor(sizes.length * (1 - CUT))]! / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step))));
  return { bits, step, bias, ...bounds, weights: bytes };
}

function found(scored: readonly Scored[], alarm: number): string {
  const [dangers, calm] = [shareAbove(scored, 'danger', alarm), shareAbove(scored, 'calm', alarm)];
  return `${percent(dangers)} of the dangers found, ${percent(calm)} false alarms`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(path.join(folder, 'model', name), content);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
