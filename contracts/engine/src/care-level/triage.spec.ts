import type { CareLevel } from '@sahaay/contracts/constants';
import { SENTENCES } from '../sentences.ts';
import { Ranked, rankConditions } from '../ranking/rank-conditions.ts';
import { decideTriage } from './triage.ts';
import { base, read } from '../../testing/shipped.ts';

const COLD = 'runny nose and sneezing';
const readingOf = (text: string) => read(text, { person: { age: 30 } });

function triageOf(text: string, language: 'en' | 'hi' = 'en') {
  const reading = readingOf(text);
  return decideTriage(rankConditions(reading, base), reading, base, language);
}

type Likely = readonly [urgency: CareLevel, probability: number, because?: string, support?: number];

/** Illnesses of these urgencies, with their share of belief, the one finding that speaks for each, and how much the symptoms do. */
function levelOf(...likely: Likely[]): CareLevel {
  return levelFor(COLD, ...likely);
}

function levelFor(text: string, ...likely: Likely[]): CareLevel {
  const some = base.conditions[0]!;
  const shares = Float64Array.from(likely, ([, probability]) => probability);
  const present = likely.map(([, , because = 'fever'], number) => ({
    id: because,
    odds: Float64Array.from(likely, (_, other) => Number(other === number)),
  }));
  const sums = {
    scores: shares,
    support: Float64Array.from(likely, ([, , , support = 3]) => support),
    supporters: Uint8Array.from(likely, () => 1),
    probabilities: shares,
    present,
  };
  const ranked = likely.map(
    ([urgency], number) =>
      new Ranked({ ...some, number, entry: { ...some.entry, urgency, lasts: ['days'] } }, sums as never),
  );
  return decideTriage(ranked, readingOf(text), base).level;
}

describe('how likely an illness must be to decide', () => {
  it('is two fifths for an emergency', () => {
    expect(levelOf(['self_care', 0.59], ['emergency', 0.41])).toBe('emergency');
    expect(levelOf(['self_care', 0.61], ['emergency', 0.39])).toBe('self_care');
  });

  it('is two fifths for what is urgent, emergencies included', () => {
    expect(levelOf(['self_care', 0.59], ['emergency', 0.2], ['urgent', 0.21])).toBe('urgent');
    expect(levelOf(['self_care', 0.61], ['emergency', 0.2], ['urgent', 0.19])).toBe('self_care');
  });

  it('is somewhat more for a doctor, all that is more urgent included', () => {
    expect(levelOf(['self_care', 0.54], ['urgent', 0.1], ['doctor', 0.36])).toBe('doctor');
    expect(levelOf(['self_care', 0.56], ['urgent', 0.1], ['doctor', 0.34])).toBe('self_care');
  });

  it('counts against three fifths where little speaks for anything', () => {
    expect(levelOf(['emergency', 0.25])).toBe('emergency');
    // It leads, so it is urgent all the same.
    expect(levelOf(['emergency', 0.23])).toBe('urgent');
  });

  it('sends to a doctor when nothing is likely at all', () => {
    expect(levelOf(['self_care', 0.031])).toBe('self_care');
    expect(levelOf(['self_care', 0.029])).toBe('doctor');
    expect(levelOf()).toBe('doctor');
  });
});

describe('an emergency for which symptoms speak less than twentyfold', () => {
  it('is looked at soon, and is none yet', () => {
    expect(levelOf(['emergency', 0.9, 'fever', 3])).toBe('emergency');
    expect(levelOf(['emergency', 0.9, 'fever', 2.9])).toBe('urgent');
  });

  it.each([
    '33 weeks pregnant, slight backache in the evening',
    '7 mahine pregnant, pairon mein halki soojan shaam ko',
  ])('which pregnancy alone makes likely: "%s"', (text) => expect(triageOf(text).level).toBe('urgent'));
});

describe('an emergency for which only risks or details speak', () => {
  const detail = [...base.findings.values()].find(({ kind, detail: isDetail }) => kind === 'symptom' && isDetail)!.id;

  it('is looked at soon', () => {
    expect(base.findings.get('smoking')!.kind).not.toBe('symptom');
    for (const because of ['smoking', detail]) expect(levelOf(['emergency', 0.9, because])).toBe('urgent');
    expect(levelOf(['emergency', 0.9, 'fever'])).toBe('emergency');
  });

  it('is looked at soon, too, where many of them together weigh much and none by itself', () => {
    const many = Array.from({ length: 30 }, () => ['emergency', 0.019, 'smoking'] as const);
    expect(levelFor('I smoke', ['self_care', 0.04, 'smoking'], ...many)).toBe('urgent');
    expect(levelFor('I smoke and have a fever', ['self_care', 0.04, 'smoking'], ...many)).toBe('emergency');
  });

  it('is no rule for lesser illnesses', () => {
    expect(levelOf(['self_care', 0.9, 'smoking'])).toBe('self_care');
    expect(levelOf(['doctor', 0.9, detail])).toBe('doctor');
  });
});

describe('what is looked after at home', () => {
  it('is seen by a doctor once it has lasted four weeks', () => {
    expect(triageOf(`${COLD} for 27 days`)).toMatchObject({
      level: 'self_care',
      advice: SENTENCES.en.advice.self_care,
    });
    expect(triageOf(`${COLD} for 28 days`)).toMatchObject({
      level: 'doctor',
      advice: SENTENCES.en.adviceRaised.lasts_long,
    });
  });

  it('may last longer where it usually does', () => {
    expect(triageOf('dry itchy skin for 28 days').level).toBe('self_care');
  });
});

describe('what is said with the level', () => {
  it('is why people who are vulnerable are seen, where that is the reason', () => {
    expect(triageOf(`I am pregnant. ${COLD} since two days`)).toMatchObject({
      level: 'doctor',
      advice: SENTENCES.en.adviceRaised.vulnerable,
    });
    expect(triageOf('burning when I pass urine since yesterday, I have to go all the time')).toMatchObject({
      level: 'doctor',
      advice: SENTENCES.en.advice.doctor,
    });
  });

  it('is the warning of the likeliest illness', () => {
    const text = 'vomiting and watery diarrhoea since yesterday';
    const { warning, warning_hi: hindi } = rankConditions(readingOf(text), base)[0]!.condition.entry;
    expect(warning).toBeTruthy();
    expect(triageOf(text).warning).toBe(warning);
    expect(triageOf(text, 'hi').warning).toBe(hindi);
  });
});
