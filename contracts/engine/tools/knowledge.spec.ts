import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineFile } from './engine-file.ts';
import { conditionSchema, findingSchema, redFlagSchema } from '../src/knowledge/schema.ts';
import { countKnowledge } from './count-knowledge.ts';
import { KnowledgeError, loadKnowledge, NEVER_BACK, NO_CARE } from './load-knowledge.ts';

describe('the knowledge files', () => {
  it('have no mistake', () => {
    let mistakes = '';
    try {
      loadKnowledge();
    } catch (error) {
      mistakes = String(error);
    }
    expect(mistakes).toBe('');
  });

  it('are counted in the README as they are reviewed', () => {
    const readme = readFileSync(engineFile('../../README.md'), 'utf8');
    const { conditions, redFlags } = loadKnowledge();
    for (const [what, entries] of Object.entries({ conditions, 'red flags': redFlags }))
      expect(readme).toContain(
        `${entries.filter(({ reviewed }) => reviewed !== null).length} of ${entries.length} ${what}`,
      );
  });
});

describe('the README of the knowledge', () => {
  const readme = readFileSync(engineFile('knowledge/README.md'), 'utf8');
  const examples = [...readme.matchAll(/```json\n([\s\S]+?)```/g)].map(([, text]) => JSON.parse(text!) as object);

  it.each([
    ['finding', 'phrases', findingSchema, 'background'],
    ['condition', 'prevalence', conditionSchema, 'warning_hi'],
    ['red flag', 'when', redFlagSchema, 'steps_hi'],
  ])('shows a whole %s', (_what, field, schema, other) => {
    const [example] = examples.filter((entry) => field in entry && other in entry);
    expect(schema.safeParse(example).error?.message).toBeUndefined();
  });
});

describe('loading knowledge', () => {
  const finding = (id: string, more: object = {}): object => ({
    id,
    name: id,
    question: 'Do you have it now?',
    question_hi: 'क्या अभी ऐसा है?',
    phrases: [id],
    hindi: ['चिह्न'],
    hinglish: [id],
    background: 0.1,
    ...more,
  });

  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  function folderWith(
    findings: Record<string, unknown>,
    redFlags: unknown[] = [],
    stances: object = {},
    happeningNow: object = { first: [], classes: {}, questions: {} },
    askedOf: unknown[] = [],
    firstAid: object = { first_of_all: [], classes: {} },
  ): string {
    const folder = mkdtempSync(join(tmpdir(), 'knowledge-'));
    folders.push(folder);
    for (const kind of ['findings', 'conditions', 'red-flags', 'words']) mkdirSync(join(folder, kind));
    for (const [file, content] of Object.entries(findings))
      writeFileSync(join(folder, 'findings', file), typeof content === 'string' ? content : JSON.stringify(content));
    writeFileSync(join(folder, 'red-flags', 'all.json'), JSON.stringify(redFlags));
    const ids = redFlags.map((flag) => (flag as { id: string }).id);
    const files = {
      stances,
      helplines: {},
      advice: {},
      'happening-now': happeningNow,
      'asked-of': askedOf,
      alike: [],
      'step-pairs': { after: [], says: [] },
      'general-care': NO_CARE,
      'first-aid': firstAid,
      'come-back': NEVER_BACK,
      'order-of-danger': ids.length > 0 ? [{ danger: 'Any danger', flags: ids }] : [],
    };
    for (const [name, content] of Object.entries(files))
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
    return folder;
  }

  function problemsOf(folder: string): readonly string[] {
    try {
      loadKnowledge(folder);
      return [];
    } catch (error) {
      if (error instanceof KnowledgeError) return error.problems;
      throw error;
    }
  }

  it('names a question that is for some people alone and unknown, listed twice or for nobody', () => {
    const askedOf = [
      { who: 'Women', sex: 'female', findings: ['fever', 'made_up', 'fever'], not_with: ['fever'] },
      { who: 'Nobody', from: 20, below: 10, findings: ['fever'] },
    ];
    expect(problemsOf(folderWith({ 'a.json': [finding('fever')] }, [], {}, undefined, askedOf))).toEqual([
      expect.stringContaining('made_up'),
      'asked-of.json: "Women": "fever" stands there twice',
      'asked-of.json: "Nobody": nobody is of this age',
    ]);
  });

  it('joins all files of a folder', () => {
    const knowledge = loadKnowledge(folderWith({ 'a.json': [finding('fever')], 'b.json': [finding('cough')] }));
    expect(knowledge.findings.map(({ id }) => id)).toEqual(['fever', 'cough']);
  });

  it('reads the phrases of all three languages together', () => {
    const [knee] = loadKnowledge(
      folderWith({
        'a.json': [
          finding('knee_pain', { phrases: ['knee pain'], hindi: ['घुटने में दर्द'], hinglish: ['ghutne mein dard'] }),
        ],
      }),
    ).findings;
    expect(knee!.phrases).toEqual(['knee pain', 'घुटने में दर्द', 'ghutne mein dard']);
  });

  it('refuses the script of one language in the list of another', () => {
    const mixed = finding('knee_pain', { hindi: ['ghutne mein dard'], hinglish: ['घुटने में दर्द'] });
    expect(problemsOf(folderWith({ 'a.json': [mixed] }))).toEqual([
      'findings/a.json · knee_pain: hindi.0: hindi is written in Devanagari',
      'findings/a.json · knee_pain: hinglish.0: hinglish is written in Latin letters',
    ]);
  });

  it('refuses a finding without Hindi or Hinglish words', () => {
    expect(problemsOf(folderWith({ 'a.json': [finding('fever', { hindi: undefined, hinglish: [] })] }))).toEqual([
      expect.stringMatching(/^findings\/a\.json · fever: hindi: /),
      expect.stringMatching(/^findings\/a\.json · fever: hinglish: /),
    ]);
  });

  it('refuses a class that asks about no emergency or without a question, a question nobody asks, and first aid of no red flag', () => {
    const question = { question: 'Is it so now?', question_hi: 'क्या अभी ऐसा है?' };
    const happeningNow = {
      first: [{ flag: 'nowhere', sign: 'Very ill', sign_hi: 'बहुत बीमार' }],
      classes: { heart: ['made_up', 'unasked'] },
      questions: { made_up: question, other: question },
    };
    const firstAid = { first_of_all: ['made_up'], classes: { heart: ['made_up'] } };
    expect(problemsOf(folderWith({ 'a.json': [finding('fever')] }, [], {}, happeningNow, [], firstAid))).toEqual([
      'happening-now.json: "unasked" has no question',
      'happening-now.json: no class asks about "other"',
      'happening-now.json: there is no emergency "made_up"',
      'happening-now.json: there is no emergency "unasked"',
      'happening-now.json: there is no emergency "nowhere"',
      'happening-now.json: there is no class "general"',
      'first-aid.json: there is no red flag "made_up"',
    ]);
  });

  it('names both files of a doubled id', () => {
    expect(problemsOf(folderWith({ 'a.json': [finding('fever')], 'b.json': [finding('fever')] }))).toEqual([
      'findings/b.json · fever: the id stands in findings/a.json already',
    ]);
  });

  it('names an orphan and proposes the id that was perhaps meant', () => {
    expect(
      problemsOf(folderWith({ 'a.json': [finding('knee_pain'), finding('pain_knee', { parent: 'knee_ache' })] })),
    ).toEqual(['findings/a.json · pain_knee: parent: there is no finding "knee_ache" (perhaps "knee_pain")']);
  });

  it('names a red flag that speaks for no condition that there is', () => {
    const folder = folderWith({ 'a.json': [finding('fever')] });
    const flag = {
      id: 'hot',
      kind: 'medical',
      level: 'urgent',
      condition: 'no_such_illness',
      title: 'A high fever.',
      title_hi: 'तेज़ बुखार।',
      when: [{ all: ['fever'] }],
      steps: ['Drink water.', 'Rest in bed.'],
      steps_hi: ['पानी पिएँ।', 'आराम करें।'],
      helplines: [],
      source: 'a book',
      written: '2026-11-23',
      reviewed: null,
    };
    writeFileSync(join(folder, 'red-flags/a.json'), JSON.stringify([flag]));
    expect(problemsOf(folder)).toContain('red-flags/a.json · hot: condition: there is no condition "no_such_illness"');
  });

  it('names small words given as a choice, with which the place would count for nothing', () => {
    expect(
      problemsOf(
        folderWith({
          'a.json': [
            finding('arm_burn', { phrases: ['arm|and burn blister', 'burn arm|leg', 'cannot find the|pulse'] }),
          ],
        }),
      ),
    ).toEqual([
      expect.stringMatching(/^findings\/a\.json · arm_burn: "arm\|and burn blister": small words \(and\)/),
      expect.stringMatching(/^findings\/a\.json · arm_burn: "cannot find the\|pulse": small words \(the\)/),
    ]);
  });

  const redFlag = (more: object = {}): object => ({
    id: 'any_danger',
    kind: 'medical',
    level: 'emergency',
    transport: 'ambulance',
    title: 'A danger of tests.',
    title_hi: 'परीक्षण का ख़तरा।',
    when: [{ all: ['fever'] }],
    steps: ['Lie down at once.', 'Breathe slowly.'],
    steps_hi: ['तुरंत लेट जाएँ।', 'धीरे साँस लें।'],
    helplines: [],
    source: 'none',
    written: '2026-11-22',
    reviewed: null,
    ...more,
  });
  const withFever = (flag: object): string => folderWith({ 'a.json': [finding('fever')] }, [flag]);

  it('counts what a clinician has reviewed', () => {
    const reviewed = { by: 'A. Rao, physician', on: '2026-12-01' };
    expect(countKnowledge(loadKnowledge(withFever(redFlag({ reviewed }))))).toContain(
      '1 red flags, 1 reviewed by a clinician',
    );
    expect(countKnowledge(loadKnowledge(withFever(redFlag())))).toContain('1 red flags, 0 reviewed by a clinician');
  });

  it.each([
    ['a review that names nobody', { reviewed: '2026-11-21' }, /reviewed/],
    ['a review without its day', { reviewed: { by: 'A. Rao, physician' } }, /reviewed\.on/],
    ['a day that is none', { written: '2026-13-01' }, /written/],
    ['an entry that does not say who reviewed it', { reviewed: undefined }, /reviewed/],
  ])('refuses %s', (_, more, problem) => {
    expect(problemsOf(withFever(redFlag(more)))).toContainEqual(expect.stringMatching(problem));
  });

  describe('steps that contradict one another', () => {
    const drink = (sides: object, neither: readonly string[] = []): object => ({
      drink: { words: ['drink', 'sip'], stances: sides, neither },
    });
    const flagWith = (...steps: string[]): object => redFlag({ steps, steps_hi: steps.map(() => 'धीरे साँस लें।') });
    const problems = (flag: object, stances: object): readonly string[] =>
      problemsOf(folderWith({ 'a.json': [finding('fever')] }, [flag], stances));
    const give = 'Drink water in small sips.';
    const withhold = 'Do not eat or drink.';

    it('are refused in one flag', () => {
      expect(problems(flagWith(give, withhold), drink({ give: [give], withhold: [withhold] }))).toEqual([
        `red-flags · any_danger: "${withhold}" contradicts a step before it`,
      ]);
    });

    it('agree when they take one side', () => {
      const more = 'Sip it slowly.';
      expect(problems(flagWith(give, more), drink({ give: [give, more] }))).toEqual([]);
    });

    it('cannot hide: a step that speaks of a topic takes a side, or says that it takes neither', () => {
      const open = 'Drink as you like.';
      const flag = flagWith(give, open);
      expect(problems(flag, drink({ give: [give] }))).toEqual([
        `stances.json · drink: "${open}" of any_danger takes no side; list it under one, or under neither`,
      ]);
      expect(problems(flag, drink({ give: [give] }, [open]))).toEqual([]);
    });

    it('are told apart by steps that exist, each once', () => {
      expect(problems(flagWith(give, 'Breathe slowly.'), drink({ give: [give], withhold: [give, withhold] }))).toEqual([
        `stances.json · drink: no red flag has the step "${withhold}"`,
        `stances.json · drink: "${give}" stands there twice`,
      ]);
    });
  });

  it('names a circle of parents', () => {
    expect(
      problemsOf(folderWith({ 'a.json': [finding('a_b', { parent: 'b_a' }), finding('b_a', { parent: 'a_b' })] })),
    ).toContain('findings: "a_b" is its own ancestor');
  });

  it('names the file of broken JSON, unknown fields and wrong values all at once', () => {
    const problems = problemsOf(
      folderWith({ 'a.json': '[{', 'b.json': [finding('fever', { background: 3, colour: 'red' })] }),
    );
    expect(problems.join('\n')).toMatch(
      /findings\/a\.json: .*\nfindings\/b\.json · fever: background: .*\nfindings\/b\.json · fever: .*colour/s,
    );
  });
});
