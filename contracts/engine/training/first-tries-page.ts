/** How many of some messages an emergency was found in: by the rules, by the learned reader, by either. */
interface Found {
  readonly messages: number;
  readonly rules: number;
  readonly reader: number;
  readonly either: number;
}

interface Figures {
  readonly dangers: Found;
  readonly calm: Found;
}

/** A line of the log of first tries. */
export interface FirstTry extends Readonly<Record<'all' | 'english' | 'hinglish' | 'devanagari', Figures>> {
  readonly sitting: string;
  readonly date: string;
  readonly engine: string;
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
  ].join('\n');
}

/** The lines of the log. */
export function readFirstTries(log: string): FirstTry[] {
  return log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FirstTry);
}
