import { compileKnowledge } from '../../src/ranking/index.ts';
import { conditionSchema, findingSchema } from '../../src/knowledge/schema.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_CARE } from '../load-knowledge.ts';
import { compareFacts } from './compare-facts.ts';
import type { Kind } from './disagreements.ts';
import { matchFacts, type MatchedFacts } from './match-facts.ts';
import { createMatcher } from './match-names.ts';
import { FactsError, readFacts, type Facts, type SymptomLink } from './read-facts.ts';
import { reportCondition, reportFacts } from './report-facts.ts';

const finding = (id: string, name: string, phrase: string, more: object = {}): object => ({
  id,
  name,
  question: `Is it ${name}?`,
  question_hi: 'क्या अभी ऐसा है?',
  phrases: [phrase],
  hindi: ['चिह्न'],
  hinglish: [phrase],
  background: 0.05,
  ...more,
});
const condition = (
  id: string,
  name: string,
  base: number,
  findings: Record<string, number>,
  more: object = {},
): object => ({
  id,
  name,
  name_hi: 'बीमारी',
  medical_name: null,
  synonyms: [],
  related: [],
  icd10: 'J45.9',
  icd11: 'CA23',
  definition: 'An illness of tests.',
  definition_hi: 'परीक्षण की बीमारी।',
  prevalence: { base, age: {}, sex: {} },
  lasts: ['days'],
  onset: 'gradual',
  course: 'passing',
  findings,
  risks: {},
  excludes: [],
  urgency: 'doctor',
  specialty: 'internal',
  self_care: ['Rest for a while.'],
  self_care_hi: ['कुछ देर आराम करें।'],
  warning: null,
  warning_hi: null,
  source: 'none',
  written: '2026-11-21',
  reviewed: null,
  ...more,
});

const base = compileKnowledge({
  findings: [
    finding('limb_pain', 'pain in a limb', 'limb pain'),
    finding('toe_pain', 'pain in a toe', 'toe pain', { parent: 'limb_pain' }),
    finding('cough', 'cough', 'cough'),
    finding('wheezing', 'wheezing', 'wheezing'),
    finding('green_tongue', 'green tongue', 'tongue green'),
    finding('blue_nails', 'blue nails', 'nails blue'),
    finding('smoking', 'smoking', 'smoke', { kind: 'history' }),
  ].map((entry) => findingSchema.parse(entry)),
  conditions: [
    condition(
      'airway',
      'Airway trouble',
      10,
      { cough: 0.9, wheezing: 0.8, toe_pain: 0.1, green_tongue: 0.6 },
      { synonyms: ['narrow airways'] },
    ),
    condition(
      'toe',
      'Sore toe',
      1,
      { toe_pain: 0.9, cough: 0.05, wheezing: 0.02, blue_nails: 0.01 },
      {
        icd10: 'M10.9',
        excludes: ['green_tongue'],
        urgency: 'emergency',
        prevalence: { base: 1, age: { infant: 0 }, sex: {} },
      },
    ),
  ].map((entry) => conditionSchema.parse(entry)),
  redFlags: [],
  order: [],
  stances: {},
  advice: {},
  helplines: {},
  happeningNow: { first: [], classes: {}, questions: {} },
  firstAid: { first_of_all: [], classes: {} },
  askedOf: [],
  alike: [],
  stepPairs: { after: [], says: [] },
  generalCare: NO_CARE,
  comeBack: {
    source: 'tests',
    lasts: { minutes: 1, hours: 1, days: 1, weeks: 1, months: 1, years: 1 },
    sooner: [],
    conditions: [],
  },
  families: {},
  sites: [],
  medicalFamilies: [],
});
const matcher = createMatcher(base);
const link = (
  name: string,
  symptom: string,
  strength: number,
  source: SymptomLink['source'] = 'ontology',
): SymptomLink => ({ source, condition: [name], symptom, strength });
const share = (name: string, symptom: string, value: number): SymptomLink => ({
  ...link(name, symptom, value, 'symcat'),
  share: value,
});
const match = (facts: Partial<Facts>): MatchedFacts =>
  matchFacts({ links: [], codes: [], ages: [], symptomNames: new Map(), ...facts }, matcher);
const textsOf = (kind: Kind, facts: Partial<Facts>): string[] =>
  compareFacts(base, match(facts))
    .filter((one) => one.kind === kind)
    .map(({ id, text }) => `${id}: ${text}`);

describe('matching names', () => {
  it('finds a condition by name or synonym, whatever the order, case and empty words', () => {
    expect(matcher.condition(['AIRWAY troubles disease'])).toEqual([{ id: 'airway', by: 'name' }]);
    expect(matcher.condition(['narrow airways (disease NA)'])).toEqual([{ id: 'airway', by: 'synonym' }]);
    expect(matcher.condition(['airways, narrow'])).toEqual([{ id: 'airway', by: 'synonym' }]);
    expect(matcher.condition(['airway'])).toEqual([]);
    expect(matcher.condition(['airway trouble A'])).toEqual([]);
  });

  it('finds a symptom by its name, by reading it, and by another name of it', () => {
    expect(matcher.symptom(['Cough'])).toEqual(['cough']);
    expect(matcher.symptom(['Pain, Toe'])).toEqual(['toe_pain']);
    expect(matcher.symptom(['tussis', 'coughing'])).toEqual(['cough']);
  });

  it('leaves alone what means more than we read, and what is no symptom', () => {
    expect(matcher.symptom(['whooping cough'])).toEqual([]);
    expect(matcher.symptom(['smoke'])).toEqual([]);
  });

  it('counts every name once', () => {
    const { counts } = match({
      links: [link('sore toe', 'cough', 1), link('sore toe', 'purple hair', 1), link('plague', 'cough', 1)],
    });
    expect(counts['ontology: illnesses']).toEqual({ matched: 1, of: 2 });
    expect(counts['ontology: symptoms']).toEqual({ matched: 1, of: 2 });
  });
});

describe('comparing', () => {
  it('tells a code of another category, not one of another subcategory', () => {
    const codes = [
      { condition: 'airway trouble', icd10: ['J45.1'] },
      { condition: 'sore toe', icd10: ['L60.0'] },
    ];
    expect(textsOf('code', { codes })).toEqual(['toe: we say M10.9; sore toe: L60.0 (by name)']);
  });

  it('believes the code under the name before those under synonyms', () => {
    const codes = [
      { condition: 'narrow airways', icd10: ['A00'] },
      { condition: 'airway trouble', icd10: ['J45'] },
    ];
    expect(textsOf('code', { codes })).toEqual([]);
  });

  it('tells a strong symptom that is not listed in any form', () => {
    expect(textsOf('missing', { links: [link('airway trouble', 'blue nails', 0.6)] })).toEqual([
      'airway: blue_nails (ontology 0.60)',
    ]);
    expect(textsOf('missing', { links: [link('airway trouble', 'limb pain', 0.6)] })).toEqual([]);
    expect(textsOf('missing', { links: [link('airway trouble', 'blue nails', 0.3)] })).toEqual([]);
    expect(
      textsOf('missing', {
        links: [link('airway trouble', 'blue nails', 0.3), link('airway trouble', 'blue nails', 0.3, 'hsdn')],
      }),
    ).toHaveLength(1);
  });

  it('puts a symptom that we say rules it out apart', () => {
    expect(textsOf('excluded', { links: [link('sore toe', 'green tongue', 0.6)] })).toEqual([
      'toe: green_tongue (ontology 0.60)',
    ]);
  });

  it('orders by danger: an emergency before a visit to the doctor', () => {
    const links = [link('airway trouble', 'blue nails', 0.6), link('sore toe', 'green tongue', 0.6)];
    expect(compareFacts(base, match({ links })).map(({ id }) => id)).toEqual(['toe', 'airway']);
  });

  it('tells an age at which our conditions make a symptom rare and the facts frequent', () => {
    const ages = [{ symptom: 'toe pain', group: '< 1 years', risk: 3 }];
    expect(textsOf('age', { ages })).toEqual([
      'toe_pain: infant: 0.6 times by us, 3.0 times there; mostly airway ×1, toe ×0',
    ]);
    expect(textsOf('age', { ages: [{ symptom: 'toe pain', group: '< 1 years', risk: 0.4 }] })).toEqual([]);
  });

  it('tells shares that are far off among the conditions both sides know', () => {
    const links = [share('airway trouble', 'cough', 0.05), share('sore toe', 'cough', 0.45)];
    expect(textsOf('likelihood', { links })[0]).toBe(
      'toe: cough: 1 % by us (given 0.05, base 1), 90 % there, of 2 conditions',
    );
  });

  it('tells what only we expect when the facts know the condition and the word', () => {
    const links = [
      ...['cough', 'wheezing', 'toe pain', 'blue nails', 'limb pain'].map((symptom) =>
        link('airway trouble', symptom, 0.6),
      ),
      link('sore toe', 'green tongue', 0.1),
    ];
    expect(textsOf('unheard', { links })).toEqual(['airway: green_tongue 0.6']);
    expect(textsOf('unheard', { links: links.slice(2) })).toEqual([]);
  });
});

describe('the report', () => {
  const matched = match({
    links: [link('airway trouble', 'blue nails', 0.6), link('airway trouble', 'coughing', 0.4, 'hsdn')],
  });
  const disagreements = compareFacts(base, matched);

  it('shows at most as many of each kind as asked for, and counts all', () => {
    expect(reportFacts(base, matched, disagreements, 0).join('\n')).toMatch(/^1 × a strong symptom/m);
    expect(reportFacts(base, matched, disagreements, 0).join('\n')).not.toContain('blue_nails');
    expect(reportFacts(base, matched, disagreements, 1)).toContain('  airway: blue_nails (ontology 0.60)');
  });

  it('shows one condition side by side', () => {
    const lines = reportCondition('airway', base, matched, disagreements);
    expect(lines).toContain('    cough 0.9  |  hsdn 0.40');
    expect(lines).toContain('    wheezing 0.8  |  –');
    expect(lines).toContain('    blue_nails  |  ontology 0.60');
    expect(reportCondition('plague', base, matched, disagreements)).toBeNull();
  });
});

describe('reading the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, ...records: object[]): void =>
    writeFileSync(join(folder, `${name}.jsonl`), records.map((record) => `${JSON.stringify(record)}\n`).join(''));

  it('names a folder or the files that are missing', () => {
    expect(() => readFacts(join(folder, 'nowhere'))).toThrow(/^There is no folder .*nowhere\. .*--data FOLDER/);
    expect(() => readFacts(folder)).toThrow(/lacks columbia\.jsonl, do_symptom\.jsonl.*--data FOLDER/);
  });

  it('brings all collections into one shape, and names the line that is broken', () => {
    write('columbia', {
      condition: 'a',
      condition_aliases: ['b'],
      symptom: 'x',
      symptom_aliases: ['y'],
      rank_of_association: 1,
    });
    write('do_symptom', { condition: 'a', symptom: 'x' });
    write('do_icd10', { condition: 'a', icd10cm: ['A00'] });
    write(
      'hsdn',
      { condition: 'a', mesh_disease: 'A', symptom: 'x', tfidf: 8 },
      { condition: 'a', mesh_disease: 'A', symptom: 'z', tfidf: 2 },
    );
    write('symp_terms', { symptom: 'z', synonyms: ['zz'] });
    write('symcat_symptom_condition', { condition: 'a', symptom: 'x', p_condition_given_symptom: 0.15 });
    write('symcat_symptom_demographics', { symptom: 'x', factor: 'age', group: '75+ years', relative_risk: 2 });
    const facts = readFacts(folder);
    expect(facts.links.map(({ source, strength }) => `${source} ${strength}`)).toEqual([
      'columbia 0.75',
      'ontology 0.6',
      'hsdn 1',
      'hsdn 0.25',
      'symcat 0.5',
    ]);
    expect(facts).toMatchObject({
      codes: [{ condition: 'a', icd10: ['A00'] }],
      ages: [{ symptom: 'x', group: '75+ years', risk: 2 }],
    });
    expect([...facts.symptomNames]).toEqual([
      ['x', ['y']],
      ['z', ['zz']],
    ]);

    write('hsdn', { condition: 'a', mesh_disease: 'A', symptom: 'x', tfidf: 'many' });
    expect(() => readFacts(folder)).toThrow(FactsError);
    expect(() => readFacts(folder)).toThrow(/hsdn\.jsonl, line 1: tfidf/);
  });
});
