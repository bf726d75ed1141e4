import type { RedFlagRule } from './raise-flags.ts';
import type { Complaint } from '../complaint.ts';
import type { NoticedDanger } from './noticed-danger.ts';
import type { Reading } from '../reading/reading.ts';
import { redFlagsOf } from './red-flags-of.ts';

const rule = (id: string, level: RedFlagRule['level'], kind: RedFlagRule['kind'] = 'medical'): RedFlagRule => ({
  id,
  kind,
  level,
  title: `title of ${id}`,
  steps: [`step of ${id}`],
  helplines: [{ name: `line of ${id}`, number: '1' }],
  question: `${id} now?`,
  hindi: { title: `${id} हिंदी`, steps: ['कदम'], question: `${id} अभी?` },
  when: [{ all: [id] }],
});
const RULES = [
  rule('stroke', 'emergency'),
  rule('self_harm', 'emergency', 'self_harm'),
  rule('poisoning', 'emergency', 'poisoning'),
  rule('violence', 'emergency', 'violence'),
  rule('bite', 'urgent'),
  ...['seizure', 'breathing', 'choking', 'bleeding', 'overdose', 'acid'].map((id) => rule(id, 'emergency')),
];
/** So many words are no reason to ask first. */
const LONG = 'grandfather carried buckets upstairs, sat beside window, looked strange, mumbled things nobody followed';
const NO_FIRST_AID = { first_of_all: [], classes: {} };
const CLASSES = {
  general: ['breathing', 'bleeding'],
  brain: ['stroke', 'seizure', 'bleeding'],
  airway: ['choking', 'breathing'],
  poisoning: ['poisoning', 'overdose', 'acid'],
};

const readingOf = (complaint: Complaint, ...found: string[]): Reading => ({
  complaint,
  person: { who: 'self' },
  present: new Map(found.map((id) => [id, [id]])),
  denied: new Set(),
  known: new Set(),
  asked: new Set(),
  disputed: {},
  chosen: new Set(),
  mentions: [],
  denials: [],
  understood: 0,
  read: 0,
  unread: [],
  durationDays: undefined,
});

function raised(told: Partial<NoticedDanger> | null, found: readonly string[] = [], language: 'en' | 'hi' = 'en') {
  const noticed = told && { kind: 'medical' as const, sure: false, words: [], classes: [], ...told };
  const reading = readingOf({ text: LONG, person: {}, answers: [], language }, ...found);
  return redFlagsOf(
    reading,
    { rules: RULES, dangerClasses: CLASSES, firstAid: NO_FIRST_AID, findings: new Map() },
    () => noticed,
  );
}

describe('a danger that no rule was written for', () => {
  it('is an emergency with 112 and Tele-MANAS, in the words that weighed most', () => {
    const [flag, ...others] = raised({ kind: 'medical', words: ['grey', 'floppy'] });
    expect(flag).toMatchObject({
      id: 'noticed_danger',
      kind: 'medical',
      level: 'emergency',
      evidence: ['grey', 'floppy'],
    });
    expect(flag?.helplines.map(({ number }) => number)).toEqual(['112', '108', '14416']);
    expect(flag?.steps.join(' ')).toContain('112');
    expect(others).toEqual([]);
  });

  it.each(['self_harm', 'poisoning', 'violence'] as const)(
    'of the kind %s is answered as every one of its kind',
    (kind) => {
      // Whoever does not breathe is often taken for poisoned.
      const before = kind === 'poisoning' ? [/112/, /breathe/].map((words) => expect.stringMatching(words)) : [];
      expect(raised({ kind, words: ['goodbye'] })).toMatchObject([
        {
          kind,
          title: `title of ${kind}`,
          steps: [...before, `step of ${kind}`],
          helplines: [{ name: `line of ${kind}` }],
        },
      ]);
    },
  );

  it('is told in Hindi', () => {
    expect(raised({ kind: 'violence', words: [] }, [], 'hi')[0]?.title).toBe('violence हिंदी');
    expect(raised({ kind: 'medical', words: [] }, [], 'hi')[0]?.title).toMatch(/[\u0900-\u097f]/);
  });

  it('comes before what can wait until a doctor opens', () => {
    expect(raised({ kind: 'medical', words: [] }, ['bite']).map(({ id }) => id)).toEqual(['noticed_danger', 'bite']);
  });

  it('adds nothing where a rule has found an emergency', () => {
    expect(raised({ kind: 'self_harm', words: [] }, ['stroke', 'bite']).map(({ id }) => id)).toEqual([
      'stroke',
      'bite',
    ]);
  });

  it('that is not noticed takes nothing away', () => {
    expect(raised(null, ['stroke']).map(({ id }) => id)).toEqual(['stroke']);
    expect(raised(null)).toEqual([]);
  });

  describe('is asked about', () => {
    const asked = (told: Partial<NoticedDanger>, language: 'en' | 'hi' = 'en'): string[] =>
      raised(told, [], language)[0]!.noticed!.questions.map(({ text }) => text);

    it('by two questions of the likeliest class and one of the next', () =>
      expect(asked({ classes: ['brain', 'airway'] })).toEqual(['stroke now?', 'seizure now?', 'choking now?']));

    it('by three questions where one class alone is likely', () =>
      expect(asked({ classes: ['airway'] })).toEqual(['choking now?', 'breathing now?', 'bleeding now?']));

    it('by what is deadliest where no class is, or nothing is asked of it', () => {
      expect(asked({ classes: [] })).toEqual(['breathing now?', 'bleeding now?']);
      expect(asked({ classes: ['made_up'] })).toEqual(['breathing now?', 'bleeding now?']);
    });

    it('in Hindi', () => expect(asked({ classes: [] }, 'hi')).toEqual(['breathing अभी?', 'bleeding अभी?']));

    it('as a poisoning where it is one, and never as one where it is none', () => {
      expect(asked({ kind: 'poisoning', classes: ['brain'] })).toEqual([
        'poisoning now?',
        'overdose now?',
        'acid now?',
      ]);
      expect(asked({ classes: ['poisoning', 'airway'] })[0]).toBe('choking now?');
    });

    it.each(['self_harm', 'violence'] as const)('by nothing where it is %s', (kind) =>
      expect(asked({ kind, classes: ['brain'] })).toEqual([]),
    );

    it('and a yes raises the real flag with its steps', () => {
      const [question] = raised({ classes: ['brain'] })[0]!.noticed!.questions;
      expect(question!.flag).toMatchObject({
        id: 'stroke',
        level: 'emergency',
        title: 'title of stroke',
        steps: ['step of stroke'],
        helplines: [{ name: 'line of stroke' }],
      });
      expect(question!.flag.noticed).toBeUndefined();
    });
  });

  it.each([
    ['medical', false, false],
    ['medical', true, true],
    ['self_harm', false, true],
    ['poisoning', false, true],
    ['violence', false, true],
  ] as const)('of the kind %s, sure: %s, needs no question first: %s', (kind, sure, expected) =>
    expect(raised({ kind, sure })[0]!.noticed!.sure).toBe(expected),
  );
});
