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

  it('says when to come back, by the illness, the level, the age and how long it has lasted', async () => {
    const cold = 'runny nose, sneezing and blocked nose';
    expect((await ask(cold)).triage?.come_back).toEqual({
      days: 10,
      text: 'If it is not better in 10 days, see a doctor.',
    });
    expect((await ask(`${cold} since 4 days`)).triage?.come_back?.days).toBe(6);
    expect((await ask(`${cold} since 12 days`)).triage?.come_back?.text).toMatch(/longer than usual already/);
    const burning = 'burning when I pass urine since yesterday';
    expect((await ask(burning, { age: 30 })).triage?.come_back?.days).toBe(7);
    expect((await ask(burning, { age: 30, pregnant: true, sex: 'female' })).triage?.come_back?.days).toBe(2);
    expect((await ask(cold, {}, 'hi')).triage?.come_back?.text).toMatch(/10 दिन/);
    expect((await ask('crushing chest pain and cold sweat')).triage).not.toHaveProperty('come_back');
  });

  it('never warns of what was just told as if it were not there', async () => {
    const { triage } = await ask('raat ko ungliyan sunn ho jati hai dono haath ki, 2 mahine se, jhatakne se theek');
    expect(triage?.warning).toMatch(/^Call 112 if any of this is new, gets worse or comes again: /);
    expect(triage?.warning_signs?.[0]).toMatchObject({ act: 'call', text: expect.stringMatching(/^Call 112 if any/) });
  });
});
