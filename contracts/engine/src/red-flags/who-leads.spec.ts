import type { RaisedFlag, RedFlagRule } from './raise-flags.ts';
import { whoLeads } from './who-leads.ts';

const FIRST_AID = {
  first_of_all: ['no_breathing'],
  classes: { heart: ['heart_attack', 'breathing'], water: ['drowning'] },
};
const raisedBy = (...ids: string[]): RaisedFlag[] =>
  ids.map((id) => {
    const [name = '', level = 'emergency'] = id.split('*');
    return { rule: { id: name, level: level || 'urgent' } as RedFlagRule, findings: [] };
  });

const led = (danger: string | undefined, ...ids: string[]) => {
  const { flags, isGeneralFirst } = whoLeads(raisedBy(...ids), danger, FIRST_AID);
  return [...(isGeneralFirst ? ['general'] : []), ...flags.map(({ rule }) => rule.id)];
};

describe('of several red flags', () => {
  it('one of the class that the text clearly tells of speaks first', () =>
    expect(led('heart', 'drowning', 'choking', 'breathing')).toEqual(['breathing', 'drowning', 'choking']));

  it('none does where no flag of the class was raised: what is right in any danger is said first', () =>
    expect(led('water', 'choking', 'breathing')).toEqual(['general', 'choking', 'breathing']));

  it('the order of danger decides where the first is of the class, or no class is clear', () => {
    expect(led('heart', 'breathing', 'heart_attack')).toEqual(['breathing', 'heart_attack']);
    expect(led(undefined, 'choking', 'breathing')).toEqual(['choking', 'breathing']);
    expect(led('unknown', 'choking', 'breathing')).toEqual(['choking', 'breathing']);
  });

  it('nothing goes before the care for somebody who does not breathe', () =>
    expect(led('heart', 'no_breathing', 'heart_attack')).toEqual(['no_breathing', 'heart_attack']));

  it('an urgent one leads no emergency', () =>
    expect(led('heart', 'choking', 'heart_attack*')).toEqual(['general', 'choking', 'heart_attack']));

  it('none is put before urgent ones alone', () => expect(led('heart', 'drowning*')).toEqual(['drowning']));
});
