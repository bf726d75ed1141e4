import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { Prediction } from './http/prediction.dto.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function ask(symptomsText: string, more: object = {}, language = 'en'): Promise<Prediction> {
  const { body } = (await app
    .http()
    .post('/api/v1/diagnostics/predict')
    .set('Accept-Language', language)
    .send({ symptomsText, ...more })
    .expect(200)) as { body: Prediction };
  return body;
}

describe('the safety net of POST /api/v1/diagnostics/predict', () => {
  it('asks about danger first where it did not understand, and says what; a sign raises its flag with its steps', async () => {
    const unclear = await ask('book a train to Pune');
    expect(unclear.first_check?.map(({ flag }) => flag.id)).toEqual([
      'unconscious',
      'no_breathing',
      'breathing',
      'severe_bleeding',
      'self_harm',
    ]);
    expect(unclear.first_check![0]).toMatchObject({ text: expect.any(String), flag: { steps: expect.any(Array) } });
    expect(unclear.understood.unread).toEqual(['book a train to Pune']);
    const half = await ask(
      'runny nose and sneezing since two days, and the whole office tour of manali got postponed as the manager resigned after a quarrel with the tall accountant',
    );
    expect(half.first_check).toBeDefined();
    expect(half.triage?.level).not.toBe('self_care');
    const clear = await ask('runny nose, sneezing and blocked nose since two days');
    expect(clear).not.toHaveProperty('first_check');
    expect(clear.understood).not.toHaveProperty('unread');
  });

  it('tells an emergency for an ambulance from one to go with at once, the more urgent of several first', async () => {
    const torsion = await ask('sudden strong pain in my left testicle since an hour');
    expect(torsion.triage).toMatchObject({ level: 'emergency', transport: 'go_now' });
    expect(torsion.red_flags[0]).toMatchObject({ id: 'testicle', transport: 'go_now' });
    const heart = await ask('crushing chest pain and cold sweat');
    expect(heart.triage).toMatchObject({ level: 'emergency', transport: 'ambulance' });
    const both = await ask('sudden strong pain in my left testicle and crushing chest pain with cold sweat');
    expect(both.triage).toMatchObject({ transport: 'ambulance' });
    expect((await ask('runny nose and sneezing for two days')).triage).not.toHaveProperty('transport');
  });
});
