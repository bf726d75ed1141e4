import type { Schema } from '@sahaay/contracts';
import { AT_FIRST } from './diagnosis-state.ts';
import { AT_MOST, interviewOf } from './interview.ts';

/** The same row of chances in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The numbers of questions that somebody is told on the way, with how many they have answered then. */
interface Walk {
  readonly atFirst: readonly number[];
  readonly later: readonly number[];
  readonly answered: number;
}

/** Answers one question after the other; after each the service may offer none to three, told ones among them. */
function walk(random: () => number, wantsMoreThan: number): Walk {
  const told = { atFirst: [] as number[], later: [] as number[] };
  let state = { answers: [] as Schema<'FollowUpAnswer'>[], wantsMore: false, most: AT_FIRST };
  let next = 0;
  for (;;) {
    const offered = Array.from({ length: Math.floor(random() * 4) }, (_, place) => ({
      id: random() < 0.1 && state.answers[0] ? state.answers[0].id : `question_${next + place}`,
      text: '',
    }));
    next += offered.length;
    let interview = interviewOf(offered, state);
    state = { ...state, most: interview.total || state.most };
    if (interview.mayAskMore && random() < wantsMoreThan) {
      state = { ...state, wantsMore: true, most: AT_MOST };
      interview = interviewOf(offered, state);
      state = { ...state, most: interview.total || state.most };
    }
    if (!interview.question) return { ...told, answered: state.answers.length };
    expect(interview.number).toBe(state.answers.length + 1);
    expect(interview.number).toBeLessThanOrEqual(interview.total);
    told[state.wantsMore ? 'later' : 'atFirst'].push(interview.total);
    state = { ...state, answers: [...state.answers, { id: interview.question.id, answer: 'no' }] };
  }
}

const neverGrows = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number <= numbers[at - 1]!);

describe('of five thousand interviews at random', () => {
  const random = seeded(20261128);
  const walks = Array.from({ length: 5000 }, () => walk(random, 0.7));

  it('none tells a number of questions that grows by itself', () => {
    expect(walks.filter(({ atFirst, later }) => !neverGrows(atFirst) || !neverGrows(later))).toEqual([]);
  });

  it('none asks more than three at first, or more than eight in all', () => {
    expect(Math.max(...walks.flatMap(({ atFirst }) => atFirst))).toBe(AT_FIRST);
    expect(Math.max(...walks.flatMap(({ later }) => later))).toBe(AT_MOST);
    expect(Math.max(...walks.map(({ answered }) => answered))).toBe(AT_MOST);
  });

  it('many end early, and many go to the end', () => {
    expect(walks.filter(({ answered }) => answered < AT_FIRST).length).toBeGreaterThan(100);
    expect(walks.filter(({ answered }) => answered > AT_FIRST).length).toBeGreaterThan(100);
  });
});
