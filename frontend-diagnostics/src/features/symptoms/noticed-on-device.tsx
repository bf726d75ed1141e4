import type { Schema } from '@sahaay/contracts';
import { useRef } from 'react';
import { useT } from '../../services.ts';
import { CareLevel } from './care-level.tsx';
import { isAskedFirst, useDiagnosis } from './diagnosis-state.ts';

/** Whether the server's answer calls for help or asks about danger itself. */
function saysSo({ triage, red_flags: flags, first_check: check = [] }: Schema<'Prediction'>): boolean {
  return triage?.level === 'emergency' || flags.some(isAskedFirst) || check.length > 0;
}

/**
 * The card of a danger that the learned reader noticed on the device alone, above an answer that says nothing of it, or where
 * no answer came.
 */
export function NoticedOnDevice() {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const { dangerSigns, stage, prediction } = useDiagnosis();
  const sign = dangerSigns.find(isAskedFirst);
  const isOver = stage === 'answered' || stage === 'failed';
  if (!sign || !isOver || (prediction && saysSo(prediction))) return null;
  const triage = { level: 'emergency' as const, advice: sign.title, steps: [...sign.steps], warning: null };
  return (
    <section aria-label={t('emergency.title')}>
      <CareLevel triage={triage} redFlags={[sign]} about="self" hasDoctors={false} headingRef={heading} />
    </section>
  );
}
