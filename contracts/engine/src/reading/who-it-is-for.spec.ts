import { read, answer } from '../../testing/shipped.ts';
import type { Given } from './person.ts';

const ageOf = (text: string, person: Given) => read(text, { person }).person.age;

describe('the age of whom the form is about', () => {
  it.each<[string, Given, number | undefined]>([
    ['fever since three days', { about: 'child', age: 4 }, 4],
    ['my son has fever', { about: 'child', age: 4 }, 4],
    ['my mother has fever', { about: 'other', age: 66 }, 66],
    ['mujhe bukhar hai', { about: 'self', age: 30 }, 30],
    ['my mother has fever', { about: 'self', age: 30 }, undefined],
    ['my husband has fever', { about: 'other', age: 28 }, 28],
    ['I have fever, my baby is well', { about: 'self', age: 30 }, 30],
    ['my father is 70 years old and has fever', { about: 'child', age: 4 }, 70],
    ['my mother has fever', { age: 30 }, undefined],
  ])('"%s" for %j is %s', (text, person, age) => expect(ageOf(text, person)).toBe(age));

  it.each([
    ['my grandmother is 120 years old and has fever', 120],
    ['my grandmother is 121 years old and has fever', undefined],
    ['my baby is 0 months old and has fever', 0],
  ])('"%s" tells %s', (text, age) => expect(ageOf(text, {})).toBe(age));

  it('tells where it was found', () => {
    expect(read('my son has fever', { person: { about: 'child', age: 4 } }).person.ageFrom).toBe('form');
    expect(read('my 4 year old son has fever', {}).person.ageFrom).toBe('text');
    expect(read('fever', {}).person.ageFrom).toBeUndefined();
  });
});

describe('a form and a text that tell different ages', () => {
  it.each([
    ['my 2 month old has a fever', { about: 'child', age: 2 }],
    ['my 2 year old has a fever', { about: 'child', age: 0.16 }],
  ] as const)('"%s": care goes by the more urgent one', (text, person) => {
    const reading = read(text, { person });
    expect(reading.disputed.age).toBeDefined();
    expect(reading.person.age).toBeLessThan(0.25);
    expect(['urgent', 'emergency']).toContain(answer(text, { person }).triage?.level);
  });

  it('are no contradiction when one of them is rounded, or when they are of different people', () => {
    expect(read('I am 45 years old, fever', { person: { about: 'self', age: 46 } }).disputed).toEqual({});
    expect(read('my father, 70 years old, has fever', { person: { about: 'self', age: 30 } }).disputed).toEqual({});
  });
});

describe('an age that stands beside who it is', () => {
  it.each([
    ['My father 66 has chest pain', 66],
    ['my mother (62) feels dizzy', 62],
    ['papa 70 ko chakkar aa raha hai', 70],
    ['मेरी दादी 81 को बुखार है', 81],
    ['my wife, 34, cannot sleep', 34],
    ['my son of 3 drank some phenyl', 3],
    ['a woman of 45 with chest pain', 45],
    ['I am a mother of 3 and have a headache', undefined],
    ['my father of 65 has weakness in one leg', 65],
    ['the father of 2 children has fever', undefined],
    ['my baby of ten days is not feeding', 10 / 365],
    ['गरमी के झोंके आते हैं, मैं 49 की हूँ', 49],
    ['papa ko khansi hai, woh 68 ke hain', 68],
    ['मैं 2 दिन से बीमार हूँ', undefined],
    ['boy of 9 days with fever', 9 / 365],
    ['my father 66 kg has fever', undefined],
    ['my mother 2 days fever', undefined],
    ['my brother 104 fever', undefined],
    ['gave my son 5 ml of syrup', undefined],
  ])('"%s" tells %s', (text, age) => expect(read(text).person.age).toBe(age));
});

describe('an age that is told by the birth', () => {
  it.each([
    ['my baby born 9 days ago has fever', 9],
    ['she was born just 2 weeks back and does not drink', 14],
    ['5 din pehle paida hua bachcha doodh nahi pi raha', 5],
    ['10 दिन पहले जन्मे बच्चे को बुखार है', 10],
  ])('"%s" tells %s days', (text, days) => expect(Math.round(read(text).person.age! * 365)).toBe(days));
});

describe('somebody without a name, or who is no relative', () => {
  it.each([
    'a man has collapsed at the bus stand',
    'somebody is choking at the next table',
    'she has had fever since Monday and will not drink',
    'his leg is swollen since the fall',
    'fever for three days and now she is not drinking',
    'my student fainted in class',
    'our cook burned her hand with oil',
    'there is a man bleeding on the road',
    'a pregnant woman on our train is bleeding',
    'usko do din se bukhar hai',
    'wo behosh ho gayi hai',
    'ek aadmi sadak par pada hai',
    'hamare guard ko saanp ne kaata',
    'एक औरत सड़क पर गिर गई है',
    'उसे कल से उल्टी हो रही है',
    'उन्हें लकवा मार गया है',
    'किसी ने ज़हर खा लिया',
  ])('is the one in need, and does not get the age of the writer: "%s"', (text) => {
    const { person } = read(text, { person: { about: 'self', age: 22 } });
    expect(person).toMatchObject({ who: 'other' });
    expect(person.age).toBeUndefined();
  });

  it.each([
    'he hit me on the head and I am dizzy',
    'my husband hit me and my arm hurts',
    'headache since my boss shouted at me',
    'doctor said she found a lump in my breast',
    'bitten by a stray dog, he was foaming at the mouth',
    'feeling low after breakup, she left',
    'the cooker burst, face burnt',
    'someone coughed on me and now my throat is sore',
    'fever and body ache for two days',
    'pet dard hai, usko theek karne ke liye kya karun',
    'pati ne mujhe maara, naak se khoon aa raha hai',
    'उसके बाद से चक्कर आ रहे हैं',
    'वह दर्द जो पीठ में था अब पैर में है',
    'मुझे एक आदमी ने मारा, हाथ में दर्द है',
  ])('is not, where the writer has it: "%s"', (text) =>
    expect(read(text, { person: { about: 'self', age: 22 } }).person).toMatchObject({ who: 'self', age: 22 }),
  );
});

describe('a mother who names her baby', () => {
  it.each([
    'Delivered a baby five days ago and now high fever',
    'पाँच दिन पहले बच्चा हुआ और अब तेज़ बुखार है',
    'Breast is red, hot and painful while feeding the baby',
    'बच्चे को दूध पिलाते हुए स्तन लाल, गरम और दर्द वाला है',
  ])('is the one in need: "%s"', (text) => {
    const { who, age } = read(text).person;
    expect({ who, age }).toEqual({ who: 'self', age: undefined });
  });

  it.each([
    'Delivered a baby five days ago and the baby has fever',
    'the baby is not breast feeding and has fever',
    'बच्चा हुआ था, बच्चे को बुखार है',
    'बच्चा स्तनपान नहीं कर रहा',
    'नवजात स्तन नहीं पकड़ रहा और सुस्त है',
    'my baby who is on breast is not feeding well',
    'the baby on the breast has fever',
    "my baby's breast is swollen and red",
    'बच्चे के स्तन में सूजन है',
    'I delivered a baby yesterday, it is not crying',
    'कल बच्चा हुआ, रो नहीं रहा',
  ])('is not, where the child is: "%s"', (text) => expect(read(text).person.who).toBe('child'));
});

describe('who is too young to write', () => {
  it('is a child, though none is named', () => expect(read('my two month old has fever').person.who).toBe('child'));
  it('is nobody of whom no age is told', () => expect(read('fever since two months').person.who).toBe('self'));
});
