import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Prediction } from './http/prediction.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = (body: object) => app.http().post('/api/v1/diagnostics/predict').send(body);

describe('POST /api/v1/diagnostics/predict', () => {
  it('answers without a session, disease and definition in the same order', async () => {
    const { body } = (await post({
      symptomsText: 'runny nose, sneezing, sore throat and cough for three days',
      age: 30,
      sex: 'female',
    }).expect(200)) as { body: Prediction };
    expect(body).toMatchObject({ response_type: 'diagnosis', engine: 'knowledge_base', red_flags: [], message: null });
    expect(body.disease[0]).toBe('Common cold');
    expect(body.disease).toEqual(body.conditions.map(({ name }) => name));
    expect(body.definition).toEqual(body.conditions.map(({ definition }) => definition));
    expect(body.disclaimer).toMatch(/not a diagnosis/);
    expect(Object.keys(body.conditions[0]!).sort()).toEqual([
      'definition',
      'likelihood',
      'medical_name',
      'name',
      'specialty',
      'synonyms',
      'urgency',
      'why',
    ]);
  });

  it('answers a plain question with its sources, in the language that is read', async () => {
    const question = { symptomsText: 'how many rabies injections are needed after a dog bite?' };
    const { body } = (await post(question).expect(200)) as { body: Prediction };
    expect(body.information).toMatchObject({ language: 'en', answer: expect.stringMatching(/days 0, 3, 7 and 28/) });
    expect(body.information!.sources[0]).toEqual({
      organisation: 'National Centre for Disease Control, India',
      title: 'National Guidelines for Rabies Prophylaxis',
      year: 2019,
    });
    const hindi = (await post(question).set('Accept-Language', 'hi').expect(200)) as { body: Prediction };
    expect(hindi.body.information).toMatchObject({
      language: 'hi',
      answer: expect.stringMatching(/दिन 0, 3, 7 और 28/),
    });
  });

  it('answers a complaint and a question both, an emergency alone, and no question that is not asked', async () => {
    const ask = async (symptomsText: string): Promise<Prediction> =>
      ((await post({ symptomsText }).expect(200)) as { body: Prediction }).body;
    const both = await ask('fever and cough since 3 days, can I take crocin with BP tablets?');
    expect(both.information?.question).toMatch(/paracetamol/);
    expect(both.disease).not.toEqual([]);
    const emergency = await ask('crushing chest pain and cold sweat, can I take crocin with BP tablets?');
    expect(emergency.response_type).toBe('emergency');
    expect(emergency).not.toHaveProperty('information');
    expect(await ask('fever and cough for three days')).not.toHaveProperty('information');
    expect((await ask('what is the price of an MRI in Pune')).information).toMatchObject({
      question: null,
      sources: [],
    });
  });

  it('answers in Hindi when asked to, with the same shape', async () => {
    const complaint = {
      symptomsText: 'runny nose, sneezing, sore throat and cough for three days',
      age: 30,
      sex: 'female',
    };
    const { body } = (await post(complaint).set('Accept-Language', 'hi').expect(200)) as { body: Prediction };
    const devanagari = /\p{Script=Devanagari}/u;
    for (const said of [
      body.disease[0],
      body.definition[0],
      body.triage?.advice,
      body.triage?.warning,
      body.disclaimer,
    ])
      expect(said).toMatch(devanagari);
    expect(body.conditions[0]!.specialty.key).toBe('general');
  });

  it('answers an emergency with its helplines and what to do', async () => {
    const { body } = (await post({ symptomsText: 'I want to end my life' }).expect(200)) as { body: Prediction };
    expect(body).toMatchObject({ response_type: 'emergency', triage: { level: 'emergency' } });
    expect(body.red_flags[0]).toMatchObject({
      kind: 'self_harm',
      evidence: ['I want to end my life'],
      helplines: expect.arrayContaining([{ name: 'Tele-MANAS', number: '14416' }]),
    });
  });

  it('asks about a danger that only the learned reader notices; a yes raises the flag that stands beside the question', async () => {
    const symptomsText = 'suddenly he slid down and stays like this, please come quickly';
    const { body } = (await post({ symptomsText }).expect(200)) as { body: Prediction };
    expect(body).toMatchObject({ response_type: 'emergency', triage: { level: 'emergency' } });
    const [flag] = body.red_flags;
    expect(flag).toMatchObject({ id: 'noticed_danger', noticed: { sure: expect.any(Boolean) } });
    const { questions } = flag!.noticed!;
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(3);
    for (const { text, flag: raised } of questions) {
      expect(text).toMatch(/\?$/);
      expect(raised.id).not.toBe('noticed_danger');
      expect(raised.steps.length).toBeGreaterThan(0);
    }
    const hindi = (await post({ symptomsText }).set('Accept-Language', 'hi').expect(200)) as { body: Prediction };
    for (const { text, flag: raised } of hindi.body.red_flags[0]!.noticed!.questions)
      expect([text, raised.title, ...raised.steps].join(' ')).not.toMatch(/[a-z]{3,}/i);
  });

  it('asks nothing about a danger that a rule names', async () => {
    const { body } = (await post({ symptomsText: 'crushing chest pain and sweating' }).expect(200)) as {
      body: Prediction;
    };
    expect(body.red_flags.length).toBeGreaterThan(0);
    for (const flag of body.red_flags) expect(flag.noticed).toBeUndefined();
  });

  it('leaves disease empty when the text is not medical or says too little', async () => {
    const notMedical = await post({ symptomsText: 'book a train to Pune' }).expect(200);
    expect(notMedical.body).toMatchObject({
      response_type: 'not_medical',
      disease: [],
      definition: [],
      triage: null,
      message: expect.any(String),
    });
    const tooLittle = await post({ symptomsText: 'I feel unwell' }).expect(200);
    expect(tooLittle.body).toMatchObject({ response_type: 'need_more_information', disease: [], definition: [] });
  });

  it('takes answers to its questions', async () => {
    const symptomsText = 'headache and nausea for two days';
    const { body } = (await post({ symptomsText }).expect(200)) as { body: Prediction };
    const answers = body.follow_up.map(({ id }) => ({ id, answer: 'no' }));
    const answered = (await post({ symptomsText, answers }).expect(200)) as { body: Prediction };
    expect(answered.body.follow_up.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining(answers.map(({ id }) => id)),
    );
  });

  it.each([
    ['missing text', {}, 'symptomsText'],
    ['text of the wrong type', { symptomsText: 42 }, 'symptomsText'],
    ['empty text', { symptomsText: '  ' }, 'symptomsText'],
    ['an impossible age', { symptomsText: 'fever', age: 200 }, 'age'],
    ['an age that is no number', { symptomsText: 'fever', age: 'old' }, 'age'],
    ['an unknown sex', { symptomsText: 'fever', sex: 'x' }, 'sex'],
    ['an unknown field', { symptomsText: 'fever', name: 'Asha' }, 'name'],
    ['an engine that cannot be chosen', { symptomsText: 'fever', engine: 'llm' }, 'engine'],
    ['a wrong answer', { symptomsText: 'fever', answers: [{ id: 'cough', answer: 'maybe' }] }, 'answers.0.answer'],
    ['answers that are no list', { symptomsText: 'fever', answers: 'yes' }, 'answers'],
  ])('refuses %s, naming the field', async (_, body, field) => {
    const answer = await post(body).expect(400);
    expect(answer.body.error).toMatchObject({ code: 400, details: { [field]: expect.any(String) } });
    expect(answer.body.error.message).toEqual(expect.any(String));
  });

  it('asks for symptoms in the specified words', async () => {
    const answer = await post({ symptomsText: '' }).expect(400);
    expect(answer.body.error.details).toEqual({ symptomsText: 'Please describe your symptoms first' });
  });

  it('refuses a text over 4,000 characters with 413', async () => {
    const answer = await post({ symptomsText: 'a'.repeat(4001) }).expect(413);
    expect(answer.body.error).toMatchObject({ code: 413, reason: 'text_too_long' });
  });

  it('refuses broken JSON in the same shape', async () => {
    const answer = await app
      .http()
      .post('/api/v1/diagnostics/predict')
      .set('Content-Type', 'application/json')
      .send('{"symptomsText": "fev')
      .expect(400);
    expect(answer.body.error).toMatchObject({ code: 400, reason: expect.any(String) });
  });
});

it('a question that the page asks twice, first of the own engine, counts once', async () => {
  const strict = await startTestApp({ env: { THROTTLE_SCALE: '1', LIMIT_PREDICT: '2/60' } });
  const statusOf = async (engine: object) =>
    (
      await strict
        .http()
        .post('/api/v1/diagnostics/predict')
        .send({ symptomsText: 'fever and cough', ...engine })
    ).status;
  const own = { engine: 'knowledge_base' };
  const statuses: number[] = [];
  for (const engine of [own, {}, own, {}, own, {}]) statuses.push(await statusOf(engine));
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  await strict.close();
});

describe('whom a question is about', () => {
  const predict = async (body: object): Promise<Prediction> => (await post(body).expect(200)).body as Prediction;

  it('tells what was understood, and of whom', async () => {
    const { understood } = await predict({
      symptomsText: 'my son has had a fever for 2 days, no rash',
      about: 'child',
      age: 4,
      sex: 'male',
    });
    expect(understood).toEqual({
      about: 'child',
      age: 4,
      sex: 'male',
      age_from: 'form',
      age_disputed: false,
      days: 2,
      present: ['fever'],
      absent: ['rash'],
    });
  });

  it('asks the age of somebody else first, and goes by the more urgent of two ages', async () => {
    const asked = await predict({ symptomsText: 'my son has a fever and a cough', age: 34, sex: 'female' });
    expect(asked.follow_up[0]).toEqual({ id: 'age', text: 'How old is the child?' });
    const disputed = await predict({ symptomsText: 'my 2 month old has a fever', about: 'child', age: 2 });
    expect(disputed.understood).toMatchObject({ age_disputed: true, age_from: 'text' });
    expect(disputed.understood.age).toBeLessThan(0.25);
  });

  it('asks how bad it is with choices, speaks of whom it is about, and reads both back', async () => {
    const cold = { symptomsText: 'runny nose and sneezing since two days', about: 'child', age: 6 };
    const { follow_up: questions } = await predict(cold);
    const howBad = questions.find(({ id }) => id === 'how_bad');
    expect(howBad?.choices?.map(({ text }) => text)).toContain('Too weak to play or drink');
    expect(questions.map(({ text }) => text).join(' ')).toMatch(/the child/);
    const answered = await predict({ ...cold, answers: [{ id: 'how_bad', answer: 'bad_much' }] });
    expect(answered).toMatchObject({
      triage: { level: 'urgent' },
      understood: { told: ['too weak to play or drink'] },
    });
    await post({ ...cold, answers: [{ id: 'how_bad', answer: 'enormous' }] }).expect(400);
  });

  it('counts known illnesses, medicines and a pregnancy with what is told', async () => {
    const symptomsText = 'slight bleeding since the morning';
    expect((await predict({ symptomsText })).response_type).not.toBe('emergency');
    expect((await predict({ symptomsText, pregnant: true, pregnancyWeeks: 32 })).response_type).toBe('emergency');
    const headache = { symptomsText: 'hit my head on a shelf yesterday, slight headache', age: 40 };
    const [without, with_] = [await predict(headache), await predict({ ...headache, medicines: ['warfarin'] })];
    expect([without.triage?.level, with_.triage?.level]).not.toEqual([with_.triage?.level, without.triage?.level]);
  });

  it('advises no medicine against an illness or an allergy that was told, and says what it left out', async () => {
    const symptomsText =
      'throbbing headache on one side with nausea, light hurts my eyes, every month, with zigzag lines before';
    const steps = async (more: object): Promise<[string, string | undefined]> => {
      const { triage } = await predict({ symptomsText, age: 34, ...more });
      return [triage?.steps.join(' ') ?? '', triage?.left_out];
    };
    expect(await steps({})).toEqual([expect.stringMatching(/ibuprofen/), undefined]);
    for (const more of [
      { illnesses: ['pet ka ulcer'] },
      { allergies: ['ibubrufen'] },
      { illnesses: ['kidney disease'] },
    ])
      expect(await steps(more)).toEqual([
        expect.not.stringMatching(/ibuprofen/),
        expect.stringMatching(/^We left out ibuprofen: you told us of /),
      ]);
  });

  it('offers choices where yes and no do not answer', async () => {
    const { follow_up: questions } = await predict({ symptomsText: 'a lump on the neck', age: 50 });
    const since = questions.find(({ id }) => id === 'since');
    expect(since?.choices?.map(({ answer }) => answer)).toContain('since_months');
    const answers = [{ id: 'since', answer: 'since_months' }];
    expect((await predict({ symptomsText: 'a lump on the neck', age: 50, answers })).understood.days).toBe(90);
  });

  it.each([
    ['about', 'dog', /self, child or other/],
    ['pregnant', 'yes', /true or false/],
    ['pregnancyWeeks', 0, /between 1 and 44/],
    ['pregnancyWeeks', 45, /between 1 and 44/],
    ['pregnancyWeeks', 3.5, /whole number/],
    ['illnesses', 'asthma', /must be a list/],
    ['illnesses', Array.from({ length: 51 }, () => 'asthma'), /at most 50 illnesses/],
    ['medicines', [7], /must be a text/],
    ['allergies', ['x'.repeat(101)], /at most 100 characters/],
    ['answers', [{ id: 'since', answer: 'since_ages' }], /one of the choices/],
  ])('refuses %s of %j with a sentence', async (field, value, sentence) => {
    const { body } = await post({ symptomsText: 'a fever for two days', [field]: value }).expect(400);
    expect(JSON.stringify(body.error.details)).toMatch(sentence);
  });

  it.each([0, 130])('takes an age of %d', async (age) => {
    expect((await predict({ symptomsText: 'a fever for two days', about: 'other', age })).understood.age).toBe(age);
  });
});
