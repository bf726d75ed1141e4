import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOUBTED, NOTICED } from '../../../contracts/engine/src/red-flags/noticed-texts.ts';
import { languages } from './catalogues.ts';

const contracts = path.resolve(import.meta.dirname, '../../../contracts');
const knowledge = path.join(contracts, 'engine/knowledge');
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The English texts of which there is a Hindi one beside them. */
function translated(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(translated);
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Record<string, unknown>;
  return Object.entries(fields).flatMap(([key, text]) =>
    `${key}_hi` in fields ? [text].flat().filter((one) => typeof one === 'string') : translated(text),
  );
}

/** Everything that an emergency page may say, in English. */
function textsOfDangers(): Set<string> {
  const rules = readdirSync(path.join(knowledge, 'red-flags')).map((file) =>
    read(path.join(knowledge, 'red-flags', file)),
  );
  return new Set([
    ...rules.flatMap(translated),
    ...translated(read(path.join(knowledge, 'happening-now.json'))),
    NOTICED.en.title,
    ...NOTICED.en.steps,
    DOUBTED.en,
  ]);
}

/** What the languages in which the engine does not answer lack of the emergency pages, and what they have too much. */
export function problemsOfDangers(): string[] {
  const helplines = Object.values(read(path.join(knowledge, 'helplines.json')) as Record<string, { name: string }>);
  const texts = new Set([...textsOfDangers(), ...helplines.map(({ name }) => name)]);
  return languages()
    .filter((language) => language !== 'hi')
    .flatMap((language) => {
      const said = Object.keys(read(path.join(contracts, 'languages', language, 'dangers.json')) as object);
      const known = new Set(said);
      return [
        ...[...texts].filter((text) => !known.has(text)).map((text) => `${language} does not say: ${text}`),
        ...said.filter((text) => !texts.has(text)).map((text) => `${language} says what nothing asks for: ${text}`),
      ];
    });
}
