// Answers each text of the list on the standard input, and prints the least processor time in milliseconds that each took
// in five tries. It runs outside Jest, in whose sandbox the same code takes several times as long as in the product.
import { readFileSync } from 'node:fs';
import { Engine } from '../src/engine.ts';
import { learnedNotice } from '../tools/learned-notice.ts';
import { shippedKnowledge } from '../tools/shipped-knowledge.ts';

const TRIES = 5;
const engine = new Engine(shippedKnowledge(), learnedNotice());

function processorTime(text: string): number {
  const before = process.cpuUsage();
  engine.answer({ text, person: {}, answers: [] });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const texts = JSON.parse(readFileSync(0, 'utf8')) as string[];
const times = texts.map((text) => Math.min(...Array.from({ length: TRIES }, () => processorTime(text))));
process.stdout.write(JSON.stringify(times));
