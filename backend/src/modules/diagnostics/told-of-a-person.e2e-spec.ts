import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Prediction } from './http/prediction.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = (body: object) => app.http().post('/api/v1/diagnostics/predict').send(body);
const predict = async (body: object): Promise<Prediction> => (await post(body).expect(200)).body as Prediction;

describe('what is told of a person in words and in the form', () => {
  it('says whose word it took where words and form differ, in the language of the answer', async () => {
    const asked = { symptomsText: 'my husband has a headache', pregnant: true, pregnancyWeeks: 30 };
    expect((await predict(asked)).understood.disputed).toEqual([
      {
        what: 'pregnancy',
        taken: 'form',
        text: expect.stringMatching(/differ on a pregnancy.*pregnant \(from the form\)/),
      },
    ]);
    const hindi = await post(asked).set('Accept-Language', 'hi').expect(200);
    expect((hindi.body as Prediction).understood.disputed?.[0]?.text).toMatch(/गर्भवती \(फ़ॉर्म से\)/);
  });

  it('names what of the form it did not understand, and counts misspelled medicines', async () => {
    const asked = { symptomsText: 'hit my head on a shelf yesterday, slight headache', age: 40 };
    const { triage, understood } = await predict({ ...asked, medicines: ['warfrin', 'blue tablet'] });
    expect(understood.form_unread).toEqual(['blue tablet']);
    expect(triage?.level).toBe((await predict({ ...asked, medicines: ['warfarin'] })).triage?.level);
    expect(triage?.level).not.toBe((await predict(asked)).triage?.level);
  });

  it('takes fifty illnesses, and refuses more with a sentence', async () => {
    const asked = { symptomsText: 'fever and cough for two days' };
    const illnesses = Array.from({ length: 50 }, (_, at) => `illness ${at}`);
    await post({ ...asked, illnesses }).expect(200);
    const { body } = await post({ ...asked, illnesses: [...illnesses, 'diabetes'] }).expect(400);
    expect(body.error.details).toEqual({ illnesses: 'Please name at most 50 illnesses' });
  });
});
