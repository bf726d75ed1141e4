import type { Language } from '@sahaay/contracts/constants';
import { answer, base } from '../../testing/shipped.ts';
import type { Assessment } from '../assessment.ts';
import { areOpposites } from '../knowledge/opposites.ts';
import type { Person } from '../reading/person.ts';
import unsure from './own-unsure.json' with { type: 'json' };

interface Unsure {
  readonly text: string;
  readonly person?: Person;
  readonly language?: Language;
  readonly says: string;
  readonly never: string;
}

const { care, precautions } = base.generalCare;
const conditions = base.conditions.map(({ entry }) => entry);
const general = new Set([...care.flatMap(({ steps }) => steps), ...precautions.map(({ step }) => step)]);
const RASH = 'red itchy rash on both arms for 5 days, no fever';
const asked = (text: string, age = 30): Assessment => answer(text, { person: { age } });

/** What the words alone call opposite, and a person found to be of different things: greasy cream and steroid cream, tea with a meal and the meal. In emergencies a condition's own care is told. */
const OF_OTHER_THINGS = new Set([
  'Use no steroid cream or mixed cream before a doctor has looked.',
  'Do not scratch, and cut the nails short.',
  'Do not squeeze, cut or massage it.',
  'Wear no contact lenses and no eye make-up.',
  'Wear loose cotton, and share no towels.',
  'Eat light food when you can.',
  'Put nothing into the ear: no sticks, oil or drops.',
  'Rest, eat regular meals and drink enough.',
  'Rest in a dark, quiet room and drink water.',
  'Drink water in small sips.',
]);

/** Forty complaints that were written before there was any general care, with what their writer expected of the steps. */
describe('the steps of a complaint of which nothing stands out', () => {
  it.each(unsure as readonly Unsure[])('suit all that it may be: "$text"', ({ text, says, never, ...more }) => {
    const steps = answer(text, more).triage!.steps.join(' ');
    expect(steps).toMatch(new RegExp(says, 'i'));
    expect(steps).not.toMatch(new RegExp(never, 'i'));
  });

  it('are none of what nobody told of, and the own steps of each condition stand on its card', () => {
    const { triage, conditions: named } = asked(RASH);
    expect(triage!.steps.filter((step) => !general.has(step))).toEqual([]);
    expect(named[0]!.likelihood).not.toBe('likely');
    const [own] = conditions.filter(({ name }) => name === named[0]!.name);
    expect(named[0]!.steps).toEqual(own!.self_care);
  });

  it('are those of a condition that stands out, which are then not told twice', () => {
    const { triage, conditions: named } = asked('blocked nose and sneezing every morning with itchy eyes');
    expect(named[0]!.likelihood).toBe('likely');
    expect(triage!.steps.join(' ')).toContain('such as dust or pollen');
    expect(named[0]!.steps).toBeUndefined();
  });

  it('ask nobody to eat where what may be urgent forbids it', () => {
    const [fasting] = precautions;
    const text = 'pain in the lower right belly since morning with nausea';
    const { triage, conditions: named } = asked(text, 19);
    expect(named.map(({ name }) => name)).toContain('Appendicitis');
    expect(triage!.level).not.toBe('self_care');
    if (triage!.steps.includes(fasting!.step)) expect(triage!.steps.join(' ')).not.toMatch(/^Eat small|Drink ORS/);
  });

  it('warn of bleeding in a pregnancy, and take it for no itch of the liver where nothing itches', () => {
    const { triage, conditions: named } = answer('i am 30 weeks pregnant, feel low and cannot sleep', {
      person: { age: 28, sex: 'female' },
    });
    expect(triage!.warning).toMatch(
      /^Call 112 for bleeding.*; call 112 or 14416 now if you think of harming yourself\.$/,
    );
    expect(named[0]!.name).not.toMatch(/Itching of late pregnancy/);
  });

  it('stand on no card beside a danger sign or in an emergency', () => {
    const { conditions: named, redFlags } = answer('my chest is being crushed and i sweat cold', {
      person: { age: 60 },
    });
    expect(redFlags.length).toBeGreaterThan(0);
    expect(named.filter(({ steps }) => steps)).toEqual([]);
  });

  it('suit the person on the cards as well', () => {
    const { conditions: named } = answer(RASH, { person: { age: 30 }, background: { pregnant: true } });
    expect(named.flatMap(({ steps = [] }) => steps).join(' ')).not.toMatch(/pharmacist can give/);
    const of = answer(`my father has a ${RASH}`).conditions.flatMap(({ steps = [] }) => steps);
    expect(of.join(' ')).not.toMatch(/\byour?\b/i);
  });
});

describe('general care', () => {
  it('speaks of complaints that there are', () => {
    expect(care.flatMap(({ findings }) => findings).filter((id) => !base.findings.has(id))).toEqual([]);
    expect(care.at(-1)!.findings).toEqual([]);
  });

  it('says the same in both languages, step by step', () =>
    expect(care.filter(({ steps, steps_hi: hindi }) => steps.length !== hindi.length)).toEqual([]));

  it('contradicts no condition that the complaint may be, but for those whose precautions it knows', () => {
    const calm = conditions.filter(({ urgency }) => urgency !== 'emergency');
    const wrong = calm.flatMap((condition) =>
      care
        .filter(({ findings }) => findings.some((id) => (condition.findings[id] ?? 0) >= 0.3))
        .flatMap(({ steps }) =>
          steps.filter(
            (step) =>
              !OF_OTHER_THINGS.has(step) &&
              condition.self_care.some((own) => areOpposites(step, own)) &&
              !precautions.some(
                ({ conditions: ids, instead_of: left }) => ids.includes(condition.id) && left.includes(step),
              ),
          ),
        )
        .map((step) => `${condition.id}: ${step}`),
    );
    expect(wrong).toEqual([]);
  });

  it('knows every condition in which nothing is eaten', () => {
    const [fasting] = precautions;
    const asking = conditions.filter(({ self_care: steps }) =>
      steps.some((step) => /eat and drink nothing|nothing to eat|eat nothing(?! more)/i.test(step)),
    );
    expect(asking.map(({ id }) => id).filter((id) => !fasting!.conditions.includes(id))).toEqual([]);
  });
});
