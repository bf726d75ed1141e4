import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { HealthQuestion } from '../src/health-questions/schema.ts';
import type { conditionSchema, findingSchema, Knowledge, RedFlagEntry } from '../src/knowledge/schema.ts';
import type { GeneralCare } from '../src/care-level/general-care-schema.ts';
import { loadHealthQuestions } from '../tools/load-health-questions.ts';
import { loadKnowledge } from '../tools/load-knowledge.ts';
import { inHundred, partsOfCondition } from './condition-parts.ts';
import { partsOfRedFlag } from './red-flag-parts.ts';
import { fact, statementsOf, text, type Chapter, type Part, type Path } from './statement.ts';

/** What a sheet tells of an entry beside its statements. */
interface Told {
  readonly name: string;
  readonly source: string;
  readonly parts: readonly Part[];
}

type Helpline = Knowledge['helplines'][string];
type Care = GeneralCare['care'][number];
type Asked = Knowledge['happeningNow']['questions'][string];

/**
 * The whole knowledge as sheets, a chapter each; parts of a chapter that stand in several files come together again.
 *
 * @throws KnowledgeError when the files themselves have mistakes
 */
export function readChapters(folder: string): Chapter[] {
  const knowledge = loadKnowledge(folder);
  const { sources } = loadHealthQuestions(join(folder, 'health-questions'));
  const names = new Map(knowledge.findings.map(({ id, name }) => [id, name]));
  const nameOf = (finding: string): string => names.get(finding) ?? finding;
  const titles = new Map(knowledge.redFlags.map(({ id, title }) => [id, title]));
  return [
    ...sheets<z.input<typeof conditionSchema>>(folder, 'conditions', (condition) => ({
      name: condition.name,
      source: condition.source,
      parts: partsOfCondition(condition, nameOf),
    })),
    ...sheets<RedFlagEntry>(folder, 'red-flags', (flag) => ({
      name: flag.title,
      source: flag.source,
      parts: partsOfRedFlag(flag, knowledge, nameOf),
    })),
    ...sheets<z.input<typeof findingSchema>>(folder, 'findings', (finding) => ({
      name: finding.name,
      source: '',
      parts: [
        text('question', 'question', ['question'], ['question_hi']),
        text('name', 'name', ['name']),
        fact('background', 'how common', `${inHundred(finding.background)} of 100 who ask for help have it anyway`),
      ],
    })),
    ...sheets<HealthQuestion>(folder, 'health-questions', (asked) => ({
      name: asked.question,
      source: asked.sources.map((key) => sourceInWords(sources[key])).join('; '),
      parts: [
        text('question', 'question', ['question'], ['question_hi']),
        text('answer', 'answer', ['answer'], ['answer_hi']),
      ],
    })),
    sheet<Care>(folder, 'general-care', ['general-care.json'], ({ steps, source, findings }, id) => ({
      name: `Care for: ${findings.length > 0 ? findings.map(nameOf).join(', ') : id}`,
      source,
      parts: [
        ...steps.map((_, at) => text(`steps/${at + 1}`, `step ${at + 1}`, ['steps', at], ['steps_hi', at])),
        text('warning', 'warning', ['warning'], ['warning_hi']),
      ],
    })),
    sheet<Asked>(folder, 'happening-now', ['happening-now.json'], (_, id) => ({
      name: titles.get(id) ?? id,
      source: '',
      parts: [text('question', 'question', ['question'], ['question_hi'])],
    })),
    sheet<Helpline>(folder, 'helplines', ['helplines.json'], ({ name, number, source }) => ({
      name,
      source,
      parts: [text('name', 'name', ['name']), fact('number', 'number', `Telephone ${number}`)],
    })),
  ];
}

const NO_ENTRIES = new Set(['sources.json', 'words.json']);

/** The sheets of a folder: `skin.json` and `skin-2.json` are one chapter. */
function sheets<Entry>(folder: string, kind: string, tell: (entry: Entry, id: string) => Told): Chapter[] {
  const files = readdirSync(join(folder, kind)).filter((file) => file.endsWith('.json') && !NO_ENTRIES.has(file));
  const chapterOf = (file: string): string => file.replace(/(-\d+)?\.json$/, '');
  return [...new Set(files.map(chapterOf))].sort().map((chapter) => {
    const parts = files.filter((file) => chapterOf(file) === chapter).sort();
    return sheet(
      folder,
      `${kind}-${chapter}`,
      parts.map((file) => `${kind}/${file}`),
      tell,
      chapter,
    );
  });
}

function sheet<Entry>(
  folder: string,
  name: string,
  files: readonly string[],
  tell: (entry: Entry, id: string) => Told,
  chapter = name,
): Chapter {
  const entries = files.flatMap((file) =>
    entriesOf(JSON.parse(readFileSync(join(folder, file), 'utf8'))).map(({ id, place, entry }) => {
      const { parts, ...told } = tell(entry as Entry, id);
      const entryId = `${file.replace(/\/.*|\.json$/, '')}/${id}`;
      const words = chapter.replaceAll('-', ' ');
      const statements = statementsOf(entryId, entry, parts);
      return { ...told, id: entryId, chapter: words[0]!.toUpperCase() + words.slice(1), file, place, statements };
    }),
  );
  return { sheet: `${name}.csv`, entries };
}

/** The entries of a file: those of a list, of the object's `care` or `questions`, or of an object by their keys. */
function entriesOf(file: unknown): { id: string; place: Path; entry: unknown }[] {
  if (Array.isArray(file)) return file.map((entry: { id: string }, at) => ({ id: entry.id, place: [at], entry }));
  const { questions, care } = file as { questions?: object; care?: unknown };
  if (care) return entriesOf(care).map((one) => ({ ...one, place: ['care', ...one.place] }));
  const way = questions ? ['questions'] : [];
  return Object.entries(questions ?? (file as object)).map(([id, entry]) => ({ id, place: [...way, id], entry }));
}

function sourceInWords(source?: { organisation: string; title: string; year: number }): string {
  return source ? `${source.organisation}: ${source.title} (${source.year})` : '';
}
