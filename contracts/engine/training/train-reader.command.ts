// Trains the learned reader on the corpus and writes `model/` and the models of the page: `npm run train:reader`. Prints what
// they find of messages that they were not trained on, once by whole situations and once by whole authors.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClassReader, writeClassWords } from '../src/learned/classes.ts';
import { LEARNED_KINDS, type LearnedKind } from '../src/learned/kinds.ts';
import { encodeModel } from '../src/learned/model.ts';
import { classWordsOf } from './class-words.ts';
import { readCorpus, sittingsIn, type CorpusMessage } from './corpus.ts';
import { exampleOf, fit, isDanger, thin, type Example, type Fitted, type Target } from './fit.ts';
import { foldsByAuthor, foldsBySituation } from './folds.ts';
import { kindOf, kindSpokenOf } from './kinds.ts';
import { scoreAboveCalm, scoreBelowDanger, scoreHeldOut, shareAbove, type Scored } from './measure.ts';
import { nearCopiesIn } from './near-copies.ts';
import { fittedOf, rounded, type Rounding } from './round.ts';

/** There are 2^bits weights: for danger more, for the kinds of danger fewer. */
const BITS = { danger: 16, kind: 14 } as const;
/** How many of them the page gets, which must load them: with its rules 160 kB (gzip) at the most. */
const KEPT = { danger: 7600, kind: 600 } as const;
/** As many words of each class of danger. */
const CLASS_WORDS = { server: 24, page: 7 } as const;
/** As many tell that a danger is clearly of a class, on the server alone. */
const CLEAR_WORDS = 310;
const ROUNDING = { server: { most: 127, cut: 0.0005 }, page: { most: 7, cut: 0.005 } } as const satisfies Record<
  string,
  Rounding
>;
/** Shares of unseen calm messages above the bounds, and of unseen dangers below the calm one, of messages that were told freely. */
const ACCEPTED = { alarm: 0.02, sure: 0.005, calm: 0.01 } as const;
/** Share of unseen dangers of other kinds that a kind may claim: the general words of danger fit each of them. */
const CLAIMED = 0.04;
/** The share of false alarms at which models are compared besides. */
const LOOSER = 0.05;
const NO_BOUNDS = { alarm: 0, sure: 0, calm: 0 } as const;

/**
 * Plain complaints of a few words teach beside the others what everybody has. Bounds are not set by them: whoever has not seen
 * them notices a danger in 14 of 100 calm ones, and the alarm would begin higher for all.
 */
const isToldFreely = ({ message }: Pick<Scored, 'message'>): boolean => !/^(?:twins|plain)-/.test(message.author);

type Home = 'server' | 'page';

const folder = path.resolve(import.meta.dirname, '..');
const corpus = path.join(folder, 'corpus');
const messages = readCorpus(corpus);
const copies = nearCopiesIn(messages.map(({ text }) => text));
for (const [one, other] of copies) process.stderr.write(`Nearly the same:\n  ${one}\n  ${other}\n`);
if (copies.length) throw new Error(`${copies.length} messages are nearly copies of others: take them out.`);

mkdirSync(path.join(folder, 'model'), { recursive: true });
const danger = trainDanger(messages.map((message) => exampleOf(message, BITS.danger)));
const kinds = trainKinds(messages.map((message) => exampleOf(message, BITS.kind)));
write('model/trained-on.json', `${JSON.stringify({ sittings: sittingsIn(corpus) }, null, 2)}\n`);
write('model/danger.txt', `${danger.server}\n`);
for (const kind of LEARNED_KINDS) write(`model/${kind}.txt`, `${kinds[kind].server}\n`);
const pageKinds = Object.fromEntries(LEARNED_KINDS.map((kind) => [kind, kinds[kind].page]));
write('model/classes.txt', `${trainClasses('server')}\n`);
// The words of plain complaints would add a sixth to what a phone fetches.
const freeDangers = messages.filter((message) => isDanger(message) && isToldFreely({ message }));
write('model/clear-classes.txt', `${writeClassWords(classWordsOf(freeDangers, CLEAR_WORDS))}\n`);
write(
  'src/learned/page-models.generated.ts',
  moduleOf({ danger: danger.page, ...pageKinds, classes: trainClasses('page') }),
);

/** The model of each home, packed. */
function trainDanger(examples: readonly Example[]): Record<Home, string> {
  const learn = (some: readonly Example[]): Record<Home, Fitted> => {
    const full = fit(some, BITS.danger);
    return { server: full, page: thin(full, some, KEPT.danger) };
  };
  const asShipped = (some: readonly Example[]): Record<Home, Fitted> => {
    const { server, page } = learn(some);
    return {
      server: fittedOf(rounded(server, BITS.danger, NO_BOUNDS, ROUNDING.server)),
      page: fittedOf(rounded(page, BITS.danger, NO_BOUNDS, ROUNDING.page)),
    };
  };
  const unseen = {
    situations: scoreHeldOut(examples, foldsBySituation(messages), asShipped),
    authors: scoreHeldOut(examples, foldsByAuthor(messages), asShipped),
  };
  const fitted = learn(examples);
  const packed = (home: Home): string => {
    const all = Object.values(unseen).map((scored) => scored[home].filter(isToldFreely));
    const bounds = {
      alarm: Math.max(...all.map((scored) => scoreAboveCalm(scored, ACCEPTED.alarm))),
      sure: Math.max(...all.map((scored) => scoreAboveCalm(scored, ACCEPTED.sure))),
      calm: Math.min(...all.map((scored) => scoreBelowDanger(scored, ACCEPTED.calm))),
    };
    const model = encodeModel(rounded(fitted[home], BITS.danger, bounds, ROUNDING[home]));
    say(
      `\nThe model of the ${home}: ${kilobytes(model)}. Alarm above ${bounds.alarm.toFixed(2)}, sure above ${bounds.sure.toFixed(2)}.`,
    );
    for (const [name, scored] of Object.entries(unseen)) {
      tell(name, scored[home].filter(isToldFreely), bounds.alarm);
      const plain = scored[home].filter((one) => !isToldFreely(one));
      say(`  plain complaints: ${found(plain, bounds.alarm)} (${plain.length} messages)`);
    }
    return model;
  };
  say(`${messages.length} messages.`);
  return { server: packed('server'), page: packed('page') };
}

function tell(folds: string, scored: readonly Scored[], alarm: number): void {
  const compared = [ACCEPTED.alarm, LOOSER].map(
    (share) =>
      `${percent(shareAbove(scored, 'danger', scoreAboveCalm(scored, share)))} at ${percent(share)} false alarms`,
  );
  say(`Unseen ${folds}: ${found(scored, alarm)}; ${compared.join(', ')}`);
  for (const language of ['english', 'hinglish', 'devanagari'] as const) {
    const part = scored.filter(({ message }) => message.language === language);
    say(`  ${language}: ${found(part, alarm)} (${part.length} messages)`);
  }
}

/**
 * For each kind of danger a reader that tells it from all else: above 0 it is of that kind. It learns from calm messages too,
 * which share the words of the danger they look like, and is measured on dangers.
 */
function trainKinds(examples: readonly Example[]): Record<LearnedKind, Record<Home, string>> {
  say('');
  const trained = LEARNED_KINDS.map((kind) => {
    const isTarget: Target = (message) => kindSpokenOf(message) === kind;
    const learn = (some: readonly Example[]): Record<Home, Fitted> => {
      const full = fit(some, BITS.kind, isTarget);
      return { server: full, page: thin(full, some, KEPT.kind, isTarget) };
    };
    const scored = scoreHeldOut(examples, foldsByAuthor(messages), learn);
    const fitted = learn(examples);
    const scoresOf = (home: Home, isOf: boolean): number[] =>
      scored[home]
        .filter(({ message }) => isDanger(message) && (kindOf(message) === kind) === isOf)
        .map(({ score }) => score)
        .sort((one, other) => one - other);
    const boundOf = (home: Home): number => {
      const others = scoresOf(home, false);
      return Math.max(0, others[Math.floor(others.length * (1 - CLAIMED))]!);
    };
    const packed = (home: Home): string => {
      const { weights, bias } = fitted[home];
      return encodeModel(rounded({ weights, bias: bias - boundOf(home) }, BITS.kind, NO_BOUNDS, ROUNDING[home]));
    };
    const models = { server: packed('server'), page: packed('page') };
    const share = (home: Home, isOf: boolean): string => {
      const scores = scoresOf(home, isOf);
      return percent(scores.filter((score) => score > boundOf(home)).length / scores.length);
    };
    const told = (['server', 'page'] as const).map(
      (home) => `${home} ${share(home, true)}, of the others ${share(home, false)} (${kilobytes(models[home])})`,
    );
    say(`${kind} seen in its dangers of unseen authors: ${told.join('; ')}`);
    return [kind, models] as const;
  });
  return Object.fromEntries(trained) as Record<LearnedKind, Record<Home, string>>;
}

/** The words by which the class of a danger is guessed; what they find of unseen authors, where no kind has words of its own. */
function trainClasses(home: Home): string {
  const dangers = messages.filter(isDanger);
  const ofBody = dangers.filter((message) => kindOf(message) === undefined);
  const written = (some: readonly CorpusMessage[]): string => writeClassWords(classWordsOf(some, CLASS_WORDS[home]));
  let [right, among] = [0, 0];
  for (const isHeldOut of foldsByAuthor(messages)) {
    const read = createClassReader(written(ofBody.filter((message) => !isHeldOut(message))));
    for (const message of ofBody.filter(isHeldOut)) {
      const [first, second] = read(message.text);
      if (first === message.class) right++;
      if (first === message.class || second === message.class) among++;
    }
  }
  const all = written(dangers);
  say(
    `The class of a danger of unseen authors, ${home}: ${percent(right / ofBody.length)} right, ${percent(among / ofBody.length)} among the first two (${kilobytes(all)})`,
  );
  return all;
}

function moduleOf(models: Readonly<Record<string, string>>): string {
  return `/** Written by \`npm run train:reader\` from the corpus. Do not edit. */
import type { PackedModels } from './packed-models.ts';

export const PAGE_MODELS: PackedModels = ${JSON.stringify(models)};
`;
}

function found(scored: readonly Scored[], alarm: number): string {
  const [dangers, calm] = [shareAbove(scored, 'danger', alarm), shareAbove(scored, 'calm', alarm)];
  return `${percent(dangers)} of the dangers found, ${percent(calm)} false alarms`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function kilobytes(text: string): string {
  return `${(gzipSync(text).length / 1000).toFixed(1)} kB`;
}

function write(name: string, content: string): void {
  writeFileSync(path.join(folder, name), content);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
