import { Engine } from '../engine.ts';
import { learnedNotice } from '../../tools/learned-notice.ts';
import { base } from '../../testing/shipped.ts';
import lookAlikes from './look-alikes.json' with { type: 'json' };
import byCause from './look-alikes-by-cause.json' with { type: 'json' };

const engine = new Engine(base, learnedNotice());
const levelOf = (text: string) => engine.answer({ text, person: {}, answers: [] }).triage?.level;

/**
 * Dangers and calm messages of the same words: over and past, negated, asked about, figures of speech, chronic. All were
 * written before the cues that they are about. At the first try 56 of 60 dangers were an emergency and 12 of 60 calm ones;
 * of those by cause, written for what the rules misread in the sittings up to 29, 59 of 60 and 15 of 60. Its
 * last ten dangers begin with what was long ago: the rules alone made 3 of them an emergency at the first try. The last four of
 * each in the first list are of everyday words that were taken for a birth or a stroke.
 */
describe.each([
  ['of messages that share their words', lookAlikes],
  ['of messages by the cause of a false alarm', byCause],
])('%s', (_, { dangers, calm, stillMisread }) => {
  it.each(dangers)('a danger is an emergency: "%s"', (text) => expect(levelOf(text)).toBe('emergency'));

  it.each(calm)('a calm one is none: "%s"', (text) => expect(levelOf(text)).not.toBe('emergency'));

  it.each(stillMisread)('a calm one is still taken for an emergency: "%s"', (text) =>
    expect(levelOf(text)).toBe('emergency'),
  );
});
