import { answer } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import { NOTICED } from '../red-flags/noticed-texts.ts';

type More = Partial<Omit<Complaint, 'text'>>;

const MIGRAINE =
  'throbbing headache on one side with nausea, light hurts my eyes, it comes every month and i see zigzag lines before';
const stepsFor = (text: string, more: More = {}): string => answer(text, more).triage?.steps.join(' ') ?? '';
const leftOut = (text: string, more: More = {}): string | undefined => answer(text, more).triage?.leftOut;
const adult: More = { person: { age: 34, sex: 'female' } };
const known = (illnesses: string[]): More => ({ ...adult, background: { illnesses } });

describe('ibuprofen', () => {
  it('is advised to nobody but those whom it suits', () => {
    expect(stepsFor(MIGRAINE, adult)).toMatch(/ibuprofen/);
    expect(leftOut(MIGRAINE, adult)).toBeUndefined();
  });

  it.each([
    ['stomach ulcer', /stomach ulcer/],
    ['gastric ulcer', /stomach ulcer/],
    ['ulcer', /stomach ulcer/],
    ['alsar', /stomach ulcer/],
    ['pet ka ulcer', /stomach ulcer/],
    ['kidney disease', /kidney/],
    ['gurde ki bimari', /kidney/],
    ['kidny failure', /kidney/],
    ['dialysis', /kidney/],
    ['asthma', /asthma/],
    ['dama', /asthma/],
    ['asthama', /asthma/],
    ['heart failure', /heart/],
    ['dil ki bimari', /heart/],
    ['dil kamzor', /heart/],
    ['weak heart', /heart/],
    ['bypass', /heart/],
    ['liver cirrhosis', /liver/],
    ['dengue', /dengue/],
    ['ulcerative colitis', /bowel/],
    ['गुर्दे की बीमारी', /kidney/],
    ['पेट में अल्सर', /stomach ulcer/],
    ['दमा', /asthma/],
  ])('is left out of the steps with %s, and the answer says why', (illness, why) => {
    expect(stepsFor(MIGRAINE, known([illness]))).not.toMatch(/ibuprofen/);
    expect(stepsFor(MIGRAINE, known([illness]))).toMatch(/paracetamol/i);
    expect(leftOut(MIGRAINE, known([illness]))).toMatch(/ibuprofen/);
    expect(leftOut(MIGRAINE, known([illness]))).toMatch(why);
  });

  it.each([
    'i have a stomach ulcer. ',
    'i am an asthma patient. ',
    'i am 26 weeks pregnant. ',
    'i take warfarin. ',
    'i take ecosprin 75 daily. ',
    'my kidneys are weak, i have kidney disease. ',
    'brufen se allergy hai mujhe. ',
    'i am allergic to ibubrufen. ',
    'doctor told me not to take brufen. ',
    'doctor ne brufen mana kiya hai. ',
    'i have fever too. ',
    'combiflam le chuki hoon subah. ',
  ])('is left out when the text tells it: "%s"', (told) => {
    expect(stepsFor(told + MIGRAINE, adult)).not.toMatch(/ibuprofen/);
  });

  it.each([
    ['medicines', ['warfarin']],
    ['medicines', ['ecosprin']],
    ['medicines', ['disprin']],
    ['medicines', ['clopidogrel 75']],
    ['medicines', ['brufen 400']],
    ['medicines', ['ibubrufen']],
    ['medicines', ['combiflam']],
    ['medicines', ['khoon patla karne ki goli']],
    ['allergies', ['brufen']],
    ['allergies', ['Disprin se allergy']],
    ['allergies', ['ibubrufen']],
    ['allergies', ['painkillers']],
    ['allergies', ['aspirine']],
    ['allergies', ['ब्रूफेन']],
    ['allergies', ['voveran injection']],
  ])('is left out when the form tells of %s: %s', (kind, names) => {
    const more: More = { ...adult, background: { [kind]: names } };
    expect(stepsFor(MIGRAINE, more)).not.toMatch(/ibuprofen/);
    expect(leftOut(MIGRAINE, more)).toMatch(/ibuprofen/);
  });

  it.each<[string, More]>([
    ['pregnant', { ...adult, background: { pregnant: true } }],
    ['32 weeks pregnant', { ...adult, background: { pregnant: true, pregnancyWeeks: 32 } }],
    ['nine years old', { person: { age: 9 } }],
  ])('is left out for somebody who is %s', (_, more) => expect(stepsFor(MIGRAINE, more)).not.toMatch(/ibuprofen/));

  it.each<[string, More]>([
    ['penicillin', { ...adult, background: { allergies: ['penicillin se allergy hai'] } }],
    ['eggs', { ...adult, background: { allergies: ['eggs', 'dust'] } }],
    ['nothing', { ...adult, background: { allergies: ['none', 'no allergies', 'koi nahi'], medicines: ['nil'] } }],
    ['diabetes', known(['diabetes', 'thyroid'])],
    ['no brufen', { ...adult, background: { allergies: ['no allergy to brufen'] } }],
  ])('stays for an allergy to or an illness that is no reason: %s', (_, more) => {
    expect(stepsFor(MIGRAINE, more)).toMatch(/ibuprofen/);
    expect(leftOut(MIGRAINE, more)).toBeUndefined();
  });

  it('is left out once, however many reasons there are', () => {
    const many = [...Array.from({ length: 47 }, (_, at) => `illness ${at}`), 'asthma', 'kidney disease', 'ulcer'];
    const said = leftOut(MIGRAINE, known(many));
    expect(said).toMatch(/^We left out ibuprofen: you told us of .+\.$/);
    expect(said?.match(/ibuprofen/g)).toHaveLength(1);
  });
});

describe('losing weight', () => {
  const REFLUX = 'acidity and burning in chest after food since 3 days';
  it('is no advice in pregnancy', () => {
    expect(stepsFor(REFLUX, adult)).toMatch(/Lose weight/);
    expect(stepsFor(REFLUX, { ...adult, background: { pregnant: true } })).not.toMatch(/weight/);
    expect(stepsFor(`I am 5 months pregnant. ${REFLUX}`, adult)).not.toMatch(/weight/);
  });
});

describe('paracetamol', () => {
  const COLD = 'runny nose, sneezing, sore throat and a little fever since yesterday';
  const FLU = 'sudden fever 102 with body ache, cough and chills since two days';

  it.each([COLD, FLU])('goes by the weight of a child: "%s"', (text) => {
    const steps = stepsFor(text, { person: { age: 5 } });
    expect(steps).toMatch(/child's weight/);
    expect(steps).not.toMatch(/Take paracetamol/);
    expect(stepsFor(text, { person: { age: 40 } })).toMatch(/Take paracetamol/);
  });

  it.each(['my son has ', 'mere bete ko hai '])('goes by weight for a child of unknown age: "%s"', (who) => {
    expect(stepsFor(`${who}${COLD}`)).not.toMatch(/Take paracetamol/);
  });

  it.each<[string, More, RegExp]>([
    ['liver disease', known(['liver disease']), /Ask a doctor before you take paracetamol/],
    ['crocin', { ...adult, background: { medicines: ['crocin 650'] } }, /do not take it twice/],
    ['dolo', { ...adult, background: { medicines: ['Dolo 650 din mein teen baar'] } }, /do not take it twice/],
    ['combiflam', { ...adult, background: { medicines: ['combiflam'] } }, /do not take it twice/],
  ])('is worded for %s', (_, more, words) => {
    expect(stepsFor(FLU, more)).toMatch(words);
    expect(stepsFor(FLU, more)).not.toMatch(/Take paracetamol/);
  });

  it('is left out for who is allergic to it', () => {
    const more: More = { ...adult, background: { allergies: ['crocin'] } };
    expect(stepsFor(FLU, more)).not.toMatch(/paracetamol/i);
    expect(leftOut(FLU, more)).toMatch(/paracetamol.*allergy/);
  });

  it('keeps what is said beside it', () => {
    const steps = stepsFor('chickenpox blisters all over, fever, itching since two days', { person: { age: 6 } });
    expect(steps).toMatch(/child's weight.*Do not take aspirin/);
  });
});

describe('steps of red flags', () => {
  const HEART = 'crushing chest pain and cold sweat';
  it.each<[string, More]>([
    ['a stomach ulcer', known(['stomach ulcer'])],
    ['a blood thinner', { ...adult, background: { medicines: ['acitrom'] } }],
    ['an allergy', { ...adult, background: { allergies: ['disprin'] } }],
  ])('give no aspirin with %s, in the list and in the flag', (_, more) => {
    const told = { ...more, person: { age: 60 } };
    const { triage, redFlags } = answer(HEART, told);
    expect(answer(HEART, { person: { age: 60 } }).triage?.steps.join(' ')).toMatch(/chew one ordinary aspirin/);
    expect(triage?.steps.join(' ')).not.toMatch(/aspirin/);
    expect(redFlags.flatMap(({ steps }) => steps).join(' ')).not.toMatch(/aspirin/);
    expect(triage?.leftOut).toMatch(/aspirin/);
  });

  it('give none in Hindi either, and say so in Hindi', () => {
    const { triage, redFlags } = answer(HEART, {
      person: { age: 60 },
      background: { illnesses: ['stomach ulcer'] },
      language: 'hi',
    });
    expect(triage?.steps.join(' ')).not.toMatch(/एस्पिरिन/);
    expect(redFlags[0]?.steps).toHaveLength(4);
    expect(triage?.leftOut).toMatch(/एस्पिरिन.*अल्सर/);
  });

  it('leave what was noticed without a rule alone', () => {
    expect(NOTICED.en.steps).toHaveLength(5);
  });
});

describe('what suits grown-ups or children only', () => {
  it.each([
    ['burning pain in the upper belly after meals, sour burps', /alcohol|smok|coffee/i],
    ['spinning dizziness when i turn in bed, for seconds', /drive/i],
  ])('is not said to a child: "%s"', (text, adults) => {
    expect(stepsFor(text, { person: { age: 9 } })).not.toMatch(adults);
    expect(stepsFor(text, { person: { age: 9 } })).not.toBe('');
  });

  it('lets nobody drink much whose doctor limits it', () => {
    const cystitis = 'burning when i pass urine, i go very often, little comes';
    expect(stepsFor(cystitis, adult)).toMatch(/Drink plenty/);
    for (const illness of ['heart failure', 'dialysis', 'kidney failure']) {
      expect(stepsFor(cystitis, known([illness]))).not.toMatch(/plenty/);
      expect(stepsFor(cystitis, known([illness]))).toMatch(/as your doctor allows/);
    }
  });

  it('lets a pregnant woman ask before she buys a medicine', () => {
    const hives = 'itching raised red patches on the skin that come and go since morning';
    expect(stepsFor(hives, { ...adult, background: { pregnant: true } })).not.toMatch(/pharmacist/);
  });
});
