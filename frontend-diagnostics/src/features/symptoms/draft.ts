import { SYMPTOMS_MAX_LENGTH } from '@sahaay/contracts/constants';
import { draftsOf } from '@sahaay/contracts/drafts';
import { ABOUT, type About, type Details } from './details.ts';
import { NOBODY, useDiagnosis, type Diagnosis } from './diagnosis-state.ts';
import { readDetails } from './family.ts';
import type { DangerKind } from './kinds-of-danger.ts';

type Draft = Pick<Diagnosis, 'text' | 'consent' | 'about' | 'details'>;

/** More than can be sent may be typed, and is then told to be too long. */
const LONGEST = 4 * SYMPTOMS_MAX_LENGTH;
const EMPTY: Draft = { text: '', ...NOBODY };

/** What somebody has written of how they feel, and of the person in need, and has not sent. */
export const symptomDrafts = draftsOf('symptoms', readDraft);

function readDraft(found: unknown): Draft | undefined {
  if (!isRecord(found) || typeof found.text !== 'string' || !isRecord(found.details)) return undefined;
  const { text, details } = found;
  const told = ABOUT.map((about): readonly [About, Details] => {
    const typed = details[about];
    return [about, readDetails(isRecord(typed) ? typed : {})];
  });
  return {
    text: text.slice(0, LONGEST),
    consent: found.consent === true,
    about: ABOUT.find((one) => one === found.about) ?? EMPTY.about,
    details: { ...EMPTY.details, ...Object.fromEntries(told) },
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Puts back what this person had written before the page was loaded again, unless there is something new already. */
export function takeDraftUp(userId: string): void {
  const { text, prediction } = useDiagnosis.getState();
  if (text !== '' || prediction) return;
  const draft = symptomDrafts.kept(userId);
  if (draft) useDiagnosis.setState({ ...draft, restored: true });
}

/**
 * Keeps what is in the form, as long as it is not sent. What tells of violence or of wishing to die is not kept: others
 * may hold this phone.
 */
export function keepDraft(userId: string, danger: DangerKind | null): void {
  const { text, consent, about, details, stage, asked } = useDiagnosis.getState();
  const draft: Draft = { text, consent, about, details };
  const isSent = stage === 'answered' && text.trim() === asked;
  const isSecret = danger === 'violence' || danger === 'self_harm';
  if (isSent || isSecret || JSON.stringify(draft) === JSON.stringify(EMPTY)) symptomDrafts.forget();
  else symptomDrafts.keep(userId, draft);
}
