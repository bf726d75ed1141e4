import { Engine } from '../engine.ts';
import { learnedNotice } from '../../tools/learned-notice.ts';
import { base } from '../../testing/shipped.ts';
import lookAlikes from './look-alikes.json' with { type: 'json' };

const engine = new Engine(base, learnedNotice());
const levelOf = (text: string) => engine.answer({ text, person: {}, answers: [] }).triage?.level;

/**
 * Dangers and calm messages of the same words: over and past, negated, asked about, figures of speech, chronic. All were
 * written before the cues that they are about. Of 60 dangers 56 were an emergency at the first try, of 60 calm ones 12.
 */
describe('of messages that share their words', () => {
  it.each(lookAlikes.dangers)('a danger is an emergency: "%s"', (text) => expect(levelOf(text)).toBe('emergency'));

  it.each(lookAlikes.calm)('a calm one is none: "%s"', (text) => expect(levelOf(text)).not.toBe('emergency'));

  it.each(lookAlikes.stillMisread)('a calm one is still taken for an emergency: "%s"', (text) =>
    expect(levelOf(text)).toBe('emergency'),
  );
});
