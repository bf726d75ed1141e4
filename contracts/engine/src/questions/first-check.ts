import type { Language } from '@sahaay/contracts/constants';
import type { Assessment, Screened } from '../assessment.ts';
import type { Information } from '../health-questions/health-questions.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import type { Reading } from '../reading/reading.ts';
import { HALF } from '../reading/understood.ts';
import { flagOfRule } from '../red-flags/happening-now.ts';
import type { DangerNotice } from '../red-flags/noticed-danger.ts';
import { withTransport } from '../red-flags/transport.ts';
import { rulesById } from '../red-flags/rules-by-id.ts';
import type { Noticed } from '../red-flags/raise-flags.ts';
import { SENTENCES } from '../sentences.ts';

/** Signs of danger to choose from, each with the red flag that it raises. */
export type FirstCheck = Noticed['questions'];

/**
 * What is asked before anything else when nothing, or not most, of a text was understood: whether there is one of the signs
 * that call for help whatever the reason, self-harm first where the words hint at it. Empty where an emergency is clear already or asked about, and where a plain question was answered.
 */
export function firstCheck(
  reading: Reading,
  { kind, redFlags }: Screened<Assessment>,
  information: Information | null,
  base: KnowledgeBase,
  hintsAtSelfHarm: DangerNotice['hintsAtSelfHarm'] = () => false,
): FirstCheck {
  if (kind === 'emergency' || redFlags.some(({ level, noticed }) => level === 'emergency' || noticed)) return [];
  if (information?.question || isUnderstood(reading, kind, base)) return [];
  const { language = 'en', text } = reading.complaint;
  const hinted = new Set<string>();
  const signs = base.firstSigns.flatMap(({ flag, sign, sign_hi: hindiSign, hinted_by: hints = [] }) => {
    if (hints.some((id) => reading.present.has(id))) hinted.add(flag);
    const rule = rulesById(base.rules).get(flag);
    if (!rule) return [];
    return withTransport([flagOfRule(rule, language)], base.rules).map((raised) => ({
      text: language === 'hi' ? hindiSign : sign,
      flag: raised,
    }));
  });
  const isHinted = (sign: FirstCheck[number]): boolean =>
    hinted.has(sign.flag.id) || (isOfSelfHarm(sign) && hintsAtSelfHarm(text));
  return signs.toSorted((a, b) => Number(isHinted(b)) - Number(isHinted(a)));
}

const isOfSelfHarm = ({ flag }: FirstCheck[number]): boolean => flag.kind === 'self_harm';

/** Whoever is asked about self-harm before all else is spoken to kindly, and not told that nothing was about health. */
export function askedGently<A extends Assessment>(
  screened: Screened<A>,
  [first]: FirstCheck,
  language: Language = 'en',
) {
  if (!first || !isOfSelfHarm(first) || screened.kind === 'diagnosis') return screened;
  return { ...screened, kind: 'need_more_information' as const, message: SENTENCES[language].hardToBear };
}

/** Whether a symptom that says what or where was heard, and most of the text was read. */
function isUnderstood({ present, known, read }: Reading, kind: Assessment['kind'], base: KnowledgeBase): boolean {
  const saysWhat = (id: string): boolean => {
    const { kind: sort, vague, detail } = base.findings.get(id)!;
    return sort === 'symptom' && !vague && !detail && !known.has(id);
  };
  return kind !== 'not_medical' && read > HALF && [...present.keys()].some(saysWhat);
}
