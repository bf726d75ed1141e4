import { answer } from '../../testing/shipped.ts';
import classes from './misread-classes.json' with { type: 'json' };

interface Expected {
  /** Red flags that must rise. */
  readonly flags?: readonly string[];
  /** Red flags that must not. */
  readonly never?: readonly string[];
  /** The condition that must come first. */
  readonly first?: string;
  /** Conditions of which one must be on the list. */
  readonly among?: readonly string[];
  /** Whether it must be no emergency. */
  readonly calm?: boolean;
}

/** What of the expected does not hold. */
function misread(text: string, { flags = [], never = [], first, among, calm = false }: Expected): string[] {
  const { redFlags, conditions, triage } = answer(text);
  const raised = redFlags.map(({ id }) => id);
  const names = conditions.map(({ name }) => name);
  return [
    ...flags.filter((id) => !raised.includes(id)).map((id) => `${id} is not raised`),
    ...never.filter((id) => raised.includes(id)).map((id) => `${id} is raised`),
    ...(first !== undefined && names[0] !== first ? [`${names[0] ?? 'nothing'} comes first`] : []),
    ...(among && !names.some((name) => among.includes(name)) ? [`${names.join(', ')} are listed`] : []),
    ...(calm && triage?.level === 'emergency' ? ['it is an emergency'] : []),
  ];
}

interface Class {
  readonly expects: Expected;
  readonly texts: readonly string[];
  readonly stillMisread: readonly string[];
}

/** Ways of telling that were misread once, each with siblings that were written before it was mended. */
const all = Object.entries(classes as Record<string, Class>);

describe.each(all)('%s', (_, { expects, texts }) => {
  it.each(texts)('is understood: "%s"', (text) => expect(misread(text, expects)).toEqual([]));
});

const still = all.flatMap(([, { expects, stillMisread }]) => stillMisread.map((text) => [text, expects] as const));
it.each(still)('is still misread: "%s"', (text, expects) => expect(misread(text, expects)).not.toEqual([]));
