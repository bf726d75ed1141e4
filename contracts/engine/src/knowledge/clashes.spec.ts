import { findClashes } from './clashes.ts';
import type { Knowledge, RedFlagEntry } from './schema.ts';

type Case = RedFlagEntry['when'][number];

function flag(id: string, step: string, when: Case = { all: ['fever'] }): RedFlagEntry {
  return {
    id,
    kind: 'medical',
    level: 'emergency',
    title: 'A danger.',
    title_hi: 'ख़तरा।',
    when: [when],
    steps: [step, 'Wait for help.'],
    steps_hi: ['रुकें।', 'रुकें।'],
    helplines: [],
    source: 'none',
    written: '2026-11-23',
    reviewed: null,
  };
}

const clashes = (redFlags: readonly RedFlagEntry[], stances: Knowledge['stances'] = {}): string[] =>
  findClashes({ redFlags, stances, order: [{ danger: 'Any danger', flags: redFlags.map(({ id }) => id) }] });

describe('steps of two flags', () => {
  it.each([
    ['a deed', 'Rub the leg firmly.', 'Do not rub the leg.'],
    ['a deed with anything', 'Rub the leg firmly.', 'Do not rub.'],
    ['a thing', 'Give some aspirin.', 'Take no aspirin or wine.'],
    ['one deed of several', 'Suck the wound.', 'Do not cut, suck or tie it.'],
    ['one thing of several', 'Put oil on it.', 'Do not put chilli, oil or lime on it.'],
    ['nothing where something goes', 'Put sugar into the mouth.', 'Put nothing into the mouth.'],
    ['a deed in a later sentence', 'Keep calm. Drink milk.', 'Sit up. Drink no milk.'],
  ])('are refused when one asks for what the other forbids: %s', (_, asked, forbidden) => {
    const sentence = `red-flags · one and other: "${asked}" and "${forbidden}" may contradict; list both in stances.json`;
    expect(clashes([flag('one', asked), flag('other', forbidden)])).toEqual([sentence]);
  });

  it.each([
    ['another thing', 'Rub the belly.', 'Do not rub the leg.'],
    ['another deed', 'Wash the leg.', 'Do not rub the leg.'],
    ['the same', 'Do not rub the leg.', 'Do not rub the leg.'],
  ])('stand when they speak of %s', (_, one, other) =>
    expect(clashes([flag('one', one), flag('other', other)])).toEqual([]),
  );

  const [rub, leave] = ['Rub the leg firmly.', 'Do not rub the leg.'];

  it.each<[string, Case, Case]>([
    ['other ages', { all: ['fever'], age: { max: 5 } }, { all: ['cough'], age: { min: 18 } }],
    ['another sex', { all: ['fever'], sex: 'male' }, { all: ['cough'], sex: 'female' }],
    ['a finding that the other shuts out', { all: ['fever'] }, { all: ['cough'], none: ['fever'] }],
  ])('stand when their flags never stand together: %s', (_, one, other) => {
    expect(clashes([flag('one', rub, one), flag('other', leave, other)])).toEqual([]);
  });

  it('stand when sides keep them apart, or a person found them to be of different things', () => {
    const flags = [flag('one', rub), flag('other', leave)];
    expect(clashes(flags, { rub: { words: [], stances: { rub: [rub], leave: [leave] }, neither: [] } })).toEqual([]);
    expect(clashes(flags, { rub: { words: [], stances: {}, neither: [rub, leave] } })).toEqual([]);
  });
});
