// `npm run bench:doubt -w @sahaay/engine [-- --data FOLDER]`: which alarms of the rules are asked about first? Shows it
// of hands of the corpus, each scored by a reader that has seen nothing of them, of the sentences of the
// red flags, of messages that were written before it was designed, and of the emergencies of a folder. It writes nothing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Engine } from '../src/engine.ts';
import { createReader, decodeModel } from '../src/learned/index.ts';
import { isDoubtable } from '../src/red-flags/doubt.ts';
import { raiseFlags } from '../src/red-flags/raise-flags.ts';
import { engineFile } from '../tools/engine-file.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';
import { readCorpus } from './corpus.ts';
import { exampleOf, fit, isDanger } from './fit.ts';
import { foldsByAuthor } from './folds.ts';
import { scoreHeldOut } from './measure.ts';

interface Told {
  readonly text: string;
  readonly isDanger: boolean;
  readonly score: number;
}

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const engine = new Engine(shippedKnowledge());
const model = decodeModel(readFileSync(engineFile('model/danger.txt'), 'utf8').trimEnd());
const read = createReader(model);
const json = <T>(...parts: string[]): T => JSON.parse(readFileSync(engineFile(...parts), 'utf8')) as T;

function main(): void {
  const messages = readCorpus(engineFile('corpus'));
  const examples = messages.map((message) => exampleOf(message, model.bits));
  const { full } = scoreHeldOut(examples, foldsByAuthor(messages), (some) => ({ full: fit(some, model.bits) }));
  const told = full.map(({ message, score }) => ({ ...message, score, isDanger: isDanger(message) }));
  tell('unseen hands', told);
  for (const author of new Set(messages.slice(-1000).map((message) => message.author)))
    tell(
      `  ${author}`,
      told.filter((message) => message.author === author),
    );
  tell('written before it was designed', byLabel(json('training/look-alikes-of-now.json')));
  tell('look-alikes of the red flags', byLabel(json('src/red-flags/look-alikes.json')));
  tell('sentences of the red flags', scored(sentences(), true));
  if (values.data) tell('emergencies of the folder', scored(emergenciesIn(values.data), true));
}

/** Of the texts in which a rule finds an emergency those that would be asked about first. */
function tell(whose: string, texts: readonly Told[]): void {
  const alarms = texts.flatMap(({ text, isDanger: is, score }) => {
    const reading = engine.read({ text, person: {}, answers: [] });
    const raised = raiseFlags(engine.base.rules, reading.present, reading.person);
    const emergencies = raised.filter(({ rule }) => rule.level === 'emergency');
    return emergencies.length > 0 ? [{ is, asked: score < model.calm && isDoubtable(reading, emergencies) }] : [];
  });
  const count = (is: boolean): string => {
    const own = alarms.filter((alarm) => alarm.is === is);
    return `${own.filter(({ asked }) => asked).length} of ${own.length}`;
  };
  process.stdout.write(`${whose}: asked first in ${count(false)} false alarms and ${count(true)} true ones\n`);
}

function scored(texts: readonly string[], is: boolean): Told[] {
  return texts.map((text) => ({ text, isDanger: is, score: read(text).score }));
}

function byLabel(lists: Readonly<Record<string, readonly string[]>>): Told[] {
  return Object.entries(lists).flatMap(([name, texts]) => scored(texts, name === 'dangers'));
}

function sentences(): string[] {
  const folder = 'src/red-flags/sentences';
  const files = readdirSync(engineFile(folder)).filter((name) => name !== 'harmless.json');
  const tables = files.map((file) => json<Record<string, Record<string, readonly string[]>>>(folder, file));
  return tables
    .flatMap((table) => Object.values(table))
    .flatMap((own) => ['plain', 'everyday', 'hindi', 'hinglish'].flatMap((name) => own[name] ?? []));
}

function emergenciesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly text: string; readonly triage?: string | null })
      .filter(({ triage }) => triage === 'emergency' || file === 'emergencies.jsonl')
      .map(({ text }) => text.slice(0, 4000)),
  );
}

main();
