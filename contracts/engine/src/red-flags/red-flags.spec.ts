import { base, flagsOf, raise } from '../../testing/shipped.ts';

describe('red flags', () => {
  it.each([
    ['there is a crushing chest pain going down my left arm', ['crushing chest pain going down my left arm']],
    ['I am 55. Crushing pain in the chest, then cold sweat', ['Crushing pain in the chest', 'cold sweat']],
    ['worst headache of my life, it came suddenly', ['worst headache of my life']],
  ])('quote whole phrases of "%s"', (text, evidence) => expect(raise(text)[0]?.evidence).toEqual(evidence));

  it.each([
    ['my blood pressure is very high, my head aches, I am pregnant', 'preeclampsia'],
    ['he went limp in my arms', 'unconscious'],
    ['it is very difficult for me to breathe', 'breathing'],
    ['she is struggling to breathe', 'breathing'],
    ['मेरी छाती में बहुत दर्द हो रहा', 'heart_attack'],
    ['I am 60 and a smoker, belly pain and sweating for an hour', 'heart_attack'],
    ['weakness in my feet is spreading upwards', 'rising_weakness'],
    ['my testicle hurts and I vomited', 'testicle'],
  ])('know how strong it is: "%s"', (text, flag) => expect(flagsOf(text)).toContain(flag));

  it('give first aid without doses of medicine', () => {
    const dose = /\d+\s*(?:mg|mcg|ml)\b|\bpuffs?\b|\b(?:one|two|three|half|\d+) (?:\w+ )?tablets?\b/i;
    const advice = [
      ...base.rules.flatMap(({ steps }) => steps),
      ...base.conditions.flatMap(({ entry }) => [...entry.self_care, entry.warning ?? '']),
    ];
    expect(advice.filter((step) => dose.test(step))).toEqual([]);
  });

  it('show the words that raised them and the helplines', () => {
    const [flag] = raise('I have chest pain and my left arm hurts', { person: { age: 60 } });
    expect(flag).toMatchObject({
      id: 'heart_attack',
      evidence: expect.arrayContaining([expect.stringContaining('chest pain')]),
    });
    expect(raise('I want to end my life')[0]?.helplines).toContainEqual({
      name: 'Tele-MANAS',
      number: '14416',
    });
  });

  it('say what to do in Hindi when asked in Hindi', () => {
    const [flag] = raise('मुझे सांप ने काट लिया है', { language: 'hi' });
    expect([flag!.title, ...flag!.steps].filter((text) => !/\p{Script=Devanagari}/u.test(text))).toEqual([]);
  });
});
