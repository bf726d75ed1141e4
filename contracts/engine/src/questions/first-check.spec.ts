import type { Language } from '@sahaay/contracts/constants';
import { Engine } from '../engine.ts';
import { complete } from '../prediction/complete.ts';
import { SENTENCES } from '../sentences.ts';
import { learnedNotice } from '../../tools/learned-notice.ts';
import { shippedHealthQuestions } from '../../tools/shipped-health-questions.ts';
import { base } from '../../testing/shipped.ts';
import type { Complaint } from '../complaint.ts';
import type { FirstCheck } from './first-check.ts';
import hints from './self-harm-hints.json' with { type: 'json' };
import messages from './unclear-messages.json' with { type: 'json' };

const engine = new Engine(base, learnedNotice(), shippedHealthQuestions);

function ask(text: string, more: Partial<Complaint> = {}): { level: string | undefined; check: FirstCheck } {
  const complaint = { text, person: {}, answers: [], ...more };
  const reading = engine.read(complaint);
  const screened = engine.answer(complaint);
  return {
    level: screened.triage?.level,
    check: engine.firstCheck(reading, screened, engine.inform(reading, screened)),
  };
}

const isCovered = (text: string): boolean => ask(text).level === 'emergency' || ask(text).check.length > 0;

describe('what is asked before anything else', () => {
  it('is whether there is a sign that calls for help whatever the reason, with the steps of each', () => {
    const { check } = ask('xzqw plmk gjrt');
    expect(check.map(({ flag }) => flag.id)).toEqual([
      'unconscious',
      'no_breathing',
      'breathing',
      'severe_bleeding',
      'self_harm',
    ]);
    for (const { flag } of check) {
      expect(flag.steps.length).toBeGreaterThan(1);
      // Nobody wrote a word of it.
      expect(flag.evidence).toEqual([]);
    }
    expect(ask('xzqw plmk gjrt', { language: 'hi' }).check[0]!.text).toMatch(/\p{Script=Devanagari}/u);
  });

  it.each([
    'the gullu keeps flopping in the bazaar',
    'blah blah keeps flopping in the shop',
    'something is off since the shift, the thing on the left does its thing again',
  ])('comes where few words mean nothing, in place of an alarm that is not sure: "%s"', (text) => {
    expect(ask(text).level).not.toBe('emergency');
    expect(ask(text).check).toHaveLength(5);
  });

  it.each([
    ['a clear complaint', 'runny nose, sneezing and blocked nose since two days'],
    ['a single one', 'headache'],
    ['an emergency', 'crushing chest pain and cold sweat'],
    ['a plain question that is answered', 'how many rabies injections are needed after a dog bite?'],
  ])('is nothing for %s', (_, text) => expect(ask(text).check).toEqual([]));
});

describe('words that hint at self-harm', () => {
  const whole = (text: string, language: Language = 'en') => {
    const reading = engine.read({ text, person: {}, answers: [], language });
    return complete(engine, reading, engine.assess(reading), engine.redFlags(reading), (quote) => quote);
  };

  it.each(hints.hinted)('are asked about that first, and spoken to kindly: "%s"', (text) => {
    const language = /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
    const { kind, firstCheck: check, message } = whole(text, language);
    expect(check.map(({ flag }) => flag.id)).toEqual([
      'self_harm',
      'unconscious',
      'no_breathing',
      'breathing',
      'severe_bleeding',
    ]);
    expect({ kind, message }).toEqual({ kind: 'need_more_information', message: SENTENCES[language].hardToBear });
  });

  it.each(hints.everyday)('are not heard in what people say every day: "%s"', (text) => {
    const { firstCheck: check, message } = whole(text);
    expect(check[0]?.flag.id).not.toBe('self_harm');
    expect(message).not.toBe(SENTENCES.en.hardToBear);
  });
});

describe('messages written before this was there', () => {
  it.each([...messages.unclear, ...messages.unrelated])(
    'is asked about danger, or is an emergency at once: "%s"',
    (text) => expect(isCovered(text)).toBe(true),
  );

  it.each(messages.hidden)('is an emergency: "%s"', (text) => expect(ask(text).level).toBe('emergency'));

  it.each(messages.half)('is not called harmless: "%s"', (text) => expect(ask(text).level).not.toBe('self_care'));
});
