import type { Knowledge } from '@sahaay/engine';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseRecord } from './scorer.js';

const FEWEST_WORDS = 5;

/** Phrases of the knowledge and sentences of the tests, of five words and more, that stand word for word in a record: none should. */
export function findCopiedWording(knowledge: Knowledge, testFolder: string, records: readonly CaseRecord[]): string[] {
  const texts = records.map(({ id, text }) => ({ id, text: ` ${plain(text)} ` }));
  const own = [
    ...knowledge.findings.flatMap(({ id, phrases, question }) =>
      [...phrases, question].map((text) => ({ text, place: `finding ${id}` })),
    ),
    ...knowledge.conditions.flatMap(({ id, definition, self_care: steps }) =>
      [definition, ...steps].map((text) => ({ text, place: `condition ${id}` })),
    ),
    ...sentencesOfTests(testFolder),
  ];
  return own.flatMap(({ text, place }) => {
    const wanted = plain(text.replace(/^=/, '').replace(/\|\S+/g, ''));
    const copied =
      wanted.split(' ').length >= FEWEST_WORDS
        ? texts.find((record) => record.text.includes(` ${wanted} `))
        : undefined;
    return copied ? [`${place}: "${text}" stands in ${copied.id}`] : [];
  });
}

function sentencesOfTests(folder: string): { text: string; place: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('spec.ts'))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"/g)].map((match) => ({
        text: match[1] ?? match[2]!,
        place: file,
      }));
    });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
