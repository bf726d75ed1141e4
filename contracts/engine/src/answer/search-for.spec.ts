import { Engine } from '../engine.ts';
import { base, read } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import { searchFor, type SearchFor } from './search-for.ts';

const engine = new Engine(base);
const told = (text: string, more: Partial<Complaint> = {}): SearchFor => {
  const reading = read(text, more);
  return searchFor(reading, engine.answer(reading.complaint));
};

describe('what a search for places must know', () => {
  it.each([
    ['crushing chest pain going into the left arm', { care: 'emergency' }],
    ['my 4 year old son swallowed kerosene', { care: 'emergency', who: 'child' }],
    ['mere 2 saal ke bacche ko daure pad rahe hain', { care: 'emergency', who: 'child' }],
    ['I am 36 weeks pregnant and my water broke', { care: 'emergency', who: 'mother' }],
    ['39 weeks pregnant, contractions every 3 minutes', { care: 'emergency', who: 'mother' }],
    ['मेरी पत्नी गर्भवती है और बच्चा पेट में हिल नहीं रहा', { care: 'emergency', who: 'mother' }],
    ['she gave birth an hour ago and bleeds heavily, soaking pads', { care: 'emergency', who: 'mother' }],
    ['itchy red ring on my arm for two weeks', {}],
    ['my daughter aged 6 has a runny nose', { who: 'child' }],
    ['my 16 year old son broke his arm, the bone sticks out', { care: 'emergency' }],
    ['my son is 34 and has severe chest pain with sweating', { care: 'emergency' }],
    ['8 months pregnant with mild back pain', { who: 'mother' }],
    ['two months pregnant, nausea in the morning', {}],
  ] as const)('%s', (text, expected) => expect(told(text)).toEqual(expected));

  it('goes by the form as well', () => {
    expect(told('runny nose', { person: { about: 'child', age: 5 } })).toEqual({ who: 'child' });
    expect(told('back pain', { person: { sex: 'female' }, background: { pregnancyWeeks: 34 } })).toEqual({
      who: 'mother',
    });
    expect(told('mild headache', { person: { age: 40 } })).toEqual({});
  });
});
