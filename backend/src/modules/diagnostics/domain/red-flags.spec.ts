import type { CareLevel } from '@sahaay/contracts/constants';
import type { RedFlagMatch, RedFlagRule } from '@sahaay/contracts/red-flags';
import type { AssessedCondition, Assessment } from './assessment.js';
import { escalate, RedFlagScreen } from './red-flags.js';
import { SENTENCES } from './sentences.js';

const flag = (level: RedFlagMatch['level']): RedFlagMatch => ({
  id: 'a_sign',
  kind: 'medical',
  level,
  title: 'A sign.',
  evidence: ['blood'],
  steps: ['Sit down.'],
  helplines: [],
});
const assessed = (level: CareLevel | null, kind: Assessment['kind'] = 'diagnosis'): Assessment => ({
  kind,
  conditions: [],
  triage: level && { level, advice: 'Own advice.', steps: ['Own step.'], warning: 'Own warning.' },
  followUp: [],
  message: null,
  engine: 'knowledge_base',
});

describe('the screen', () => {
  const rule = (id: string, level: RedFlagRule['level'], when: RedFlagRule['when'][number]): RedFlagRule => ({
    id,
    kind: 'medical',
    level,
    title: id,
    steps: [],
    helplines: [],
    when: [when],
  });
  const raised = (present: readonly string[], ...rules: RedFlagRule[]) => {
    const reading = {
      text: '',
      person: {},
      present: new Map(present.map((id) => [id, [id]])),
      denied: new Set<string>(),
      asked: new Set<string>(),
      mentions: [],
      durationDays: undefined,
    };
    return new RedFlagScreen(rules, () => reading).raise({ text: '', person: {}, answers: [] }).map(({ id }) => id);
  };

  it('puts emergencies before what is urgent', () => {
    expect(
      raised(['fever'], rule('soon', 'urgent', { all: ['fever'] }), rule('now', 'emergency', { all: ['fever'] })),
    ).toEqual(['now', 'soon']);
  });

  it('spares those of whom something speaks against a sign', () => {
    const sign = rule('sign', 'emergency', { all: ['chest_pain'], none: ['cough', 'fever'] });
    expect(raised(['chest_pain'], sign)).toEqual(['sign']);
    expect(raised(['chest_pain', 'fever'], sign)).toEqual([]);
  });
});

describe('an urgent danger sign', () => {
  it.each(['doctor', 'self_care'] as const)('brings care forward from %s, and keeps the warning', (level) => {
    expect(escalate(assessed(level), [flag('urgent')]).triage).toEqual({
      level: 'urgent',
      advice: SENTENCES.en.urgentFlag,
      steps: ['Sit down.'],
      warning: 'Own warning.',
    });
  });

  it.each(['emergency', 'urgent'] as const)('leaves an answer alone that is %s already', (level) => {
    const own = assessed(level);
    expect(escalate(own, [flag('urgent')])).toEqual({ ...own, redFlags: [flag('urgent')] });
  });

  it('makes a text medical in which nothing else was understood, and changes no other kind', () => {
    expect(escalate(assessed(null, 'not_medical'), [flag('urgent')]).kind).toBe('need_more_information');
    expect(escalate(assessed('doctor'), [flag('urgent')]).kind).toBe('diagnosis');
  });
});

describe('an emergency', () => {
  it.each(['emergency', 'urgent', 'doctor', 'self_care', null] as const)(
    'decides, whatever care the rest needs: %s',
    (level) => {
      expect(escalate(assessed(level), [flag('emergency'), flag('urgent')])).toMatchObject({
        kind: 'emergency',
        triage: { level: 'emergency', warning: SENTENCES.en.callNow },
      });
    },
  );

  const named = (name: string, ...supporting: string[]): AssessedCondition => ({
    name,
    synonyms: [],
    definition: '',
    likelihood: 'possible',
    supporting,
    missing: [],
    urgency: 'doctor',
    specialty: { key: 'general', name: 'General doctor' },
  });
  const left = (flags: RedFlagMatch[], ...conditions: AssessedCondition[]) =>
    escalate({ ...assessed('doctor'), conditions }, flags).conditions.map(({ name }) => name);
  const said = (kind: RedFlagMatch['kind'], ...evidence: string[]): RedFlagMatch => ({
    ...flag('emergency'),
    kind,
    evidence,
  });

  it('by violence labels nobody for those words, or a part of them, or what they are a part of', () => {
    const conditions = [
      named('the words', 'he beats me'),
      named('a part', 'beats'),
      named('more', 'he beats me often'),
      named('another', 'burning urine'),
      named('both', 'beats', 'burning urine'),
    ];
    expect(left([said('violence', 'he beats me')], ...conditions)).toEqual(['another', 'both']);
  });

  it('by thoughts of suicide names no illness at all', () => {
    expect(
      left([said('self_harm', 'want to die')], named('the words', 'want to die'), named('another', 'burning urine')),
    ).toEqual([]);
  });

  it('of the body takes no illness away, whatever speaks for it', () => {
    const conditions = [named('the sign', 'blood'), named('an answer')];
    expect(left([said('medical', 'blood')], ...conditions)).toEqual(['the sign', 'an answer']);
    expect(left([said('violence', 'he beats me'), said('medical', 'blood')], named('the sign', 'blood'))).toEqual([
      'the sign',
    ]);
  });
});
