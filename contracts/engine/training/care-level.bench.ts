// `npm run bench:care-level -w @sahaay/engine [-- --data FOLDER]`: would a care level learned from the corpus be better than
// the level of the rules? Shows both over authors and situations that were held out, and over the records of a folder whose
// illness the knowledge knows; there the illness's own urgency counts as right. It prints figures only and writes nothing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from '../src/engine.ts';
import { allNames } from '../src/knowledge/all-names.ts';
import { createReader, decodeModel } from '../src/learned/index.ts';
import type { Person } from '../src/reading/person.ts';
import { engineFile } from '../tools/engine-file.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';
import { careCaseOf, FEATURES, levelNumber, LEVELS, type CareCase } from './care-cases.ts';
import { readCorpus, type CorpusMessage } from './corpus.ts';
import { exampleOf, fit } from './fit.ts';
import { foldsByAuthor, foldsBySituation, type Fold } from './folds.ts';
import { scoreAboveCalm, scoreHeldOut } from './measure.ts';
import { atLeast, fitOrdinal, type OrdinalModel } from './ordinal.ts';

/** A case with the level that is right. */
interface Judged extends CareCase {
  readonly right: number;
}
type Told = Judged & { readonly message: CorpusMessage };

const BITS = 16;
/** Share of unseen calm messages above the alarm of the learned reader, as in its training. */
const ALARM = 0.02;
/** How sure the model must be to raise the level of the rules, and how sure to lower it. */
const SURE = { raise: 0.6, lower: 0.1 } as const;

/** What decides the level, from the level of the rules and how likely each level is by the model. */
const DECIDERS: Readonly<Record<string, (one: CareCase, likely: readonly number[]) => number>> = {
  'the rules alone': ({ rules }) => rules,
  'the model alone': (_, likely) => likely.filter((chance) => chance > 0.5).length,
  'raised by the model': ({ rules }, likely) => rules + Number((likely[rules] ?? 0) > SURE.raise),
  'raised, and lowered where no floor holds': ({ rules, isHeld }, likely) => {
    if ((likely[rules] ?? 0) > SURE.raise) return rules + 1;
    const isTooHigh = rules > 0 && rules < 3 && !isHeld && likely[rules - 1]! < SURE.lower;
    return isTooHigh ? rules - 1 : rules;
  },
};

const engine = new Engine(shippedKnowledge());
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const fitTo = (cases: readonly Told[]): OrdinalModel =>
  fitOrdinal(
    cases.map(({ features, right }) => ({ features, level: right })),
    LEVELS.length,
    FEATURES.map(([, raisesOnly]) => raisesOnly),
  );

function main(): void {
  const cases = casesOfCorpus();
  say(`${cases.length} messages with a level by the rules and without an alarm; weights of a model of all of them:`);
  const model = fitTo(cases);
  for (const [at, [name]] of FEATURES.entries()) say(`  ${model.weights[at]!.toFixed(2).padStart(6)}  ${name}`);
  for (const [name, folds] of Object.entries({ authors: foldsByAuthor, situations: foldsBySituation })) {
    const messages = cases.map(({ message }) => message);
    const held = folds(messages).flatMap((fold) => judgeFold(cases, fold));
    report(`Unseen ${name}`, held);
  }
  if (values.data)
    report(
      'Records',
      casesOfRecords(values.data).map((one) => ({ one, likely: atLeast(model, one.features) })),
    );
}

interface Outcome {
  readonly one: Judged;
  readonly likely: readonly number[];
}

function judgeFold(cases: readonly Told[], isHeldOut: Fold): Outcome[] {
  const model = fitTo(cases.filter(({ message }) => !isHeldOut(message)));
  return cases
    .filter(({ message }) => isHeldOut(message) && message.level !== 'none')
    .map((one) => ({ one, likely: atLeast(model, one.features) }));
}

/** The messages whose level rules and model decide, each with the score of a reader that has read nothing of its author. */
function casesOfCorpus(): Told[] {
  const messages = readCorpus(engineFile('corpus'));
  const examples = messages.map((message) => exampleOf(message, BITS));
  const { scored } = scoreHeldOut(examples, foldsByAuthor(messages), (some) => ({ scored: fit(some, BITS) }));
  const alarm = scoreAboveCalm(scored, ALARM);
  return scored.flatMap(({ message, score }) => {
    const one = score > alarm ? undefined : careCaseOf(engine, { text: message.text, person: {}, answers: [] }, score);
    return one ? [{ ...one, message, right: message.level === 'none' ? 0 : levelNumber(message.level) }] : [];
  });
}

interface CaseRecord {
  readonly text: string;
  readonly age?: number | null;
  readonly sex?: string | null;
  readonly gold?: string | null;
}

/** The records whose illness the knowledge knows by name. */
function casesOfRecords(folder: string): Judged[] {
  const urgencies = new Map(
    engine.base.conditions.flatMap(({ entry }) =>
      allNames(entry).map((name) => [name.toLowerCase(), levelNumber(entry.urgency)] as const),
    ),
  );
  const read = createReader(decodeModel(readFileSync(engineFile('model/danger.txt'), 'utf8').trimEnd()));
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  const lines = files.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n'));
  return lines.flatMap((line) => {
    const { text, age, sex, gold } = JSON.parse(line) as CaseRecord;
    const right = urgencies.get(gold?.toLowerCase() ?? '');
    const { score, verdict } = read(text);
    if (right === undefined || verdict === 'alarm' || verdict === 'sure') return [];
    const person: Person = { age: age ?? undefined, sex: sex === 'male' || sex === 'female' ? sex : undefined };
    const one = careCaseOf(engine, { text: text.slice(0, 4000), person, answers: [] }, score);
    return one ? [{ ...one, right }] : [];
  });
}

function report(name: string, outcomes: readonly Outcome[]): void {
  say(`\n${name}: ${outcomes.length} with a level`);
  say('| who decides | exact | within one | too low | too high |\n|---|---|---|---|---|');
  for (const [decider, decide] of Object.entries(DECIDERS)) {
    const misses = outcomes.map(({ one, likely }) => decide(one, likely) - one.right);
    const share = (isCounted: (miss: number) => boolean): string =>
      `${((100 * misses.filter(isCounted).length) / misses.length).toFixed(1)} %`;
    const cells = [
      share((miss) => miss === 0),
      share((miss) => Math.abs(miss) <= 1),
      share((miss) => miss < 0),
      share((miss) => miss > 0),
    ];
    say(`| ${decider} | ${cells.join(' | ')} |`);
  }
  for (const decider of ['the rules alone', 'the model alone']) {
    say(`\n| right ↓ ${decider} → | ${LEVELS.join(' | ')} |\n|---|${'---|'.repeat(LEVELS.length)}`);
    for (const [right, level] of LEVELS.entries()) {
      const of = outcomes.filter(({ one }) => one.right === right);
      const counts = LEVELS.map(
        (_, at) => of.filter(({ one, likely }) => DECIDERS[decider]!(one, likely) === at).length,
      );
      say(`| ${level} | ${counts.join(' | ')} |`);
    }
  }
  reportCalibration(outcomes);
}

/** How often a doctor or sooner was right, where the model held it for so likely. */
function reportCalibration(outcomes: readonly Outcome[]): void {
  const rows = [0, 1, 2, 3, 4].flatMap((fifth) => {
    const of = outcomes.filter(({ likely }) => Math.min(4, Math.floor(likely[0]! * 5)) === fifth);
    const right = of.filter(({ one }) => one.right > 0).length;
    return of.length
      ? [`${fifth * 20}–${fifth * 20 + 20} %: ${((100 * right) / of.length).toFixed(0)} % of ${of.length}`]
      : [];
  });
  say(`\nA doctor or sooner, said and right, of those who need care: ${rows.join('; ')}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main();
