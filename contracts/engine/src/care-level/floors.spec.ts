import type { CareLevel } from '@sahaay/contracts/constants';
import { answer, base, flagsOf, read } from '../../testing/shipped.ts';
import { Ranked, rankConditions } from '../ranking/rank-conditions.ts';
import { SENTENCES } from '../sentences.ts';
import { FLOORS, type FloorName } from './floors.ts';
import { decideTriage } from './triage.ts';

const COLD = 'runny nose, sneezing and blocked nose since two days';
const reading = read(COLD, { person: { age: 30 } });
const ranked = rankConditions(reading, base);
const presentWith = (id: string) => new Map([...reading.present, [id, [id]]]);

/** An illness that leads with a belief too small to decide anything by itself, before the illnesses of a cold. */
function ledBy(condition: string, present: Iterable<string>): [typeof ranked, typeof reading] {
  const told = { ...reading, present: new Map([...present].map((id) => [id, [id]])) };
  const all = rankConditions(told, base);
  const first = all.find((one) => one.condition.entry.id === condition)!;
  const faint = new Ranked(first.condition, {
    scores: new Float64Array(base.conditions.length),
    probabilities: new Float64Array(base.conditions.length).fill(0.05),
    support: new Float64Array(base.conditions.length),
    supporters: new Uint16Array(base.conditions.length),
    present: [...present].map((id) => ({ id, odds: new Float64Array(base.conditions.length).fill(1) })),
  } as unknown as ConstructorParameters<typeof Ranked>[1]);
  return [[faint, ...ranked], told];
}

const ofChild: typeof reading = { ...reading, person: { ...reading.person, who: 'child' } };

/** Of every floor: the care where it holds and the care right beside its boundary. A new floor needs its line. */
const EXAMPLES: Readonly<Record<FloorName, { holds: () => CareLevel; beside: () => CareLevel }>> = {
  emergency_leads: {
    holds: () => levelOf(...ledBy('heart_attack', ['chest_pain'])),
    beside: () => levelOf(...ledBy('heart_attack', ['smoking'])),
  },
  must_be_seen: {
    holds: () => levelOf(ranked, { ...reading, present: presentWith(seenBy(true)) }),
    beside: () => levelOf(ranked, { ...reading, present: presentWith(seenBy(false)) }),
  },
  weak_child: {
    holds: () => levelOf(ranked, { ...ofChild, chosen: new Set(['bad_much']) }),
    beside: () => levelOf(ranked, { ...ofChild, chosen: new Set(['bad_some']) }),
  },
  worse_or_hard: {
    holds: () => levelOf(ranked, { ...reading, chosen: new Set(['course_worse']) }),
    beside: () => levelOf(ranked, { ...reading, chosen: new Set(['course_same', 'bad_some']) }),
  },
  lasts_long: {
    holds: () => levelOf(ranked, { ...reading, durationDays: 28 }),
    beside: () => levelOf(ranked, { ...reading, durationDays: 27 }),
  },
  little_understood: {
    holds: () => levelOf(ranked, { ...reading, understood: 0.09 }),
    beside: () => levelOf(ranked, { ...reading, understood: 0.1 }),
  },
  not_most_read: {
    holds: () => levelOf(ranked, { ...reading, read: 0.5 }),
    beside: () => levelOf(ranked, { ...reading, read: 0.51 }),
  },
};

function levelOf(conditions: typeof ranked, told: typeof reading): CareLevel {
  return decideTriage(conditions, told, base).level;
}

/** A symptom that a doctor must see, or need not, and by which nobody is called vulnerable. */
function seenBy(doctor: boolean): string {
  return [...base.findings.values()].find(
    (one) => one.see_doctor === doctor && one.kind === 'symptom' && !one.vulnerable && !reading.present.has(one.id),
  )!.id;
}

describe('the floors of care', () => {
  it.each(Object.entries(EXAMPLES))('%s holds on one side of its boundary only', (name, { holds, beside }) => {
    expect([holds(), beside()]).toEqual([FLOORS[name as FloorName].level, 'self_care']);
  });

  it('say why, in both languages', () => {
    for (const language of ['en', 'hi'] as const)
      expect(decideTriage(ranked, { ...reading, understood: 0 }, base, language).advice).toBe(
        SENTENCES[language].adviceRaised.little_understood,
      );
  });

  it('lower nothing', () => {
    const care = (understood: number): CareLevel | undefined => {
      const told = { ...read('burning when I pass urine since yesterday', { person: { age: 30 } }), understood };
      return decideTriage(rankConditions(told, base), told, base).level;
    };
    expect(care(0)).toBe(care(1));
  });
});

describe('floors that are red flags', () => {
  it('chest pain from 35 on, with a harmless explanation too', () => {
    for (const said of ['after the gym', 'it is only gas', 'acidity since yesterday', 'better with an antacid']) {
      const care = (age: number) => answer(`chest pain, ${said}`, { person: { age } });
      expect(['urgent', 'emergency']).toContain(care(35).triage?.level);
      expect(care(34).redFlags.map(({ id }) => id)).not.toContain('chest_pain_from_35');
    }
  });

  it('breathing that stopped', () => {
    for (const text of ['he stopped breathing', 'uski saans ruk gayi', 'वह साँस नहीं ले रहा'])
      expect(answer(text).triage?.level).toBe('emergency');
  });

  it('pain that does not stop, or bleeding, from week 20 on', () => {
    for (const said of ['and the belly pain does not stop', 'and I bleed a little'])
      expect([20, 19].map((week) => flagsOf(`I am ${week} weeks pregnant ${said}`)[0])).toEqual([
        'pregnancy_bleeding',
        expect.not.stringMatching(/^pregnancy_bleeding$/) as unknown,
      ]);
  });

  it('fever of an infant under three months', () => {
    expect(answer('fever since morning', { person: { age: 0.24 } }).triage?.level).toBe('emergency');
  });
});
