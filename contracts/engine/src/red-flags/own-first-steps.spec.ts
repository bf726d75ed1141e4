import { readFileSync } from 'node:fs';
import { learnedNotice } from '../../tools/learned-notice.ts';
import { shippedKnowledge } from '../../tools/shipped-knowledge.ts';
import { Engine } from '../engine.ts';
import { MOST_STEPS } from './first-aid.ts';

/** Dangers in free words, each with the first steps that a doctor wants: names of `wanted`, or words of the step. */
interface OwnMessages {
  readonly wanted: Readonly<Record<string, string>>;
  readonly messages: readonly (readonly [text: string, wanted: string])[];
}

const { wanted, messages } = JSON.parse(
  readFileSync(new URL('own-first-steps.json', import.meta.url), 'utf8'),
) as OwnMessages;
const engine = new Engine(shippedKnowledge(), learnedNotice());
/** Who does not answer comes first, also where the text names the cause. */
const CARE_FOR_LIFE = ['no_breathing', 'unconscious'];

const answers = messages.map(([text, names]) => {
  const { triage, redFlags } = engine.answer({ text, person: {}, answers: [] });
  const isWanted = new RegExp(
    names
      .split('|')
      .map((name) => wanted[name] ?? name)
      .join('|'),
  ).test(triage?.steps[0] ?? '');
  const first = redFlags.find(({ steps }) => steps.length > 0)?.id ?? '';
  return { text, triage, isRight: isWanted || first === 'noticed_danger' || CARE_FOR_LIFE.includes(first) };
});

describe('the first step of a hundred dangers that were written before the order was mended', () => {
  it('shows for all but one, which is an urgent one', () =>
    expect(answers.filter(({ triage }) => triage?.level !== 'emergency')).toHaveLength(1));

  it('is what a doctor wants first, or the general care, in 96 of 99; in 89 at the first try', () =>
    expect(
      answers.filter(({ triage, isRight }) => triage?.level === 'emergency' && !isRight).map(({ text }) => text),
    ).toHaveLength(3));

  it('is one of seven at most', () =>
    expect(answers.filter(({ triage }) => (triage?.steps.length ?? 0) > MOST_STEPS)).toEqual([]));
});
