import { answer, base, raise } from '../../testing/shipped.ts';
import { transportOf, withTransport } from './transport.ts';

describe('how somebody gets to a hospital', () => {
  it.each([
    'sudden strong pain in my left testicle since an hour',
    'bleach splashed into my eye',
    'my knee is hot, red and swollen with fever',
    'fever since yesterday, I am on chemotherapy',
  ])('needs no ambulance: "%s"', (text) => expect(answer(text).triage).toMatchObject({ transport: 'go_now' }));

  it.each([
    'crushing chest pain and cold sweat',
    'he does not wake up',
    'blood is spurting from my leg',
    'her face droops and she slurs',
    '32 weeks pregnant and bleeding',
    'saans nahi aa rahi',
    'sudden strong pain in my testicle and I cannot breathe',
  ])('needs an ambulance: "%s"', (text) => expect(answer(text).triage).toMatchObject({ transport: 'ambulance' }));

  it('is told of no lower level, nor where nobody hurries to a hospital', () => {
    expect(answer('runny nose and sneezing since two days').triage).not.toHaveProperty('transport');
    expect(raise('my husband beats me')[0]).not.toHaveProperty('transport');
  });

  it('is an ambulance where it is not known, and with the more urgent of several', () => {
    const going = { level: 'emergency', transport: 'go_now' } as const;
    expect(transportOf([])).toBe('ambulance');
    expect(transportOf([going])).toBe('go_now');
    expect(transportOf([going, { level: 'urgent' }])).toBe('go_now');
    expect(transportOf([going, { level: 'emergency' }])).toBe('ambulance');
    expect(transportOf([going, { level: 'emergency', transport: 'ambulance' }])).toBe('ambulance');
  });

  it('is told with the flags that a yes to a question raises', () => {
    const testicle = raise('sudden strong pain in my testicle')[0]!;
    const { transport: _told, ...flag } = testicle;
    const noticed = { ...flag, id: 'noticed_danger', noticed: { sure: false, questions: [{ text: 'So?', flag }] } };
    const [shown] = withTransport([noticed], base.rules);
    expect(shown).not.toHaveProperty('transport');
    expect(shown?.noticed?.questions[0]?.flag).toMatchObject({ transport: 'go_now' });
  });
});
