import { readFileSync } from 'node:fs';
import { learnedNotice } from '../../tools/learned-notice.ts';
import { shippedKnowledge } from '../../tools/shipped-knowledge.ts';
import { Engine } from '../engine.ts';
import { MOST_STEPS } from './first-aid.ts';

/** Dangers in free words, each with the first steps that a doctor wants: names of `wanted`, or words of the step. */
interface OwnMessages {
  readonly wanted: Readonly<Record<string, string>>;
  readonly messages: readonly Message[];
  /** Written after those of `messages` were mended. */
  readonly again: readonly Message[];
  /** Teeth in the flesh, things in the body, asthma without a voice, sugar medicine without food, a burst cooker, blood from a sick liver. */
  readonly classes: readonly Message[];
  /** Sixty of many kinds, and forty written after those were mended; the first try of either is told below. */
  readonly fresh: readonly Message[];
  readonly later: readonly Message[];
}

type Message = readonly [text: string, wanted: string];

const { wanted, messages, again, classes, fresh, later } = JSON.parse(
  readFileSync(new URL('own-first-steps.json', import.meta.url), 'utf8'),
) as OwnMessages;
const engine = new Engine(shippedKnowledge(), learnedNotice());
/** Who does not answer comes first, also where the text names the cause. */
const CARE_FOR_LIFE = ['no_breathing', 'unconscious'];

function answerOf([text, names]: Message) {
  const { triage, redFlags } = engine.answer({ text, person: {}, answers: [] });
  const isWanted = new RegExp(
    names
      .split('|')
      .map((name) => wanted[name] ?? name)
      .join('|'),
    'i',
  ).test(triage?.steps[0] ?? '');
  const first = redFlags.find(({ steps }) => steps.length > 0)?.id ?? '';
  return { text, triage, isRight: isWanted || first === 'noticed_danger' || CARE_FOR_LIFE.includes(first) };
}

/** Of the messages: how many are no emergency, the texts of those whose first step is another, and of those with too many steps. */
function judged(all: readonly Message[]) {
  const answers = all.map(answerOf);
  const caught = answers.filter(({ triage }) => triage?.level === 'emergency');
  return {
    missed: answers.length - caught.length,
    wrong: caught.filter(({ isRight }) => !isRight).map(({ text }) => text),
    long: answers.filter(({ triage }) => (triage?.steps.length ?? 0) > MOST_STEPS).map(({ text }) => text),
  };
}

describe('the first step of a hundred dangers that were written before the order was mended', () => {
  const { missed, wrong, long } = judged(messages);

  it('shows for all but one, which is an urgent one', () => expect(missed).toBe(1));

  it('is what a doctor wants first, or the general care, in 97 of 99; in 89 at the first try', () =>
    expect(wrong).toHaveLength(2));

  it('is one of seven at most', () => expect(long).toEqual([]));
});

describe('the first step of 64 further dangers, written later', () => {
  const { missed, wrong, long } = judged(again);

  it('shows for all; for 58 at the first try', () => expect(missed).toBe(0));

  it('is what a doctor wants first in 62 of 63; in 56 of 58 at the first try', () =>
    expect(wrong).toEqual(['cracker burst in his hand, skin black and fingers hanging']));

  it('is one of seven at most', () => expect(long).toEqual([]));
});

describe('the first step of 33 dangers of six classes that began with another one', () => {
  const { missed, wrong, long } = judged(classes);

  it('shows for all; for 27 at the first try', () => expect(missed).toBe(0));

  it('is what a doctor wants first; in 14 of 27 at the first try', () => expect(wrong).toEqual([]));

  it('is one of seven at most', () => expect(long).toEqual([]));
});

describe.each([
  ['60 fresh dangers, of which 58 were caught at the first try and 57 began rightly', fresh],
  ['40 later ones, of which 37 were caught at the first try and all began rightly', later],
])('the first step of %s', (_, all) => {
  const { missed, wrong, long } = judged(all);

  it('shows for all', () => expect(missed).toBe(0));

  it('is what a doctor wants first, or the general care', () => expect(wrong).toEqual([]));

  it('is one of seven at most', () => expect(long).toEqual([]));
});
