import { CARE_LEVELS } from '@sahaay/contracts/constants';
import { suit } from './advice/suit.ts';
import { assess, triageOf } from './answer/assess.ts';
import { escalate } from './answer/escalate.ts';
import type { Assessment, Screened } from './assessment.ts';
import type { Complaint } from './complaint.ts';
import { AS_TYPED, type Retold } from './languages/retell.ts';
import type { HealthQuestions, Information } from './health-questions/health-questions.ts';
import { inform } from './health-questions/inform.ts';
import type { KnowledgeBase } from './knowledge/knowledge-base.ts';
import { firstCheck, type FirstCheck } from './questions/first-check.ts';
import { onceOf } from './once-of.ts';
import { readerOf } from './reading/read-complaint.ts';
import type { Reading } from './reading/reading.ts';
import type { DangerNotice } from './red-flags/noticed-danger.ts';
import type { RedFlagMatch } from './red-flags/raise-flags.ts';
import { redFlagsOf } from './red-flags/red-flags-of.ts';
import { speakOf } from './voice/speak.ts';

/** An assessment of which nothing but the care is asked. */
const NOTHING_TOLD: Assessment = { kind: 'diagnosis', conditions: [], triage: null, followUp: [], message: null };
/** More rise of no complaint. */
const MOST_FLAGS = 1000;

/**
 * From what a person typed to how urgent it is and what it may be. A complaint is read once; everything after takes the
 * reading. The same complaint gets the same answer every time, without a network and without a key.
 */
export class Engine {
  readonly base: KnowledgeBase;
  readonly #questions: () => HealthQuestions | null;
  readonly #hintsAtSelfHarm: DangerNotice['hintsAtSelfHarm'];
  readonly #flagsOf: (reading: Reading) => readonly RedFlagMatch[];
  /** Tells a text of another language anew in Hindi, which is then read in its place. */
  readonly retell: (text: string) => Retold;

  /**
   * @param notice a second reader of dangers beside the rules
   * @param questions gives the plain questions that can be answered; called when somebody asks
   * @param retell tells texts of other languages anew in Hindi; without it they are read as they were typed
   * @param saysCalm whether the second reader says strongly no, so that some alarms of the rules are asked about first (doubt.ts)
   */
  constructor(
    base: KnowledgeBase,
    notice: DangerNotice = () => null,
    questions: () => HealthQuestions | null = () => null,
    saysCalm?: (text: string) => boolean,
    retell = AS_TYPED,
  ) {
    this.base = base;
    this.#questions = questions;
    this.#hintsAtSelfHarm = notice.hintsAtSelfHarm;
    this.#flagsOf = onceOf((reading) => redFlagsOf(reading, base, notice, saysCalm));
    this.retell = retell;
  }

  /** Where the text and a form tell something differently of the same person, the one counts for which care is more urgent. */
  read(complaint: Complaint): Reading {
    const read = readerOf(complaint, this.base);
    let reading = read();
    for (const [what, side] of Object.entries(reading.disputed)) {
      if (what === 'known') continue;
      const believed = { ...reading.disputed, [what]: side === 'text' ? 'form' : 'text' };
      const other = read(believed);
      if (this.#urgencyOf(other) > this.#urgencyOf(reading)) reading = other;
    }
    return reading;
  }

  /** The deterministic screen for danger signs. It comes first, whoever answers: no emergency is left to a language model. */
  redFlags(reading: Reading): readonly RedFlagMatch[] {
    return this.#flagsOf(reading);
  }

  /** What the knowledge makes of a complaint, its red flags left aside. */
  assess(reading: Reading): Assessment {
    return assess(reading, this.base);
  }

  /** The same answer with steps that suit the person. */
  suit<A extends Screened<Assessment>>(screened: A, reading: Reading): A {
    return suit(screened, reading, this.base);
  }

  /** The answer to the plain question that a complaint asks as well, or null. What was screened decides: beside an emergency nothing is told. */
  inform(reading: Reading, screened: Screened<Assessment>): Information | null {
    return inform(reading, screened, this.#questions, this.base);
  }

  /** What is asked before anything else, where a text was not understood: signs of danger to choose from. Empty else. */
  firstCheck(reading: Reading, screened: Screened<Assessment>, information: Information | null): FirstCheck {
    return firstCheck(reading, screened, information, this.base, this.#hintsAtSelfHarm);
  }

  /** What a complaint may be and how urgent it is. */
  answer(complaint: Complaint): Screened<Assessment> {
    const reading = this.read(complaint);
    const screened = escalate(this.assess(reading), this.redFlags(reading), reading.complaint.language);
    return speakOf(this.suit(screened, reading), reading);
  }

  /** Higher for what is more urgent, and of the same level of care for more red flags; lowest where no level is told. */
  #urgencyOf(reading: Reading): number {
    const assessed = { ...NOTHING_TOLD, triage: triageOf(reading, this.base) };
    const { triage, redFlags } = escalate(assessed, this.redFlags(reading));
    return (triage ? CARE_LEVELS.length - CARE_LEVELS.indexOf(triage.level) : 0) + redFlags.length / MOST_FLAGS;
  }
}
