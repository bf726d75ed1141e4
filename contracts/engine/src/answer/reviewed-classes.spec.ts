import type { CareLevel } from '@sahaay/contracts/constants';
import { answer } from '../../testing/shipped.ts';
import classes from './reviewed-classes.json' with { type: 'json' };

type Level = CareLevel | 'none';
const levelOf = (text: string, age?: number, sex?: 'male' | 'female'): Level =>
  answer(text, { person: { age, sex } }).triage?.level ?? 'none';

/** What each list of the file allows. */
const ALLOWED = {
  emergency: ['emergency'],
  today: ['urgent', 'emergency'],
  seen: ['doctor', 'urgent', 'emergency'],
  no_emergency: ['none', 'self_care', 'doctor', 'urgent'],
  no_hurry: ['none', 'self_care', 'doctor'],
  at_home: ['none', 'self_care'],
} as const satisfies Record<string, readonly Level[]>;

/** Ways of telling that a clinical review found misread: each with dangers and with what only looks like them. */
describe.each(Object.entries(classes as Record<string, Partial<Record<keyof typeof ALLOWED, string[]>>>))(
  '%s',
  (_, lists) => {
    it.each(
      Object.entries(lists).flatMap(([list, texts]) =>
        texts.map((text) => [list as keyof typeof ALLOWED, text] as const),
      ),
    )('%s: "%s"', (list, text) => expect(ALLOWED[list]).toContain(levelOf(text)));
  },
);

describe('a relative of somebody with an account', () => {
  it.each([
    ['my father has pain in the chest since evening', 23, 'female'],
    ['my mother has a new headache at the temple and the jaw hurts while chewing', 25, 'male'],
    ['papa ke seene mein dard hai', 24, 'female'],
    ['मेरी दादी को सीने में दर्द हो रहा है', 22, 'male'],
  ] as const)('does not get the care of the young writer: "%s"', (text, age, sex) =>
    expect(ALLOWED.today).toContain(levelOf(text, age, sex)),
  );

  it.each([
    ['my grandson has cough and a runny nose', 62],
    ['mere pote ko khansi zukam hai', 61],
  ])('does not get the illnesses of the old writer: "%s"', (text, age) =>
    expect(
      answer(text, { person: { age } }).conditions.flatMap(({ name, medicalName }) => [name, medicalName].join(' ')),
    ).not.toContainEqual(expect.stringMatching(/COPD|obstructive/) as unknown),
  );
});

describe('the months of a baby', () => {
  it.each(['6 month baby loose motion 5 times', 'my child of 8 months has watery stools since morning'])(
    'bring the salts to drink: "%s"',
    (text) => expect(answer(text).triage?.steps.join(' ')).toContain('ORS'),
  );

  it.each([
    'my 6 month old has a cough',
    'mere 5 mahine ke bachche ko khansi hai',
    'छह महीने के बच्चे को खाँसी और बहती नाक',
    'baby is 7 months, cough and blocked nose',
  ])('are no months of cough: "%s"', (text) => expect(answer(text).conditions[0]?.name).not.toMatch(/Asthma|weeks|TB/));
});
