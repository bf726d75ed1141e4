// `npm run bench:self-harm`: counts in how many short sentences of self-harm (short-self-harm.json) it is an emergency or asked about first.
import { readFileSync } from 'node:fs';
import { Engine } from '../src/engine.ts';
import { engineFile } from '../tools/engine-file.ts';
import { learnedCalm, learnedNotice } from '../tools/learned-notice.ts';
import { shippedHealthQuestions } from '../tools/shipped-health-questions.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';

/** One set, written at one sitting: sentences that tell of self-harm, and calm ones that share their words. */
interface ShortSentences {
  readonly told: readonly string[];
  readonly calm: readonly string[];
}

const engine = new Engine(shippedKnowledge(), learnedNotice(), shippedHealthQuestions, learnedCalm());

function answerTo(text: string): 'emergency' | 'asked first' | 'neither' {
  const complaint = { text, person: {}, answers: [] };
  const reading = engine.read(complaint);
  const screened = engine.answer(complaint);
  if (screened.triage?.level === 'emergency') return 'emergency';
  const [first] = engine.firstCheck(reading, screened, engine.inform(reading, screened));
  return first?.flag.kind === 'self_harm' ? 'asked first' : 'neither';
}

function count(texts: readonly string[]): string {
  const answers = texts.map(answerTo);
  const of = (answer: string): string => `${answers.filter((one) => one === answer).length} ${answer}`;
  return [of('emergency'), of('asked first'), of('neither')].join(', ');
}

const sets = JSON.parse(readFileSync(engineFile('training/short-self-harm.json'), 'utf8')) as ShortSentences[];
for (const [at, { told, calm }] of sets.entries())
  process.stdout.write(`Set ${at + 1}: ${count(told)}; of the calm: ${count(calm)}\n`);
