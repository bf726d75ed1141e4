import type { Language } from '@sahaay/contracts/constants';
import type { Assessment } from '../assessment.ts';
import type { Complaint } from '../complaint.ts';
import { assess as assessReading } from './assess.ts';
import { rankConditions } from '../ranking/rank-conditions.ts';
import { base, read } from '../../testing/shipped.ts';

const assess = (text: string, more: Partial<Complaint> = {}): Assessment => assessReading(read(text, more), base);
const names = ({ conditions }: Assessment): string[] => conditions.map(({ name }) => name);

describe('the knowledge base', () => {
  it.each([
    ['runny nose, sneezing and a blocked nose since two days', 'Common cold'],
    ['throbbing headache on one side, light hurts my eyes and I feel sick', 'Migraine'],
    ['sar dard ek taraf, roshni se takleef, light hurts, ulti', 'Migraine'],
    ['crushing chest pain going down my left arm with cold sweat', 'Heart attack'],
  ])('understands "%s"', (text, name) => expect(names(assess(text))[0]).toBe(name));

  it('lowers a condition whose findings are denied and raises it when they are said', () => {
    const migraine = (text: string): number => {
      const reading = read(text, { person: { age: 30 } });
      return rankConditions(reading, base).find(({ condition }) => condition.entry.name === 'Migraine')!.probability;
    };
    const open = migraine('headache and nausea since yesterday');
    expect(migraine('headache and nausea since yesterday, light does not hurt my eyes')).toBeLessThan(open);
    expect(migraine('headache and nausea since yesterday, light hurts my eyes')).toBeGreaterThan(open);
  });

  it('does not name what cannot be at that age or sex', () => {
    const text = 'crushing chest pain and pain down the left arm with sweating';
    expect(names(assess(text, { person: { age: 8 } }))).not.toContain('Heart attack');
  });

  it('says which of the words support a condition and which expected findings are missing', () => {
    const [first] = assess('headache on one side, light hurts, nausea').conditions;
    expect(first).toMatchObject({ name: 'Migraine', supporting: ['headache on one side', 'light hurts', 'nausea'] });
    expect(first?.missing).toContain('throbbing headache');
  });

  it('asks questions whose answers change the ranking', () => {
    const text = 'headache and nausea for two days';
    const open = assess(text);
    expect(open.followUp).toHaveLength(3);
    const probability = (answer: 'yes' | 'no'): string => {
      const answers = open.followUp.map(({ id }) => ({ id, answer }));
      return JSON.stringify(assess(text, { answers }).conditions.map(({ name, likelihood }) => [name, likelihood]));
    };
    expect(probability('yes')).not.toBe(probability('no'));
  });

  it('does not ask again what was answered or said', () => {
    const text = 'headache and nausea for two days';
    const [first] = assess(text).followUp;
    const again = assess(text, { answers: [{ id: first!.id, answer: 'not_sure' }] });
    expect(again.followUp.map(({ id }) => id)).not.toContain(first!.id);
    expect(again.followUp.map(({ id }) => id)).not.toContain('headache');
  });

  it('ignores answers to questions it does not know', () => {
    const text = 'headache and nausea for two days';
    expect(names(assess(text, { answers: [{ id: 'no_such_question', answer: 'yes' }] }))).toEqual(names(assess(text)));
  });

  it('sends a small infant to a doctor with what an adult may treat at home', () => {
    const text = 'runny nose, sneezing and blocked nose since two days';
    expect(assess(text, { person: { age: 30 } }).triage?.level).toBe('self_care');
    expect(assess(text, { person: { age: 0.5 } }).triage?.level).toBe('doctor');
    expect(assess(`I am pregnant. ${text}`, { person: { age: 30 } }).triage?.level).toBe('doctor');
  });
});

describe('triage without a red flag', () => {
  it('sends a sign that must be seen to a doctor, whatever is likely', () => {
    const text = 'vomiting and diarrhoea since yesterday';
    expect(assess(text, { person: { age: 30 } }).triage?.level).toBe('self_care');
    expect(assess(`${text}, my stool has blood in it`, { person: { age: 30 } }).triage?.level).not.toBe('self_care');
  });

  it('calls risks without any symptom no emergency', () => {
    const { kind } = assess('I have a peanut allergy. My friend ate peanut butter and I shook hands with him', {
      person: { age: 30 },
    });
    expect(kind).not.toBe('emergency');
  });
});

describe('the knowledge base and few words', () => {
  it.each(['my liver', 'what about my kidney', 'lupus', 'sarcoidosis'])(
    'takes a part of the body or the name of an illness alone as medical: "%s"',
    (text) => {
      expect(assess(text).kind).toBe('need_more_information');
    },
  );

  it('takes neither for medical in other talk', () => {
    expect(assess('I like my car and the cricket match').kind).toBe('not_medical');
  });

  it('asks what tells the likely illnesses apart', () => {
    const asked = (text: string): string[] =>
      assess(text, { person: { age: 30 } }).followUp.flatMap(({ id, several = [] }) => [
        id,
        ...several.map((one) => one.id),
      ]);
    expect(asked('runny nose, sneezing and blocked nose since two days')).toContain('itchy_nose_eyes');
    expect(asked('throbbing headache on one side and nausea since yesterday, otherwise healthy')).toContain(
      'sound_sensitivity',
    );
  });

  it.each([
    ['cough and sore throat since two days, no fever', 'fever'],
    ['headache and nausea since yesterday, light does not hurt my eyes', 'light_sensitivity'],
    ['runny nose and sneezing since yesterday, my nose and eyes do not itch', 'itchy_nose_eyes'],
    ['vomiting since yesterday, no diarrhoea', 'diarrhoea'],
  ])('asks nothing about what was denied, or a form of it: "%s"', (text, denied) => {
    expect(read(text, { person: { age: 30 } }).denied).toContain(denied);
    const { followUp } = assess(text, { person: { age: 30 } });
    const upFrom = (id: string): string[] => [
      id,
      ...(base.findings.get(id)!.parent ? upFrom(base.findings.get(id)!.parent!) : []),
    ];
    const ofFindings = followUp.filter(({ id }) => base.findings.has(id));
    expect(ofFindings.filter(({ id }) => upFrom(id).includes(denied))).toEqual([]);
  });

  it('names no illness that the words support much less than the best', () => {
    expect(names(assess('a mole that changed colour and bleeds', { person: { age: 30 } }))).toHaveLength(2);
    expect(names(assess('a knock or injury and blocked nose since two days', { person: { age: 30 } }))).toEqual([
      'Broken nose',
    ]);
  });

  it('asks about no form of what was answered with no', () => {
    const { followUp } = assess('high blood pressure and mouth sores since two days', {
      person: { age: 30 },
      answers: [{ id: 'burning_mouth', answer: 'no' }],
    });
    expect(followUp).toHaveLength(3);
    expect(followUp.map(({ id }) => id)).not.toContain('mouth_burns_spicy');
  });

  it.each([
    'I feel bad',
    'not well',
    'I feel sick',
    'unwell',
    'tabiyat kharab hai',
    'तबीयत खराब है',
    'I am ill',
    'I have a headache',
  ])('asks back after "%s"', (text) => {
    const { kind, message, followUp, conditions } = assess(text);
    expect({ kind, conditions, questions: followUp.length }).toEqual({
      kind: 'need_more_information',
      conditions: [],
      questions: 3,
    });
    expect(message).toMatch(/Please answer the questions/);
  });

  it('names nothing for a vague complaint of a known age', () => {
    expect(assess('my baby is sick', { person: { age: 0.6 } }).conditions).toEqual([]);
  });

  it('asks somebody who speaks of their own fever nothing about a baby', () => {
    const { followUp } = assess('I have fever and body ache for three days');
    expect(followUp.map(({ text }) => text).join(' ')).toMatch(/^(?!.*(baby|child)).+$/);
  });

  it('asks what only a device shows of nobody who speaks of no measurement', () => {
    for (const text of [
      'I have had headaches for a month and I am 60',
      'fainted once today',
      'very thirsty and passing much urine for weeks',
      'palpitations since yesterday',
      'papa ko chakkar aa rahe hain',
    ]) {
      const { followUp } = assess(text);
      expect(followUp).toHaveLength(3);
      expect(followUp.filter(({ id }) => base.findings.get(id)?.tested)).toEqual([]);
    }
  });

  it('asks first for a worse form of the complaint', () => {
    const [first] = assess('I have a headache').followUp;
    expect(first?.several?.map(({ text }) => text)).toContain('Sudden, worst headache ever');
  });

  it('names other illnesses that the words support beside one that leads by far', () => {
    const result = assess(
      'For three days I have had a high temperature, an aching body, pain behind the eyes and a red rash',
    );
    expect(names(result)).toHaveLength(5);
    expect(names(result)[0]).toBe('Dengue fever');
    for (const { supporting } of result.conditions) expect(supporting.length).toBeGreaterThan(1);
  });

  it('says why, and leaves what to do to the heading', () => {
    const heading = /^(Call 112|See a doctor( today| this week)?|Look after yourself)/;
    expect(
      base.conditions
        .filter(({ entry }) =>
          entry.self_care.some((step) => /^(Call 112( now)?|See a doctor( today| this week)?)\.$/.test(step)),
        )
        .map(({ entry }) => entry.id),
    ).toEqual([]);
    for (const text of [
      'runny nose and sneezing for two days',
      'burning when I pass urine and lower belly pain since yesterday',
      'crushing chest pain and cold sweat',
    ]) {
      expect(assess(text).triage?.advice).not.toMatch(heading);
    }
  });

  it('answers in Hindi throughout: steps, warning and questions', () => {
    const { triage, followUp } = assess('मुझे तीन दिन से बुखार और खांसी है', { person: { age: 30 }, language: 'hi' });
    const said = [...triage!.steps, triage!.warning!, ...followUp.map(({ text }) => text)];
    expect(said.filter((text) => /[a-z]{3,}/i.test(text))).toEqual([]);
    expect(followUp.length).toBeGreaterThan(0);
  });

  it.each([
    ['दो दिन से नाक बह रही है और छींकें आ रही हैं', 'बंद नाक'],
    ['खाने के बाद सीने में जलन और खट्टी डकार, कई हफ्ते से', 'सिरहाना'],
    ['pairon mein daad hai, gol nishan, bahut khujli', 'फंगस'],
  ])('gives the steps of the illness in Hindi for "%s"', (text, word) => {
    const { triage } = assess(text, { person: { age: 30 }, language: 'hi' });
    expect(triage!.steps.join(' ')).toContain(word);
  });

  it('gives the same steps in Hindi as in English', () => {
    const stepsIn = (language: Language): readonly string[] | undefined =>
      assess('खाने के बाद सीने में जलन और खट्टी डकार, कई हफ्ते से', { person: { age: 40 }, language }).triage?.steps;
    const { self_care: english, self_care_hi: hindi } = base.conditions.find(({ entry }) => entry.id === 'gerd')!.entry;
    expect(stepsIn('en')).toEqual(english);
    expect(stepsIn('hi')).toEqual(hindi);
  });
});
