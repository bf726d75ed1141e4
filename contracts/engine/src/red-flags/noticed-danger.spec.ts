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
  hindi: { title: `${id} हिंदी`, steps: ['कदम'] },
  when: [{ all: [id] }],
});
const RULES = [
  rule('stroke', 'emergency'),
  rule('self_harm', 'emergency', 'self_harm'),
  rule('poisoning', 'emergency', 'poisoning'),
  rule('violence', 'emergency', 'violence'),
  rule('bite', 'urgent'),
];

const readingOf = (complaint: Complaint, ...found: string[]): Reading => ({
  complaint,
  person: {},
  present: new Map(found.map((id) => [id, [id]])),
  denied: new Set(),
  asked: new Set(),
  mentions: [],
  understood: 1,
  durationDays: undefined,
});

function raised(noticed: NoticedDanger | null, found: readonly string[] = [], language: 'en' | 'hi' = 'en') {
  const reading = readingOf({ text: 'whatever was said', person: {}, answers: [], language }, ...found);
  return redFlagsOf(reading, RULES, () => noticed);
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
      expect(raised({ kind, words: ['goodbye'] })).toMatchObject([
        { kind, title: `title of ${kind}`, steps: [`step of ${kind}`], helplines: [{ name: `line of ${kind}` }] },
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
});
