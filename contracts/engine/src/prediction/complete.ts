import { escalate } from '../answer/escalate.ts';
import { readBack, type ReadBack } from '../answer/read-back.ts';
import { searchFor, type SearchFor } from '../answer/search-for.ts';
import type { Assessment, Screened } from '../assessment.ts';
import type { Engine } from '../engine.ts';
import type { Information } from '../health-questions/health-questions.ts';
import { answerAsTyped, asTyped, type Retold } from '../languages/index.ts';
import { askedGently, type FirstCheck } from '../questions/first-check.ts';
import type { Reading } from '../reading/reading.ts';
import type { RedFlagMatch } from '../red-flags/raise-flags.ts';
import { speakOf } from '../voice/speak.ts';

/**
 * An assessment together with the red flags of the same complaint, what was understood of it, the answer to the plain question
 * that it asks as well, and what a search for places must know.
 */
export type Complete<A extends Assessment> = Screened<A> & {
  readonly understood: ReadBack;
  readonly information: Information | null;
  /** What is asked before anything else, where the text was not understood. */
  readonly firstCheck: FirstCheck;
  readonly searchFor: SearchFor;
};

/**
 * All that is answered to a complaint, whoever assessed it.
 *
 * @param assessed the assessment, its red flags left aside
 * @param flags the red flags of the same complaint
 * @param typed the words that were typed where the complaint was told anew
 */
export function complete<A extends Assessment>(
  engine: Engine,
  reading: Reading,
  assessed: A,
  flags: readonly RedFlagMatch[],
  typed: Retold['typed'],
): Complete<A> {
  const screened = engine.suit(escalate(assessed, flags, reading.complaint.language), reading);
  const understood = readBack(reading, engine.base);
  const information = engine.inform(reading, screened);
  const firstCheck = engine.firstCheck(reading, screened, information);
  const gentle = askedGently(screened, firstCheck, reading.complaint.language);
  return {
    ...answerAsTyped(speakOf(gentle, reading), typed),
    understood: { ...understood, unread: asTyped(understood.unread, typed) },
    information,
    firstCheck,
    searchFor: searchFor(reading, screened),
  };
}
