import type { CareLevel } from '@sahaay/contracts/constants';
import { escalate, RedFlagScreen } from '../../domain/red-flags.js';
import { extractSymptoms } from './extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './knowledge-base-analyser.js';
import messages from './own-messages.json' with { type: 'json' };
import { shippedKnowledge } from './shipped-knowledge.js';

const base = shippedKnowledge();
const own = new KnowledgeBaseAnalyser(base);
const screen = new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base));
const levelOf = async (text: string): Promise<CareLevel | undefined> => {
  const complaint = { text, person: {}, answers: [] };
  return escalate(await own.analyse(complaint), screen.raise(complaint)).triage?.level;
};

/** Two hundred messages that were written before the rules they are about, each with the care that its writer expected. */
describe('a message of danger', () => {
  it.each(messages.dangerous.emergency)('is an emergency: "%s"', async (text) =>
    expect(await levelOf(text)).toBe('emergency'),
  );

  it.each(messages.dangerous.urgent)('is seen today at the latest: "%s"', async (text) =>
    expect(['urgent', 'emergency']).toContain(await levelOf(text)),
  );
});

describe('a calm message', () => {
  it.each(messages.calm.no_emergency)('is no emergency: "%s"', async (text) =>
    expect(await levelOf(text)).not.toBe('emergency'),
  );

  it.each(messages.calm.no_hurry)('does not hurry anybody: "%s"', async (text) =>
    expect(['urgent', 'emergency']).not.toContain(await levelOf(text)),
  );
});

describe('a danger that is over', () => {
  it.each([
    'he was fine, now he is choking on rice',
    'baby was fine now choking',
    'i am fine now but my son is choking',
    'choked on a nut, fine now but he cannot breathe again',
  ])('is not over where it comes again, or to somebody else: "%s"', async (text) =>
    expect(await levelOf(text)).toBe('emergency'),
  );
});
