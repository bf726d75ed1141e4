import { base, read } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import { readBack } from './read-back.ts';

const told = (text: string, more: Partial<Complaint> = {}) => {
  const { present, absent, days } = readBack(read(text, more), base);
  return { present, absent, days };
};

describe('what is read back to the person', () => {
  it.each([
    ['fever for 3 days, no cough, body ache', ['fever', 'body ache'], ['cough'], 3],
    ['itching between toes since one month', ['itchy skin between the toes'], [], 30],
    ['headache on one side with nausea, no fever', ['headache on one side', 'nausea'], ['fever'], undefined],
    ['pet me dard aur gas', ['belly pain', 'bloating'], [], undefined],
    ['my son has a cough', ['cough'], [], undefined],
    ['my son has had a fever for 2 days', ['fever'], [], 2],
    ['hello', [], [], undefined],
  ])('"%s"', (text, present, absent, days) => expect(told(text)).toEqual({ present, absent, days }));

  it('holds the answers to questions, and what they take back', () => {
    const answers = [
      { id: 'fever', answer: 'yes' },
      { id: 'cough', answer: 'no' },
    ] as const;
    expect(told('sore throat and cough', { answers })).toMatchObject({
      present: ['sore throat', 'fever'],
      absent: ['cough'],
    });
  });

  it('is in Hindi for whom asks in Hindi', () => {
    expect(told('मुझे तीन दिन से बुखार है', { language: 'hi' }).present).toEqual(['बुखार']);
  });

  it('stays short for a text that says everything', () => {
    const everything = base.conditions
      .slice(0, 20)
      .flatMap(({ listed }) => listed.slice(0, 4).map(([id]) => base.findings.get(id)!.name));
    expect(told(everything.join('. ')).present.length).toBeLessThanOrEqual(8);
  });

  it('tells how bad it is and how it goes', () => {
    const answers = [
      { id: 'how_bad', answer: 'bad_much' },
      { id: 'course', answer: 'course_worse' },
    ] as const;
    expect(readBack(read('I have a cough', { answers }), base).told).toEqual([
      'daily work is not possible',
      'getting worse',
    ]);
    expect(readBack(read('my son has a cough', { answers }), base).told[0]).toBe('too weak to play or drink');
  });
});
