// `npm run bench:unseen -- --sitting NAME`: scores a sitting of the corpus that nobody has trained on or read the misses of,
// and adds the figures to the log and the page of first tries. It prints figures only, never a message: what it missed stays unseen
// until the figures are in the log.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Engine } from '../src/engine.ts';
import { createClassReader } from '../src/learned/classes.ts';
import { engineFile } from '../tools/engine-file.ts';
import { learnedCalm, learnedNotice } from '../tools/learned-notice.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';
import type { CorpusMessage } from './corpus.ts';
import { firstTriesPage, readFirstTries } from './first-tries-page.ts';
import { kindOf } from './kinds.ts';
import { detailsOf, figuresOf, outcomesOf, type Judged } from './tally.ts';

interface Model {
  readonly sittings: readonly string[];
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
  const judged = judge(lines.map((line) => JSON.parse(line) as CorpusMessage));
  const parts = ['all', 'english', 'hinglish', 'devanagari'].map((language) => {
    const own = judged.filter((message) => language === 'all' || message.language === language);
    return [language, figuresOf(own)] as const;
  });
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const date = new Date().toISOString().slice(0, 10);
  const entry = { sitting, date, engine: commit, ...Object.fromEntries(parts), details: detailsOf(judged) };
  const longer = `${log}${JSON.stringify(entry)}\n`;
  writeFileSync(LOG, longer);
  writeFileSync(engineFile('docs/first-tries.md'), firstTriesPage(readFirstTries(longer)));
  for (const [language, figures] of parts) {
    process.stdout.write(`${language}: ${JSON.stringify(figures)}\n`);
    process.stdout.write(`  dangers: ${outcomesOf(figures.dangers)}; calm: ${outcomesOf(figures.calm)}\n`);
  }
}

function judge(messages: readonly CorpusMessage[]): Judged[] {
  const classes = JSON.parse(readFileSync(engineFile('corpus/situations.json'), 'utf8')) as Record<string, string>;
  const notice = learnedNotice();
  const readClasses = createClassReader(readFileSync(engineFile('model/classes.txt'), 'utf8').trimEnd());
  const byRulesAlone = new Engine(shippedKnowledge());
  const shipped = new Engine(shippedKnowledge(), notice, undefined, learnedCalm());
  return messages.map((message) => {
    const complaint = { text: message.text, person: {}, answers: [] };
    const { triage, redFlags } = shipped.answer(complaint);
    const { label, language, style, situation } = message;
    return {
      label,
      language,
      style,
      class: classes[situation]!,
      kind: kindOf(message) ?? 'medical',
      rules: byRulesAlone.answer(complaint).triage?.level === 'emergency',
      reader: notice(message.text) !== null,
      either: triage?.level === 'emergency',
      asked: triage?.level !== 'emergency' && redFlags.some(({ id }) => id === 'doubted_danger'),
      takenForClass: readClasses(message.text)[0] ?? 'none',
      takenForKind: redFlags[0]?.kind ?? 'none',
    };
  });
}

if (!values.sitting)
  throw new Error('Which sitting? Add --sitting NAME, the name of a file in contracts/engine/corpus.');
main(values.sitting);
