import { sumOf, type Confusion, type Details, type Figures, type Found } from './tally.ts';

/** A line of the log of first tries. */
export interface FirstTry extends Readonly<Record<'all' | 'english' | 'hinglish' | 'devanagari', Figures>> {
  readonly sitting: string;
  readonly date: string;
  readonly engine: string;
  /** Counted from sitting 27 on. */
  readonly details?: Details;
}

const percent = (found: number, { messages }: Found): string => `${Math.round((100 * found) / messages)} %`;

/** The curve of first tries as a page of Markdown, a row a sitting in the order in which they were scored. */
export function firstTriesPage(log: readonly FirstTry[]): string {
  const rows = log.map(({ sitting, date, engine, all, english, hinglish, devanagari }) => {
    const { dangers, calm } = all;
    const languages = [english, hinglish, devanagari].map(
      (own) => `${percent(own.dangers.either, own.dangers)} · ${percent(own.calm.either, own.calm)}`,
    );
    const cells = [
      sitting,
      `${date}, ${engine}`,
      `${dangers.messages} + ${calm.messages}`,
      percent(dangers.either, dangers),
      percent(calm.either, calm),
      `${percent(dangers.rules, dangers)} · ${percent(calm.rules, calm)}`,
      `${percent(dangers.reader, dangers)} · ${percent(calm.reader, calm)}`,
      ...languages,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# First tries',
    '',
    'Each row is a sitting of one hand, scored once, before anybody had read what was missed and before it taught. *Found* is the share of dangers that the engine called an emergency, *false* that of the calm messages that share their words. Pairs are found · false. `npm run bench:unseen` writes this page from [the log](../first-tries.jsonl).',
    '',
    '| sitting | scored on, with | dangers + calm | found | false | rules alone | reader alone | English | Hinglish | Devanagari |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...detailsPage(log.filter(({ details }) => details)),
  ].join('\n');
}

/** What classes are found, which style raises false alarms, and what is taken for what. */
function detailsPage(log: readonly FirstTry[]): string[] {
  if (!log.length) return [];
  const sum = sumOf(log.map(({ details }) => details!));
  const total = Object.values(sum.classes).reduce((messages, found) => messages + found.messages, 0);
  return [
    `## By class, style and kind`,
    '',
    `First tries too: sittings ${log.map(({ sitting }) => sitting).join(', ')} together, ${total} dangers. *Class named* is how often the words of classes (\`model/classes.txt\`) say the right one; they choose what is asked next and decide nothing.`,
    '',
    '| class of danger | messages | found | rules alone | reader alone | class named | else mostly named |',
    '|---|---|---|---|---|---|---|',
    ...Object.entries(sum.classes).map(([name, found]) => {
      const named = sum.takenForClass[name]![name] ?? 0;
      return `| ${name} | ${foundCells(found)} | ${percent(named, found)} | ${mostlyTakenFor(name, sum.takenForClass)} |`;
    }),
    '',
    '| style of a calm message | messages | false alarms | by the rules | by the reader |',
    '|---|---|---|---|---|',
    ...Object.entries(sum.styles).map(([name, found]) => `| ${name} | ${foundCells(found)} |`),
    '',
    'The kind decides which number and which page come first. Rows are what a danger is, columns the kind of the flag that is shown first.',
    '',
    ...confusionTable(sum.takenForKind),
    '',
  ];
}

function foundCells(found: Found): string {
  return [found.messages, ...[found.either, found.rules, found.reader].map((part) => percent(part, found))].join(' | ');
}

function mostlyTakenFor(name: string, confusion: Confusion): string {
  const others = Object.entries(confusion[name]!).filter(([other]) => other !== name);
  others.sort(([, one], [, other]) => other - one);
  return others
    .slice(0, 2)
    .map(([other, messages]) => `${other} ${messages}`)
    .join(', ');
}

function confusionTable(confusion: Confusion): string[] {
  const columns = [...new Set(Object.values(confusion).flatMap((row) => Object.keys(row)))].sort();
  return [
    `| kind | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---|').join('')}`,
    ...Object.entries(confusion).map(
      ([name, row]) => `| ${name} | ${columns.map((column) => row[column] ?? 0).join(' | ')} |`,
    ),
  ];
}

/** The lines of the log. */
export function readFirstTries(log: string): FirstTry[] {
  return log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FirstTry);
}
