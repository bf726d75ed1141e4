import type { Language } from '@sahaay/contracts/constants';
import { saysHardlyAnything, saysLittle } from '../learned/says-little.ts';
import { saysOnlyUnwell } from '../learned/says-unwell.ts';
import { wordsOf } from '../learned/words.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { HALF } from '../reading/understood.ts';
import type { NoticedDanger } from './noticed-danger.ts';
import { DOUBTED } from './noticed-texts.ts';
import type { RedFlagMatch } from './raise-flags.ts';
import { saysNow } from './says-now.ts';

/** From this share of its words on a text was read as a whole. */
const WHOLE = 0.99;
/** Years: for infants nothing is asked before the alarm. */
const INFANT = 1;

type Findings = KnowledgeBase['findings'];

/**
 * Whether what the second reader noticed gives way to the first check, which asks about the signs of danger, a wish to die
 * among them (questions/first-check.ts): words for being unwell alone mean nothing, and few words in which nothing was heard
 * may mean nothing, unless they speak of now.
 *
 * @param findings those of the knowledge base
 */
export function meansLittle({ kind, sure }: NoticedDanger, reading: Reading, findings: Findings): boolean {
  const { complaint, present, read, person } = reading;
  const words = wordsOf(complaint.text);
  if (saysOnlyUnwell(words)) return !isInfant(person);
  if (kind === 'self_harm' || !saysLittle(words)) return false;
  if (!sure) return !saysWhat(reading, findings);
  return present.size === 0 && read <= HALF && saysHardlyAnything(words) && !saysNow(words);
}

/**
 * Whether a danger of the body that the second reader alone noticed is asked about before anything is an emergency: where the
 * rules read the whole text, understood at least half of its words and found none in it. Of 1,575 dangers of hands held out that it alone noticed this asks about
 * 84, and about 28 of 96 false alarms.
 *
 * @param findings those of the knowledge base
 */
export function isAskedFirst({ kind }: NoticedDanger, reading: Reading, findings: Findings): boolean {
  const isUnderstood = reading.read >= WHOLE && reading.understood >= HALF && saysWhat(reading, findings);
  return kind === 'medical' && !isInfant(reading.person) && isUnderstood;
}

/** Whoever's age is not told is taken for older. */
function isInfant({ age = INFANT }: Reading['person']): boolean {
  return age < INFANT;
}

/** Whether a symptom was heard that tells what or where. */
function saysWhat({ present, known }: Reading, findings: Findings): boolean {
  return [...present.keys()].some((id) => {
    const { kind, vague, detail } = findings.get(id)!;
    return kind === 'symptom' && !vague && !detail && !known.has(id);
  });
}

/** The flag of such a danger: care today, 112, and its questions first. */
export function askingFirst(flag: RedFlagMatch, language: Language): RedFlagMatch {
  return {
    ...flag,
    level: 'urgent',
    title: DOUBTED[language],
    steps: flag.steps.slice(0, 1),
    noticed: { sure: false, questions: flag.noticed?.questions ?? [] },
  };
}
