import type { CareLevel } from '@sahaay/contracts/constants';
import { answer } from '../../testing/shipped.ts';
import messages from './own-messages.json' with { type: 'json' };

const levelOf = (text: string): CareLevel | undefined => answer(text).triage?.level;

/** Two hundred messages that were written before the rules they are about, each with the care that its writer expected. */
describe('a message of danger', () => {
  it.each(messages.dangerous.emergency)('is an emergency: "%s"', (text) => expect(levelOf(text)).toBe('emergency'));

  it.each(messages.dangerous.urgent)('is seen today at the latest: "%s"', (text) =>
    expect(['urgent', 'emergency']).toContain(levelOf(text)),
  );
});

describe('a calm message', () => {
  it.each(messages.calm.no_emergency)('is no emergency: "%s"', (text) => expect(levelOf(text)).not.toBe('emergency'));

  it.each(messages.calm.no_hurry)('does not hurry anybody: "%s"', (text) =>
    expect(['urgent', 'emergency']).not.toContain(levelOf(text)),
  );
});

describe('a danger that is over', () => {
  it.each([
    'he was fine, now he is choking on rice',
    'baby was fine now choking',
    'i am fine now but my son is choking',
    'choked on a nut, fine now but he cannot breathe again',
  ])('is not over where it comes again, or to somebody else: "%s"', (text) => expect(levelOf(text)).toBe('emergency'));
});
