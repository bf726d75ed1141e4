import { base } from '../../testing/shipped.ts';
import { actOf, warningSigns } from './warning-signs.ts';

describe('the signs of danger of a warning', () => {
  it('tell each whether to call, to go to a hospital or to see a doctor, the most urgent first', () => {
    expect(
      warningSigns('See a doctor today for pus; go to a hospital for strong pain; call 112 for fainting.', 'en'),
    ).toEqual([
      { act: 'call', text: 'Call 112 for fainting.' },
      { act: 'hospital', text: 'Go to a hospital for strong pain.' },
      { act: 'doctor', text: 'See a doctor today for pus.' },
    ]);
    expect(warningSigns('बेहोशी हो तो 112 पर फ़ोन करें; पीप हो तो आज ही डॉक्टर को दिखाएँ।', 'hi')).toEqual([
      { act: 'call', text: 'बेहोशी हो तो 112 पर फ़ोन करें।' },
      { act: 'doctor', text: 'पीप हो तो आज ही डॉक्टर को दिखाएँ।' },
    ]);
  });

  it('stay together with the reason that follows them', () =>
    expect(warningSigns('Call 112 now; the throat can close.', 'en')).toEqual([
      { act: 'call', text: 'Call 112 now; the throat can close.' },
    ]));

  it('are told of every condition in both languages, and lose no word', () => {
    for (const { entry } of base.conditions)
      for (const [warning, language] of [
        [entry.warning, 'en'],
        [entry.warning_hi, 'hi'],
      ] as const) {
        if (!warning) continue;
        const signs = warningSigns(warning, language);
        const saysWhat = /\d{3}|hospital|doctor|dentist|अस्पताल|डॉक्टर/;
        expect(signs.filter(({ text }) => !saysWhat.test(text))).toEqual([]);
        const words = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort();
        expect(words(signs.map(({ text }) => text).join(' '))).toEqual(words(warning));
      }
  });

  it('of a red flag follow from its level and the way to a hospital', () => {
    expect(actOf({ level: 'emergency' })).toBe('call');
    expect(actOf({ level: 'emergency', transport: 'ambulance' })).toBe('call');
    expect(actOf({ level: 'emergency', transport: 'go_now' })).toBe('hospital');
    expect(actOf({ level: 'urgent' })).toBe('doctor');
  });
});
