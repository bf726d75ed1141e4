import { answer, base, read } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import type { ConditionEntry } from '../knowledge/schema.ts';
import { areOpposites } from '../knowledge/opposites.ts';
import { AGE_BANDS } from '../knowledge/bands.ts';
import { MOST_STEPS, stepsToShow } from '../red-flags/first-aid.ts';
import { speakOf } from '../voice/speak.ts';
import { suit } from './suit.ts';

type Told = Partial<Omit<Complaint, 'text'>>;
interface Somebody {
  readonly text: string;
  readonly told: Told;
  readonly age: number;
  /** What no step may say to them. */
  readonly never: RegExp;
}

const NO_PAINKILLER = /^(?!.*\b(?:no|not|stop|never)\b).*\b(?:ibuprofen|diclofenac|naproxen)\b/i;
const GROWN_UP =
  /\b(?:drink\w* (?:no |less )?alcohol|do not smoke|stop smoking|tobacco|gutka|coffee|do not drive|condoms?)\b/i;
const FEEDS =
  /\b(?:eat (?:fruit|more|leafy|light|soft)|gargle|hold (?:your|their) breath|walk every day|drink (?:more|plenty|enough))\b/i;
const PLENTY = /\b(?:drink|give) plenty|plenty (?:of water|to drink)/i;
const OF_A_CHILD = /\bthe (?:child|baby)\b/i;
const with_ = (...illnesses: string[]): Told => ({ person: { age: 40 }, background: { illnesses } });

const EVERYBODY: Readonly<Record<string, Somebody>> = {
  'a newborn': {
    text: 'my baby has fever',
    told: { person: { age: 0.02, about: 'child' } },
    age: 0.02,
    never: GROWN_UP,
  },
  'a baby of four months': {
    text: 'my baby has fever',
    told: { person: { age: 0.33, about: 'child' } },
    age: 0.33,
    never: FEEDS,
  },
  'a child of three': {
    text: 'my son has fever',
    told: { person: { age: 3, about: 'child' } },
    age: 3,
    never: GROWN_UP,
  },
  'a child of eight': {
    text: 'my son has fever',
    told: { person: { age: 8, about: 'child' } },
    age: 8,
    never: GROWN_UP,
  },
  'somebody who is pregnant': {
    text: 'fever',
    told: { person: { age: 28, sex: 'female' }, background: { pregnant: true, pregnancyWeeks: 30 } },
    age: 28,
    never: NO_PAINKILLER,
  },
  'somebody with weak kidneys': {
    text: 'fever',
    told: with_('kidney disease'),
    age: 40,
    never: new RegExp(`${NO_PAINKILLER.source}|${PLENTY.source}`, 'i'),
  },
  'somebody with an ulcer': { text: 'fever', told: with_('stomach ulcer'), age: 40, never: NO_PAINKILLER },
  'somebody with asthma': { text: 'fever', told: with_('asthma'), age: 40, never: NO_PAINKILLER },
  'somebody with dengue': { text: 'fever', told: with_('dengue'), age: 40, never: NO_PAINKILLER },
  'somebody with a weak heart': { text: 'fever', told: with_('heart failure'), age: 40, never: PLENTY },
};

const ADULTS: Readonly<Record<string, Somebody>> = {
  me: { text: 'fever', told: { person: { age: 40 } }, age: 40, never: OF_A_CHILD },
  'my father': { text: 'my father has fever', told: {}, age: 60, never: OF_A_CHILD },
  'my mother': { text: 'my mother has fever', told: {}, age: 60, never: OF_A_CHILD },
  'somebody else': { text: 'fever', told: { person: { age: 40, about: 'other' } }, age: 40, never: OF_A_CHILD },
};

const conditions = base.conditions.map(({ entry }) => entry);
/** What speaks of a child to its mother, or before it is born. */
const OF_MOTHERS = new Set(
  conditions
    .filter(({ specialty }) => specialty === 'gynaecology')
    .map(({ id }) => id)
    .concat('gestational_diabetes', 'listeriosis', 'postpartum_depression', 'postpartum_psychosis', 'low_milk'),
);

function canBe({ prevalence: { age: bands, years = { source: '' } } }: ConditionEntry, age: number): boolean {
  const { from = 0, below = Infinity } = years;
  const band = AGE_BANDS[[1, 12, 18, 45, 65].findLastIndex((first) => age >= first) + 1]!;
  return (bands[band] ?? 1) > 0 && age >= from && age < below;
}

const [named] = answer('red itchy rash on both arms', { person: { age: 30 } }).conditions;

interface Said {
  readonly steps: readonly string[];
  readonly others: readonly string[];
}

/** Tells what a condition says to somebody, who is read once for all conditions: its steps, its warning and what it is. */
function saidTo({ text, told }: Somebody): (condition: ConditionEntry) => Said {
  const reading = read(text, told);
  const answered = answer(text, told);
  return ({ self_care: steps, warning, definition }) => {
    const triage = { level: 'doctor' as const, advice: 'Wait.', steps, warning };
    const one = { ...answered, redFlags: [], triage, conditions: [{ ...named!, definition }], followUp: [] };
    const said = speakOf(suit(one, reading, base), reading);
    return { steps: said.triage.steps, others: [said.triage.warning ?? '', said.conditions[0]!.definition] };
  };
}

describe.each(Object.entries(EVERYBODY))('the steps of every condition for %s', (_, somebody) => {
  const said = saidTo(somebody);
  const all = conditions
    .filter((condition) => canBe(condition, somebody.age))
    .map((condition) => ({ id: condition.id, steps: said(condition).steps }));

  it('advise nothing against what was told', () =>
    expect(
      all.flatMap(({ id, steps }) => steps.filter((step) => somebody.never.test(step)).map((step) => `${id}: ${step}`)),
    ).toEqual([]));

  it('say nothing twice and are few', () => {
    expect(all.filter(({ steps }) => steps.length > MOST_STEPS)).toEqual([]);
    expect(all.filter(({ steps }) => new Set(steps).size < steps.length)).toEqual([]);
  });
});

/** A cream against fungus is no steroid cream. */
const OF_TWO_CREAMS = 'fungal_skin_infection';

it('the steps of a condition never contradict one another', () =>
  expect(
    conditions
      .filter(({ id }) => id !== OF_TWO_CREAMS)
      .flatMap(({ id, self_care: steps }) =>
        steps.flatMap((one, at) =>
          steps
            .slice(at + 1)
            .filter((other) => areOpposites(one, other))
            .map((other) => `${id}: ${one} / ${other}`),
        ),
      ),
  ).toEqual([]));

describe.each(Object.entries(ADULTS))('every condition, told of %s', (_, somebody) => {
  it('speaks of no child', () => {
    const said = saidTo(somebody);
    expect(
      conditions
        .filter((condition) => canBe(condition, somebody.age) && !OF_MOTHERS.has(condition.id))
        .flatMap((condition) => {
          const { steps, others } = said(condition);
          return [...steps, ...others]
            .filter((line) => somebody.never.test(line))
            .map((line) => `${condition.id}: ${line}`);
        }),
    ).toEqual([]);
  });
});

/** The words of a step that say what is done to what. */
const wordsOf = (step: string): string =>
  [...new Set(step.toLowerCase().match(/[a-z0-9]+/g))]
    .filter((word) => !/^(?:the|a|an|of|to|and|or|in|on|at|it|with|for|your|you|them|they|person|now)$/.test(word))
    .sort()
    .join(' ');

describe('the steps of any two red flags', () => {
  it('say nothing twice, in other words of the same', () => {
    const twice = base.rules.flatMap((one, at) =>
      base.rules.slice(at + 1).flatMap((other) => {
        const [own = [], added = []] = stepsToShow([one, other]);
        const steps = base.inOrder([
          ...own.map((place) => one.steps[place]!),
          ...added.map((place) => other.steps[place]!),
        ]);
        const said = steps.map(wordsOf);
        return steps
          .filter((_, place) => said.indexOf(said[place]!) < place)
          .map((step) => `${one.id}, ${other.id}: ${step}`);
      }),
    );
    expect(twice).toEqual([]);
  });
});
