// `npm run bench:unseen -- --sitting NAME`: scores a sitting of the corpus that nobody has trained on or read the misses of,
// and adds the figures to the log and the page of first tries. It prints figures only, never a message: what it missed stays unseen
// until the figures are in the log.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Engine } from '../src/engine.ts';
import { firstTriesPage, readFirstTries } from './first-tries-page.ts';
import { engineFile } from '../tools/engine-file.ts';
import { learnedNotice } from '../tools/learned-notice.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';

interface Message {
  readonly text: string;
  readonly label: 'danger' | 'calm';
  readonly language: string;
}

interface Model {
  readonly sittings: readonly string[];
}

interface Caught {
  readonly message: Message;
  readonly rules: boolean;
  readonly reader: boolean;
}

const LOG = engineFile('first-tries.jsonl');
const { values } = parseArgs({ options: { sitting: { type: 'string' } } });

function main(sitting: string): void {
  const { sittings } = JSON.parse(readFileSync(engineFile('model/trained-on.json'), 'utf8')) as Model;
  if (sittings.includes(sitting))
    throw new Error(`The reader was trained on ${sitting}: its figures would prove nothing.`);
  const log = existsSync(LOG) ? readFileSync(LOG, 'utf8') : '';
  if (log.includes(`"sitting":"${sitting}"`)) throw new Error(`${sitting} has had its first try.`);
  const lines = readFileSync(engineFile('corpus', `${sitting}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const caught = judge(lines.map((line) => JSON.parse(line) as Message));
  const parts = ['all', 'english', 'hinglish', 'devanagari'].map((language) => {
    const own = caught.filter(({ message }) => language === 'all' || message.language === language);
    return [language, figuresOf(own)] as const;
  });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const entry = { sitting, date: new Date().toISOString().slice(0, 10), engine: commit, ...Object.fromEntries(parts) };
  const longer = `${log}${JSON.stringify(entry)}\n`;
  writeFileSync(LOG, longer);
  writeFileSync(engineFile('docs/first-tries.md'), firstTriesPage(readFirstTries(longer)));
  for (const [language, figures] of parts) process.stdout.write(`${language}: ${JSON.stringify(figures)}\n`);
}

function judge(messages: readonly Message[]): Caught[] {
  const notice = learnedNotice();
  const byRulesAlone = new Engine(shippedKnowledge());
  const caught: Caught[] = [];
  for (const message of messages) {
    const { triage } = byRulesAlone.answer({ text: message.text, person: {}, answers: [] });
    caught.push({ message, rules: triage?.level === 'emergency', reader: notice(message.text) !== null });
  }
  return caught;
}

/** How many dangers and how many calm messages are called an emergency: by the rules, by the reader, by either. */
function figuresOf(caught: readonly Caught[]): Record<'dangers' | 'calm', Record<string, number>> {
  const of = (label: Message['label']): Record<string, number> => {
    const own = caught.filter(({ message }) => message.label === label);
    return {
      messages: own.length,
      rules: own.filter(({ rules }) => rules).length,
      reader: own.filter(({ reader }) => reader).length,
      either: own.filter(({ rules, reader }) => rules || reader).length,
    };
  };
  return { dangers: of('danger'), calm: of('calm') };
}

if (!values.sitting)
  throw new Error('Which sitting? Add --sitting NAME, the name of a file in contracts/engine/corpus.');
main(values.sitting);
