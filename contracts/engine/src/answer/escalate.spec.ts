import type { CareLevel } from '@sahaay/contracts/constants';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';
import type { AssessedCondition, Assessment } from '../assessment.ts';
import { escalate } from './escalate.ts';
import { SENTENCES } from '../sentences.ts';

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
});

describe('an urgent danger sign', () => {
  it.each(['doctor', 'self_care'] as const)('brings care forward from %s, and keeps the warning', (level) => {
    expect(escalate(assessed(level), [flag('urgent')]).triage).toEqual({
      level: 'urgent',
      advice: SENTENCES.en.urgentFlag,
      steps: ['Sit down.'],
      warning: 'Own warning.',
      comeBack: { days: 2, text: SENTENCES.en.comeBack.urgent },
    });
  });

  it('leaves an answer alone that is an emergency already, and is the reason of one that is urgent', () => {
    const emergency = assessed('emergency');
    expect(escalate(emergency, [flag('urgent')])).toEqual({ ...emergency, redFlags: [flag('urgent')] });
    const urgent = assessed('urgent');
    const advice = 'One thing you wrote is a warning sign. Get seen today.';
    expect(escalate(urgent, [flag('urgent')])).toEqual({
      ...urgent,
      triage: { ...urgent.triage, advice },
      redFlags: [flag('urgent')],
    });
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
    medicalName: null,
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
