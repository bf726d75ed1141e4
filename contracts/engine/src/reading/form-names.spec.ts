import { answer, base } from '../../testing/shipped.ts';
import { readMedicines } from '../advice/told-medicines.ts';
import { readBackground, type Background } from './background.ts';
import { unreadInForm } from './form-unread.ts';

const findingsOf = (background: Background): string[] => [...readBackground(background, base).present];
const contentsOf = (background: Background) =>
  readMedicines({ text: '', person: {}, answers: [], background }, base.tagged.advice);

describe('a medicine of the form', () => {
  it.each([
    ['blood_thinners', 'warfrin|warferin|warfarine|warf 5|acitrome|clopidogril|klopidogrel|clopilet|deplatt|plavix'],
    ['blood_thinners', 'rivaroxban|apixiban|pradaxa|heprin|blod thinner|वार्फरिन|वारफेरिन|प्लाविक्स|खून पतला करने की गोली'],
    [
      'diabetes_known',
      'metfromin|metphormin|metformine|glycomet|glimipride|inslin|insulin injection|मेटफॉर्मिन|शुगर की दवा',
    ],
    ['hypertension_known', 'telma 40|telmisartn|amlodipin|amlodipine 5mg|bp ki dawa|बीपी की गोली'],
    ['steroids', 'wysolone|omnacortil|prednisolon'],
    ['weak_immunity', 'methotrexate|folitrax|tacrolimus'],
    ['epilepsy_known', 'eptoin|valparin|phenytoin'],
  ])('tells of %s: %s', (finding, names) => {
    const unknown = names.split('|').filter((name) => !findingsOf({ medicines: [name] }).includes(finding));
    expect(unknown).toEqual([]);
  });

  it.each([
    ['paracetamol', 'paracetmol|parcetamol|crocin|crosin|Dolo 650|dolo650|calpol|kombiflam|क्रोसिन|पेरासिटामोल'],
    ['ibuprofen', 'ibuprufen|ibubrofin|ibrufen|bruffen|Brufen 400|combiflame|kombiflam|diclo|voveron|ब्रुफेन|इबुप्रोफेन'],
    ['aspirin', 'ecosprin|ecospirin|eco sprin 75|Tab. Ecosprin 75 OD|asprin|disprin|इकोस्प्रिन|एकोस्प्रिन'],
  ])('holds %s: %s', (content, names) => {
    for (const field of ['medicines', 'allergies'] as const) {
      const told = (name: string) => contentsOf({ [field]: [name] })[field === 'medicines' ? 'takes' : 'allergies'];
      expect(names.split('|').filter((name) => !told(name).has(content))).toEqual([]);
    }
  });
});

describe('an illness of the form', () => {
  it.each([
    ['diabetes_known', 'sugar|shugar|shuger|diabetis|डाइबिटीज|शुगर और बीपी|sugar and bp'],
    ['hypertension_known', 'bp|B.P.|hi bp|high bp|hypertention|बीपी|हाई बी पी|sugar and bp'],
    ['kidney_disease_known', 'kidny disease|kidny|ckd|किडनी'],
    ['heart_disease_known', 'heart problem|hart attack|heart diseas|दिल की बिमारी'],
    ['stroke_before', 'stroke|lakwa|लकवा'],
    ['ulcer_before', 'ulser|gastric ulcer|अल्सर'],
    ['asthma_known', 'asthama|dama|दमा'],
    ['cancer_known', 'kancer|canser|कैंसर'],
    ['weak_immunity', 'HIV|H.I.V|weak immunity'],
  ])('is %s: %s', (finding, names) => {
    const unknown = names.split('|').filter((name) => !findingsOf({ illnesses: [name] }).includes(finding));
    expect(unknown).toEqual([]);
  });

  it.each([
    ['low bp', 'hypertension_known'],
    ['kidney stone', 'kidney_disease_known'],
    ['no diabetes', 'diabetes_known'],
    ['no sugar', 'diabetes_known'],
    ['fatty liver', 'epilepsy_known'],
  ])('"%s" is not %s', (name, finding) => expect(findingsOf({ illnesses: [name] })).not.toContain(finding));
});

describe('what of a form is not understood', () => {
  it('is named in the words of the person, each by itself', () => {
    const background = {
      illnesses: ['diabetes', 'blorg', 'none'],
      medicines: ['crocin and xyzzy', 'blue tablet', 'omez', 'homeopathic drops'],
      allergies: ['penicilin', 'moongfali', 'quux', 'dust'],
    };
    expect(unreadInForm(background, base)).toEqual(['blorg', 'xyzzy', 'blue tablet', 'quux']);
  });

  it('is at most ten', () => {
    const illnesses = Array.from({ length: 50 }, (_, at) => `blorg${'x'.repeat(at + 1)}`);
    expect(unreadInForm({ illnesses }, base)).toHaveLength(10);
  });

  it('is nothing where every name is known', () => {
    expect(unreadInForm({ illnesses: ['piles', 'PCOD'], medicines: ['pan d', 'thyronorm'] }, base)).toEqual([]);
    expect(unreadInForm(undefined, base)).toEqual([]);
  });
});

describe('a misspelled medicine decides as the right name does', () => {
  const HEAD = 'hit my head on a shelf yesterday, slight headache';
  it.each(['warfrin', 'clopilet', 'वारफेरिन', 'acitrome'])('%s and a blow on the head', (name) => {
    const level = (medicines: readonly string[]) =>
      answer(HEAD, { person: { age: 40 }, background: { medicines } }).triage?.level;
    expect(level([name])).toBe(level(['warfarin']));
    expect(level([name])).not.toBe(level([]));
  });

  it.each([
    ['medicines', 'ecospirin'],
    ['medicines', 'kombiflam'],
    ['medicines', 'warfrin'],
    ['allergies', 'ibuprufen'],
    ['illnesses', 'ulser'],
    ['illnesses', 'kidny'],
  ])('no ibuprofen with %s: %s', (field, name) => {
    const text =
      'throbbing headache on one side with nausea, light hurts my eyes, every month, with zigzag lines before';
    const { triage } = answer(text, { person: { age: 34 }, background: { [field]: [name] } });
    expect(triage?.steps.join(' ')).not.toMatch(/ibuprofen/);
    expect(triage?.leftOut).toMatch(/ibuprofen/);
  });
});
