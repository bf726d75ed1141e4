import { CARE_LEVELS, type CareLevel } from '@sahaay/contracts/constants';
import { answer } from '../../testing/shipped.ts';
import classes from './misread-classes.json' with { type: 'json' };

interface Expected {
  /** Red flags that must rise. */
  readonly flags?: readonly string[];
  /** Red flags that must not. */
  readonly never?: readonly string[];
  /** The kind of which a red flag must rise. */
  readonly kind?: string;
  /** The condition that must come first. */
  readonly first?: string;
  /** Conditions of which one must come first, or none may. */
  readonly firstOf?: readonly string[];
  readonly neverFirst?: readonly string[];
  /** Conditions of which one must be on the list. */
  readonly among?: readonly string[];
  /** Conditions that must not be on it. */
  readonly neverListed?: readonly string[];
  /** Findings that must not be asked about. */
  readonly neverAsks?: readonly string[];
  /** Whether it must be no emergency. */
  readonly calm?: boolean;
  /** The least and the most urgent care that is right; a text that is not understood gets none. */
  readonly atLeast?: CareLevel;
  readonly atMost?: CareLevel;
}

type Answer = ReturnType<typeof answer>;

/** What of the red flags and the care does not hold. */
function misjudged(
  { redFlags, triage }: Answer,
  { flags = [], never = [], kind, calm, atLeast, atMost }: Expected,
): string[] {
  const raised = redFlags.map(({ id }) => id);
  const urgencyOf = (level: CareLevel | undefined): number => -CARE_LEVELS.indexOf(level ?? 'self_care');
  const level = triage?.level;
  return [
    ...flags.filter((id) => !raised.includes(id)).map((id) => `${id} is not raised`),
    ...never.filter((id) => raised.includes(id)).map((id) => `${id} is raised`),
    ...(kind && !redFlags.some((flag) => flag.kind === kind) ? [`nothing of ${kind} is raised`] : []),
    ...(calm && level === 'emergency' ? ['it is an emergency'] : []),
    ...(atLeast && urgencyOf(level) < urgencyOf(atLeast) ? [`it is only ${level}`] : []),
    ...(atMost && urgencyOf(level) > urgencyOf(atMost) ? [`it is ${level}`] : []),
  ];
}

/** What of the conditions and the questions does not hold. */
function misplaced(
  { conditions, followUp }: Answer,
  { first, firstOf, neverFirst, among, neverListed = [], neverAsks = [] }: Expected,
): string[] {
  const names = conditions.map(({ name }) => name);
  const leads = names[0] ?? 'nothing';
  const asked = followUp.map(({ id }) => id);
  const isRight = (firstOf ?? [first ?? leads]).includes(leads) && !neverFirst?.includes(leads);
  return [
    ...(isRight ? [] : [`${leads} comes first`]),
    ...(among && !names.some((name) => among.includes(name)) ? [`${names.join(', ')} are listed`] : []),
    ...neverListed.filter((name) => names.includes(name)).map((name) => `${name} is listed`),
    ...neverAsks.filter((id) => asked.includes(id)).map((id) => `${id} is asked`),
  ];
}

function misread(text: string, expected: Expected): string[] {
  const said = answer(text);
  return [...misjudged(said, expected), ...misplaced(said, expected)];
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
